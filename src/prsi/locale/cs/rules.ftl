# Předvolby, pravidla a způsoby hry.
# Proměnná $cards ("german" nebo "french") říká, jaké karty má hráč před sebou; předává se vždy.

preset-prsi = Prší
preset-prsi-about = Jak se hraje nejčastěji: čtyři karty, sedmy, esa a měnění barvy.
preset-championship = Mistrovské prší
preset-championship-about = Stejné kolo jako v prší, jen body za karty jsou jiné. Na mistrovství se hraje na žetony.
preset-prsi-scored = Prší na body
preset-prsi-scored-about = Hraje se na body; poslední sedma ještě platí.
preset-mau-mau = Mau-Mau
preset-mau-mau-about = Pět karet, líže se jen z nouze a hlásí se Mau.
preset-mau-mau-52 = Mau-Mau s 52 kartami
preset-mau-mau-52-about = Velký balíček, až šest hráčů, nikdo nestojí.

option-deck = Balíček
option-deck-about = Kolik karet je ve hře.
option-deck-is-32 = 32 karet
option-deck-is-52 = 52 karet
option-deck-is-own = { $count ->
        [one] vlastní balíček, { $count } karta
        [few] vlastní balíček, { $count } karty
       *[other] vlastní balíček, { $count } karet
    }
option-players = Počet hráčů
option-players-about = Kolik lidí může hrát.
option-hand_size = Karet na začátku
option-hand_size-about = Kolik karet každý dostane.
option-start_effect = První karta platí
option-start_effect-about = Zvláštní karta otočená na začátku hned působí na prvního hráče.
option-start_wild = Měnič na začátku
option-start_wild-about = Co se stane, když se jako první karta otočí měnič.
option-start_wild-is-printed_suit = platí jeho barva
option-start_wild-is-redraw = otočí se jiná karta
option-wild = Měnič barvy
option-wild-about = Dává se na cokoli a přeje si barvu.
option-wild-is-Q = { $cards ->
        [french] dáma
       *[german] svršek
    }
option-wild-is-J = { $cards ->
        [french] kluk
       *[german] spodek
    }
option-wild_on_wild = Měnič na měnič
option-wild_on_wild-about = Na měnič se smí dát další měnič.
option-rank_wild = { $cards ->
        [french] Kluk si přeje hodnotu
       *[german] Spodek si přeje hodnotu
    }
option-rank_wild-about = Dává se na cokoli a určuje, jaká hodnota přijde na řadu.
option-stacking = Sedmy se sčítají
option-stacking-about = Na sedmu se smí dát sedma a další hráč líže o dvě víc.
option-king_of_spades = { $cards ->
        [french] Pikový král: líznout čtyři
       *[german] Zelený král: líznout čtyři
    }
option-king_of_spades-about = Další hráč líže čtyři karty.
option-skip = Karta, po které se stojí
option-skip-about = Hráč po ní jednou nehraje.
option-skip-is-none = žádná
option-skip-is-A = eso
option-skip-is-8 = osma
option-skip_answerable = Stání se dá přebít
option-skip_answerable-about = Kdo má stát, smí dát kartu stejné hodnoty a stojí až další hráč.
option-reverse = Devítka obrací směr
option-reverse-about = Po devítce se hraje na druhou stranu.
option-draw_when = Kdy se líže
option-draw_when-about = Jestli se smí líznout i s kartou, která sedí.
option-draw_when-is-any_time = kdykoli
option-draw_when-is-only_when_stuck = jen když nic nesedí
option-play_drawn_card = Líznout a hned zahrát
option-play_drawn_card-about = Když líznutá karta sedí, smí se hned zahrát.
option-multi_play = Víc stejných najednou
option-multi_play-about = V jednom tahu se smí dát víc karet stejné hodnoty.
option-finish = Poslední karta
option-finish-about = Čím se smí skončit.
option-finish-is-any = jakákoli
option-finish-is-not_seven_or_ace = ne sedma ani eso
option-finish-is-wild_only = jen měnič
option-finishing_penalty_draws = Poslední sedma ještě platí
option-finishing_penalty_draws-about = Když kolo končí sedmou, další hráč si ještě lízne.
option-comeback = Sedma vrací do hry
option-comeback-about = Kdo skončil, líže a hraje dál, když další hráč dá sedmu.
option-comeback-is-none = ne
option-comeback-is-hearts_seven = srdcová
option-comeback-is-any_seven = každá
option-play_on = Hraje se o další místa
option-play_on-about = Po prvním hrají ostatní dál, dokud karty nezůstanou jen jednomu.
option-call = Hlášení Mau
option-call-about = Kdo nenahlásí Mau, než mu zbude jedna karta, líže, pokud si toho někdo všimne.
option-call-is-none = nehlásí se
option-call-is-penalty = { $count ->
        [one] trest { $count } karta
        [few] trest { $count } karty
       *[other] trest { $count } karet
    }
