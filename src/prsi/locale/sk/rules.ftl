# Predvoľby, pravidlá a spôsoby hry.
# Premenná $cards ("german" alebo "french") hovorí, aké karty má hráč pred sebou; odovzdáva sa vždy.

preset-prsi = Prší
preset-prsi-about = Ako sa hrá najčastejšie: štyri karty, sedmy, esá a menenie farby.
preset-championship = Majstrovské prší
preset-championship-about = Rovnaké kolo ako v prší, karty však majú iné body. Na majstrovstvách sa hrá na žetóny.
preset-prsi-scored = Prší na body
preset-prsi-scored-about = Hrá sa na body; posledná sedma ešte platí.
preset-mau-mau = Mau-Mau
preset-mau-mau-about = Päť kariet, ťahá sa len z núdze a hlási sa Mau.
preset-mau-mau-52 = Mau-Mau s 52 kartami
preset-mau-mau-52-about = Veľký balíček, až šesť hráčov, nikto nestojí.

option-deck = Balíček
option-deck-about = Koľko kariet je v hre.
option-deck-is-32 = 32 kariet
option-deck-is-52 = 52 kariet
option-deck-is-own = { $count ->
        [one] vlastný balíček, { $count } karta
        [few] vlastný balíček, { $count } karty
       *[other] vlastný balíček, { $count } kariet
    }
option-players = Počet hráčov
option-players-about = Koľko ľudí môže hrať.
option-hand_size = Kariet na začiatku
option-hand_size-about = Koľko kariet každý dostane.
option-start_effect = Prvá karta platí
option-start_effect-about = Zvláštna karta otočená na začiatku hneď pôsobí na prvého hráča.
option-start_wild = Menič na začiatku
option-start_wild-about = Čo sa stane, keď sa ako prvá karta otočí menič.
option-start_wild-is-printed_suit = platí jeho farba
option-start_wild-is-redraw = otočí sa iná karta
option-wild = Menič farby
option-wild-about = Dáva sa na čokoľvek a želá si farbu.
option-wild-is-Q = { $cards ->
        [french] dáma
       *[german] svršok
    }
option-wild-is-J = { $cards ->
        [french] chlapec
       *[german] spodok
    }
option-wild_on_wild = Menič na menič
option-wild_on_wild-about = Na menič sa smie dať ďalší menič.
option-rank_wild = { $cards ->
        [french] Chlapec si želá hodnotu
       *[german] Spodok si želá hodnotu
    }
option-rank_wild-about = Dáva sa na čokoľvek a určuje, aká hodnota príde na rad.
option-stacking = Sedmy sa sčítavajú
option-stacking-about = Na sedmu sa smie dať sedma a ďalší hráč ťahá o dve viac.
option-king_of_spades = { $cards ->
        [french] Pikový kráľ: ťahať štyri
       *[german] Zelený kráľ: ťahať štyri
    }
option-king_of_spades-about = Ďalší hráč ťahá štyri karty.
option-skip = Karta, po ktorej sa stojí
option-skip-about = Ďalší hráč po nej raz nehrá.
option-skip-is-none = žiadna
option-skip-is-A = eso
option-skip-is-8 = osmička
option-skip_answerable = Státie sa dá prebiť
option-skip_answerable-about = Kto má stáť, smie dať kartu rovnakej hodnoty a stojí až ďalší hráč.
option-reverse = Deviatka obracia smer
option-reverse-about = Po deviatke sa hrá na druhú stranu.
option-draw_when = Kedy sa ťahá
option-draw_when-about = Či sa smie ťahať aj s kartou, ktorá sedí.
option-draw_when-is-any_time = kedykoľvek
option-draw_when-is-only_when_stuck = len keď nič nesedí
option-play_drawn_card = Potiahnuť a hneď zahrať
option-play_drawn_card-about = Keď potiahnutá karta sedí, smie sa hneď zahrať.
option-multi_play = Viac rovnakých naraz
option-multi_play-about = V jednom ťahu sa smie dať viac kariet rovnakej hodnoty.
option-finish = Posledná karta
option-finish-about = Čím sa smie skončiť.
option-finish-is-any = akákoľvek
option-finish-is-not_seven_or_ace = nie sedma ani eso
option-finish-is-wild_only = len menič
option-finishing_penalty_draws = Posledná sedma ešte platí
option-finishing_penalty_draws-about = Keď sa kolo končí sedmou, ďalší hráč si ešte potiahne.
option-comeback = Sedma vracia do hry
option-comeback-about = Kto skončil, ťahá a hrá ďalej, keď ďalší hráč dá sedmu.
option-comeback-is-none = nie
option-comeback-is-hearts_seven = srdcová
option-comeback-is-any_seven = každá
option-play_on = Hrá sa o ďalšie miesta
option-play_on-about = Po prvom hrajú ostatní ďalej, kým karty nezostanú len jednému.
option-call = Hlásenie Mau
option-call-about = Komu zostane jedna karta a nenahlási Mau, ten ťahá, ak si to niekto všimne.
option-call-is-none = nehlási sa
option-call-is-penalty = { $count ->
        [one] trest { $count } karta
        [few] trest { $count } karty
       *[other] trest { $count } kariet
    }