option-turn_limit = Nejvíc tahů
option-turn_limit-about = Po tolika tazích kolo končí bez vítěze.

format-single = Jedno kolo
format-single-about = Kdo se první zbaví karet, vyhrává.
format-rounds_won = Na vyhraná kola
format-rounds_won-about = Vyhrává, kdo jako první vyhraje dohodnutý počet kol.
format-penalty_points = Na trestné body
format-penalty_points-about = Karty, které zůstanou v ruce, se počítají jako body. Když někdo dosáhne hranice, vyhrává, kdo jich má nejméně.
format-fewer_cards = O kartu méně
format-fewer_cards-about = Za každé vyhrané kolo dostává vítěz o kartu méně. Kdo by nedostal žádnou, vyhrává.
format-chips = Na žetony
format-chips-about = Kdo má po kole v ruce nejvíc bodů, ztrácí žeton. Bez žetonů se nehraje.

values-queens = { $cards ->
        [french] Dáma za 20
       *[german] Svršek za 20
    }
values-jacks = { $cards ->
        [french] Kluk za 20
       *[german] Spodek za 20
    }
values-czech = České bodování

# Proč tah nejde: jedna věta. Důvody jsou výčet RefusalReason, potom důvody stolu.

refused-not_understood = Takový tah neexistuje.
refused-round_over = Kolo už skončilo.
refused-not_in_round = V tomhle kole už nehraješ.
refused-not_your_turn = Teď hraje někdo jiný.
refused-not_in_hand = Tuhle kartu v ruce nemáš.
refused-does_not_fit = Tahle karta nesedí barvou ani hodnotou.
refused-wish_stands = Platí přání, tahle karta mu neodpovídá.
refused-wild_on_wild = Měnič se na měnič nedává.
refused-penalty_owed = Nejdřív vyřeš trest: přebij, nebo lízni.
refused-skip_owed = Teď se stojí: přebij kartou stejné hodnoty, nebo stůj.
refused-wish_missing = K měniči patří přání.
refused-wish_not_allowed = K téhle kartě přání nepatří.
refused-no_rank_to_wish = Není hodnota, kterou by si šlo přát.
refused-may_not_be_last = Tahle karta nesmí být poslední.
refused-one_card_only = Najednou jde dát jen jedna karta.
refused-one_rank_only = Najednou jdou dát jen karty stejné hodnoty.
refused-always_alone = Tahle karta se dává vždycky sama.
refused-drawn_card_only = Hrát jde jen právě líznutá karta.
refused-must_lay = Máš co zahrát, líznout teď nejde.
refused-nothing_to_draw = Není co líznout.
refused-nothing_owed = Teď se nic nedluží.
refused-whole_penalty = Trest se líže celý najednou.
refused-must_draw = Nejdřív si lízni.
refused-no_calls = U tohoto stolu se Mau nehlásí.
refused-call_not_due = Mau se hlásí před předposlední kartou.
refused-already_called = Mau už je zahlášené.
refused-no_window = Teď není na koho upozornit.
refused-own_window = Upozornit na sebe nejde.
refused-no_table = U žádného stolu se nehraje.
refused-table_running = U stolu se už hraje.
refused-bad_ruleset = Tahle pravidla nejdou dohromady.
refused-bad_seats = S tolika hráči se takhle hrát nedá.
refused-bad_values = Takhle se body za karty počítat nedají.
refused-bad_format = Takhle hrát nejde.
refused-bad_dealer = Ten, kdo má rozdávat, u stolu není.
refused-not_seated = U tohoto stolu nesedíš.
refused-not_playing = Kolo teď neběží.
refused-not_between_rounds = Další kolo se rozdá, až tohle skončí.
refused-match_not_over = Odveta přijde, až hra skončí.
refused-match_over = Hra už skončila.
refused-table_closed = Stůl je zavřený.
refused-paused = Hra má pauzu.
refused-stale = Mezitím se u stolu něco stalo, zkus to znovu.
refused-not_practice = To jde jen na jednom zařízení, ne u stolu na serveru.
refused-nothing_to_undo = Není co vrátit.
refused-no_secret = U tohoto stolu si tajemství zvolit nejde.
refused-no_finished_round = Ještě se nedohrálo žádné kolo.