option-turn_limit = Najviac ťahov
option-turn_limit-about = Po toľkých ťahoch sa kolo končí bez víťaza.

format-single = Jedno kolo
format-single-about = Kto sa prvý zbaví kariet, vyhráva.
format-rounds_won = Na vyhrané kolá
format-rounds_won-about = Vyhráva, kto ako prvý vyhrá dohodnutý počet kôl.
format-penalty_points = Na trestné body
format-penalty_points-about = Karty, ktoré zostanú v ruke, sú body. Keď niekto dosiahne hranicu, vyhráva, kto ich má najmenej.
format-fewer_cards = O kartu menej
format-fewer_cards-about = Za každé vyhrané kolo dostáva víťaz o kartu menej. Kto by nedostal žiadnu, vyhráva.
format-chips = Na žetóny
format-chips-about = Kto má po kole v ruke najviac bodov, stráca žetón. Bez žetónov sa nehrá.

values-queens = { $cards ->
        [french] Dámy za 20
       *[german] Svršky za 20
    }
values-jacks = { $cards ->
        [french] Chlapci za 20
       *[german] Spodky za 20
    }
values-czech = České hodnoty

# Prečo ťah nejde: jedna veta. Dôvody sú výpočet RefusalReason, potom dôvody stola.

refused-not_understood = Taký ťah neexistuje.
refused-round_over = Kolo sa už skončilo.
refused-not_in_round = V tomto kole už nehráš.
refused-not_your_turn = Teraz hrá niekto iný.
refused-not_in_hand = Túto kartu v ruke nemáš.
refused-does_not_fit = Táto karta nesedí farbou ani hodnotou.
refused-wish_stands = Platí želanie, táto karta mu nezodpovedá.
refused-wild_on_wild = Menič sa na menič nedáva.
refused-penalty_owed = Najprv vyrieš trest: prebi, alebo ťahaj.
refused-skip_owed = Teraz sa stojí: prebi kartou rovnakej hodnoty, alebo stoj.
refused-wish_missing = K meniču patrí želanie.
refused-wish_not_allowed = K tejto karte želanie nepatrí.
refused-no_rank_to_wish = Nie je hodnota, ktorú by sa dalo želať.
refused-may_not_be_last = Táto karta nesmie byť posledná.
refused-one_card_only = Naraz sa dá dať len jedna karta.
refused-one_rank_only = Naraz sa dajú dať len karty rovnakej hodnoty.
refused-always_alone = Táto karta sa dáva vždy sama.
refused-drawn_card_only = Zahrať sa dá len práve potiahnutá karta.
refused-must_lay = Máš čo zahrať, ťahať sa teraz nedá.
refused-nothing_to_draw = Nie je čo ťahať.
refused-nothing_owed = Teraz sa nič nedlhuje.
refused-whole_penalty = Trest sa ťahá celý naraz.
refused-must_draw = Najprv si potiahni.
refused-no_calls = Pri tomto stole sa Mau nehlási.
refused-call_not_due = Mau sa hlási pred predposlednou kartou.
refused-already_called = Mau je už ohlásené.
refused-no_window = Teraz nie je koho vyzvať.
refused-own_window = Seba vyzvať nemôžeš.
refused-no_table = Pri žiadnom stole sa nehrá.
refused-table_running = Pri stole sa už hrá.
refused-bad_ruleset = Tieto pravidlá nejdú dokopy.
refused-bad_seats = S toľkými hráčmi sa takto hrať nedá.
refused-bad_values = Takéto body karty mať nemôžu.
refused-bad_format = Takto sa hrať nedá.
refused-bad_dealer = Ten, kto má rozdávať, pri stole nie je.
refused-not_seated = Pri tomto stole nesedíš.
refused-not_playing = Kolo teraz nebeží.
refused-not_between_rounds = Ďalšie kolo sa rozdá, keď sa toto skončí.
refused-match_not_over = Odveta príde, keď sa hra skončí.
refused-match_over = Hra sa už skončila.
refused-table_closed = Stôl je zatvorený.
refused-paused = Hra má prestávku.
refused-stale = Medzitým sa pri stole niečo stalo, skús to znova.
refused-not_practice = To ide len na jednom zariadení, nie pri stole na serveri.
refused-nothing_to_undo = Nie je čo vrátiť.
refused-no_secret = Pri tomto stole sa tajomstvo zvoliť nedá.
refused-no_finished_round = Ešte sa nedohralo žiadne kolo.
