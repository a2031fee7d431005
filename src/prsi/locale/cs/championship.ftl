# Mistrovství: jeho plán.

plan-title = { $players ->
        [one] Mistrovství pro { $players } hráče
        [few] Mistrovství pro { $players } hráče
       *[other] Mistrovství pro { $players } hráčů
    }
plan-stage = Fáze
plan-players = Hráči
plan-tables = Stoly
plan-byes = Volné losy
plan-advance = Postoupí
plan-games = Partie ({ $chips } žetony)
plan-minutes = Minuty
plan-round = { $number }. kolo
plan-round-byes = { $number }. kolo (mezikolo)
plan-semifinals = Semifinále
plan-final = Finále
plan-total = Celkem
plan-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
plan-decimal-luck = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
plan-facts = Stolů najednou: { $tables } · volné losy: { $byes } · vliv losu: { $luck } (0 znamená, že los nikomu nepomůže)
plan-note = Partie a minuty jsou průměr u nejpomalejšího stolu každé fáze; jedna partie trvá { $minutes } min, přestávky se nepočítají. V semifinále a ve finále jsou vždy tři žetony.

# Proč je plán takový.

plan-why-final = Všichni se vejdou k jednomu stolu, a tak se hraje rovnou finále.
plan-why-semifinals = Všichni se vejdou do dvou semifinále, a tak před nimi není potřeba žádné kolo.
plan-why-nine = Devět hráčů je do semifinále o jednoho moc. Tři proto hrají o dvě místa a ostatní mají volný los ({ $byes }); kdo, to určí losování.
plan-why-even = Od každého stolu postupují dva a po posledním kole jich zbude přesně osm. V každém kole hrají všichni, volný los není potřeba.
plan-why-few = { $round }. kolo: { $players } hráčů zaplní jen { $tables } stoly po čtyřech nebo pěti, takže by jich postoupilo jen { $left }. Do semifinále jich má být osm, a proto jsou v tomto kole volné losy: { $byes }.
plan-why-number = { $round }. kolo: kdyby hrálo všech { $players } hráčů, postoupilo by jich { $left }. Odtud se k osmi dojde jen s volnými losy později nebo s jedním kolem navíc. Proto jsou volné losy už v tomto kole: { $byes }.
plan-why-range = { $round }. kolo: kdyby hrálo všech { $players } hráčů, postoupilo by jich { $low } až { $high }. Odtud se k osmi dojde jen s volnými losy později nebo s jedním kolem navíc. Proto jsou volné losy už v tomto kole: { $byes }.

# Jiné plány.

plan-alternatives = Jiné plány
plan-no-alternative = Pro tento počet hráčů se žádný jiný plán nevyplatí.
plan-variant = Plán
plan-rounds = Průběh (+ volné losy)
plan-at-once = Stolů najednou
plan-luck = Vliv losu
plan-variant-best = Nejlepší plán
plan-variant-byes_first = Všechny volné losy v prvním kole
plan-variant-table_of_three = Jeden stůl po třech, bez volných losů
plan-variant-table_of_six = Jeden stůl po šesti, bez volných losů
plan-variant-semifinal_of_five = Všichni rovnou do semifinále, jedno po pěti

# Seznamy a výsledky, jak je dává server.

list-number = Číslo
list-name = Jméno
list-shown = Na tabuli
list-born = Rok narození
list-note = Poznámka
list-paid = Zaplaceno
list-present = Je tady
list-withdrawn = Odhlášeno
list-state = Stav
list-state-registered = přihlášeno
list-state-waiting = čeká na losování
list-state-playing = hraje
list-state-through = postupuje
list-state-out = dohráno
results-places = Pořadí
results-place = Místo
results-player = Hráč
results-reached = Kam až
results-running = Turnaj ještě běží. Pořadí ukazuje, co už je jisté.
results-table = Stůl { $number }
results-chips = Žetony
results-points = Body
results-games = Partií
results-advances = postupuje
results-wins = vítězí
results-no_show = nepřítomnost
results-left = odchod
results-disqualified = vyloučení

# Co server odmítne na stránkách mistrovství.

denied-no_championship = Takový turnaj tu není. Podívej se, jestli kód sedí.
denied-wrong_key = Tenhle odkaz už neplatí, nebo na tohle nestačí. Nový ti dá hlavní rozhodčí.
denied-no_draw = Takové losování tu není. Losování udělané ručně se opakovat nedá.
denied-bad_list = Tohle není seznam přihlášek. Na každém řádku má být jméno a rok narození.
denied-bad_backup = Tohle není záloha mistrovství, nebo je poškozená. Nic se nezměnilo.
denied-longer_log = Tady je toho zapsáno víc než v záloze. Nic se nezměnilo.
denied-other_log = Tady se pokračovalo jinak než v záloze. Nic se nezměnilo.
denied-code_taken = Pod tímhle kódem tu běží jiný turnaj. Nic se nezměnilo.

## Proč něco nejde

championship-refused-not_allowed = Tohle z téhle stránky udělat nejde. Smí to někdo jiný, nejspíš hlavní rozhodčí.
championship-refused-other_table = Tohle patří k jinému stolu.
championship-refused-unknown_entrant = Takový hráč mezi přihlášenými není.
championship-refused-unknown_table = Takový stůl v tomhle kole není.
championship-refused-unknown_round = Takové kolo v plánu není.
championship-refused-unknown_report = Tenhle zápis tu není, nebo se vzít zpět nedá.
championship-refused-too_young = Hrát může, kdo se narodil v roce { $expected } nebo dřív.
championship-refused-closed = Přihlašování už skončilo. Teď může někoho přidat jen hlavní rozhodčí.
championship-refused-not_closed = Nejdřív je potřeba uzavřít přihlašování.
championship-refused-full = Víc záznamů už se sem nevejde.
championship-refused-blank = Chybí jméno.
championship-refused-unreadable = Jméno obsahuje znaky, které nejsou vidět nebo se nedají přečíst.
championship-refused-frozen = Turnaj už začal a tohle se od prvního losování nemění.
championship-refused-no_plan = Nejdřív je potřeba vybrat plán turnaje.
championship-refused-plan_differs = Tenhle plán by nevyšel: počty kol, stolů a postupujících na sebe nenavazují.
championship-refused-round_not_over = Předchozí kolo ještě neskončilo u všech stolů.
championship-refused-not_next = Tohle teď není na řadě. Mezitím se nejspíš něco změnilo, podívej se znovu.
championship-refused-enough_present = Přítomných je dost, tak se losuje a hraje.
championship-refused-too_few_present = Není tu víc hráčů, než kolik jich postupuje. Není co losovat: postupují všichni.
championship-refused-draw_not_announced = Tohle losování ještě nebylo ohlášené.
championship-refused-roster_changed = Někdo z ohlášeného seznamu mezitím odešel nebo byl vyloučen. Losování je potřeba ohlásit znovu.
championship-refused-already_drawn = Tohle kolo už je vylosované.
championship-refused-draw_refused = Takhle losovat nejde.
championship-refused-typed_wrong = Opsané losování nesedí: někdo chybí, je tam dvakrát, nebo má stůl špatný počet míst.
championship-refused-reason_needed = Napiš prosím důvod. Zůstane v záznamu.
championship-refused-not_drawn = Tohle kolo ještě není vylosované.
championship-refused-other_draw = Kolo se mezitím losovalo znovu a tohle patří k losování, které už neplatí.
championship-refused-already_called = Kolo už je vyvolané, čas běží.
championship-refused-not_called = Kolo ještě nikdo nevyvolal, takže ani čas neběží.
championship-refused-too_late = Omluvit zpoždění jde, jen dokud běží čas. Tahle omluva přišla až potom.
championship-refused-not_in_future = Nový čas musí být později než ten dosavadní.
championship-refused-time_left = Čas ještě běží. Vyškrtnout jde, až doběhne.
championship-refused-is_there = Tenhle hráč u stolu je.
championship-refused-not_playing = Tenhle hráč u stolu nehraje nebo už vypadl.
championship-refused-at_table = Tenhle hráč zrovna sedí u stolu. Jeho odchod zapíše rozhodčí stolu.
championship-refused-stale = U stolu se mezitím hrálo dál. Podívej se, jak to teď stojí, a zadej to znovu.
championship-refused-bad_cards = Karty nesedí: některá je tam dvakrát, nebo body neodpovídají počtu karet.
championship-refused-bad_values = Takhle se body za karty počítat nedají.
championship-refused-bad_names = Zadaní hráči nejsou ti, kdo u tohoto stolu sedí.
championship-refused-next_drawn = Další kolo už je vylosované. Teď to může opravit jen hlavní rozhodčí.
championship-refused-not_over = Turnaj ještě není dohraný.
championship-refused-ended = Turnaj už skončil.
championship-refused-not_ended = To jde, až když turnaj skončí.
championship-refused-no_prize = Tuhle cenu tady nikdo nedostává.
championship-refused-no_news = To už tu je zapsané.
championship-refused-other_place = Místo konání se mezitím změnilo. Podívej se, kde se hraje teď.
championship-refused-final_chips = V semifinále a ve finále má každý vždycky tři žetony.
championship-refused-offline = Server neodpověděl, a tak se neví, jestli se to zapsalo. Zkus to znovu, dvakrát se to nezapíše.
championship-refused-unavailable = Server to teď nezvládne. Za chvíli to zkus znovu.
championship-refused-too_often = To bylo příliš rychle po sobě. Chvilku počkej.
championship-refused-key = Tenhle odkaz už neplatí. Nový ti dá hlavní rozhodčí.
championship-refused-unknown = Takový turnaj tu není.
championship-refused-garbled = Server tomu nerozuměl. Načti stránku znovu; co čeká, zůstane.

## Stránka rozhodčího stolu

judge-title = Stůl { $table }
judge-round = { $kind ->
        [semifinal] Semifinále
        [final] Finále
       *[other] { $number }. kolo
    }
judge-aim = { $count ->
        [one] hraje se, dokud nezbude jeden
        [few] postupují { $count }
       *[other] postupuje { $count }
    }
judge-aim-points = { $games ->
        [one] jedna partie na body
        [few] { $games } partie na body
       *[other] { $games } partií na body
    }
judge-no-table = U tohoto stolu se teď nehraje. Až se vylosuje, objeví se tu sám.
judge-idle = Hraje se další kolo a tenhle stůl v něm není. Dole je, jak se tu hrálo naposledy.
judge-locked = Další kolo je vylosované, zápis je zamčený. Opravit ho může hlavní rozhodčí.
judge-players = Hráči
judge-seat = místo { $number }
judge-chips = { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
judge-sum = { $points } b.
judge-deals = rozdává
judge-state-through = postupuje
judge-state-wins = vítězství
judge-out-chips = bez žetonů
judge-out-no_show = nepřítomnost
judge-out-left = odchod
judge-out-disqualified = vyloučení
judge-link = Spojení
judge-link-saved = Uloženo
judge-link-sending = Odesílá se.
judge-link-connecting = Připojuje se.
judge-link-offline = Bez spojení.
judge-waiting = { $count ->
        [one] Čeká { $count } zápis.
        [few] Čekají { $count } zápisy.
       *[other] Čeká { $count } zápisů.
    }
judge-waiting-list = Co čeká
judge-offline-about = Zapisuj dál, odešle se to samo.
judge-offline-reload = Stránku můžeš i zavřít, nic se neztratí.
judge-offline-no-reload = Stránku teď neobnovuj a nezavírej: znovu načíst ji jde jen se spojením.
judge-not-stored = Tenhle prohlížeč nic neukládá. Dokud něco čeká, nech stránku otevřenou.
judge-refused = Tohle server nevzal
judge-refused-seen = Rozumím
judge-closed-waiting = Co tu čeká, se neztratí: otevři na tomhle telefonu nový odkaz stolu a odešle se to.
judge-entered = Zapsáno.
judge-here-title = Kdo je u stolu?
judge-here = tady
judge-missing = chybí
judge-not-called = Kolo ještě nikdo nevyvolal, čas neběží.
judge-time-left = Zbývá { $time }
judge-time-over = Čas vypršel
judge-strike = Vyškrtnout pro nepřítomnost
judge-strike-title = Vyškrtnout: { $name }
judge-strike-yes = Ano, vyškrtnout
judge-untick-title = Přece jen chybí: { $name }?
judge-untick-about = Kdo není odškrtnutý, až čas doběhne, toho jde vyškrtnout.
judge-time-unsure = Bez spojení tenhle telefon nezná přesný čas; vyškrtnout může hlavní rozhodčí.
judge-out-back = Kdo je vyškrtnutý nebo odešel, toho může vrátit do hry jen hlavní rozhodčí.
judge-foreign = Co nebylo zapsáno u tohoto stolu, může opravit jen hlavní rozhodčí.
judge-dealer-title = Kdo rozdává jako první?
judge-dealer-about = Potom se rozdávání posouvá po směru hodinových ručiček.
judge-enter-game = Zapsat { $number }. partii
judge-game-title = { $number }. partie
judge-correct-title = Oprava { $number }. partie
judge-who-won = Kdo vyhrál?
judge-winner = výhra
judge-left = Co zbylo v ruce: { $name }
judge-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
judge-type-points = Raději napsat body
judge-tap-cards = Raději vybrat karty
judge-count = Počet karet
judge-points = Body
judge-points-span = S tolika kartami to může být { $low } až { $high } bodů.
judge-next = Dál
judge-check = Sedí to?
judge-loses = { $because ->
        [cards] Žeton ztrácí { $name }: stejně bodů, ale víc karet.
        [lot] Žeton ztrácí { $name }, rozhodl los.
       *[points] Žeton ztrácí { $name }
    }
judge-reason = Důvod opravy (nepovinné)
judge-enter = Zapsat
judge-enter-grave = Pokračovat
judge-yes = Ano, zapsat
judge-change-out = { $count ->
        [one] Vypadává { $names }
       *[other] Vypadávají { $names }
    }
judge-change-back = { $count ->
        [one] Do hry se vrací { $names }
       *[other] Do hry se vracejí { $names }
    }
judge-change-lost = O žeton méně: { $names }
judge-change-regained = Žeton zpátky: { $names }
judge-change-through = { $count ->
        [one] Postupuje { $names }
       *[other] Postupují { $names }
    }
judge-change-wins = { $count ->
        [one] Vítěz finále: { $names }
       *[other] Vítězové finále: { $names }
    }
judge-change-nobody = Od tohoto stolu nepostupuje nikdo.
judge-change-reopened = Stůl zase nebude dohraný.
judge-change-tied = Stejně bodů i karet, losují { $names }
judge-change-clash = Pak by si zápisy odporovaly. Další partie bude potřeba opravit.
judge-change-none = Na žetonech se nic nezmění.
judge-change-unknown = Co přesně se stane, tenhle telefon spočítat nedokáže. Zkontroluj zápis a pak ho potvrď.
judge-lot-title = Los po { $number }. partii
judge-lot-about = Losují { $names }: zamíchej celý balíček a každý si vezme jednu kartu. Kdo má nejvyšší, ztrácí žeton.
judge-lot-do = Zapsat los
judge-lot-whose = Čí karta
judge-lot-card = Vytažená karta: { $name }
judge-lot-none = vyber kartu
judge-lot-again = Zase stejně: znovu losují { $names }
judge-lot-enter = Zapsat los
judge-over = Dohráno
judge-over-points = Všechny partie jsou zapsané: { $names }
judge-games = Partie
judge-game = { $number }. { $name }
judge-lost = { $because ->
        [cards] Žeton ztrácí { $name } (víc karet)
        [lot] Žeton ztrácí { $name } (los)
       *[points] Žeton ztrácí { $name }
    }
judge-lost-out = byl to poslední
judge-correct = Opravit
judge-undo = Vzít zpět { $number }. partii
judge-undo-title = Vzít zpět { $number }. partii?
judge-undo-yes = Ano, vzít zpět
judge-more = U stolu se něco děje
judge-call = Zavolat hlavního rozhodčího
judge-called = Hlavní rozhodčí: zavoláno v { $time }.
judge-call-off = Už není potřeba
judge-warn = Napomenout
judge-leaves = Někdo odchází
judge-left-title = Odchod: { $name }
judge-left-about = Kdo odejde, vypadává. Rozehraná partie se nepočítá.
judge-left-yes = Ano, odchází
judge-own-name = Jméno rozhodčího
judge-own-name-is = Zapisuje { $name }
judge-own-name-about = Jméno vidí jen hlavní rozhodčí.
judge-whom = Koho se to týká
judge-why = Za co
judge-words = Pár slov (nepovinné)
judge-conduct-showing_cards = ukazování karet
judge-conduct-advising = rady jiným
judge-conduct-telling_hands = prozrazování, co kdo drží
judge-conduct-collusion = domluva
judge-conduct-tampering = zásah do karet nebo žetonů
judge-conduct-delay = zdržování
judge-conduct-cheating = podvod
judge-conduct-other = něco jiného
judge-dialog-warn = Napomenutí
judge-dialog-warn-yes = Zapsat napomenutí
judge-dialog-left = Kdo odchází?
judge-dialog-left-yes = Dál
judge-dialog-call = Zavolat hlavního rozhodčího
judge-dialog-call-yes = Zavolat
judge-dialog-judge = Kdo zapisuje
judge-dialog-judge-yes = Uložit
judge-trace = Všechny zápisy
judge-trace-dead = už neplatí
judge-by-here = tento telefon
judge-by-judge = rozhodčí stolu
judge-by-head = hlavní rozhodčí
judge-said-game = { $number }. partie, výhra { $name }; zbylo: { $left }
judge-said-cards = { $name } { $cards }
judge-said-points = { $count ->
        [one] { $name } { $points } b. ({ $count } karta)
        [few] { $name } { $points } b. ({ $count } karty)
       *[other] { $name } { $points } b. ({ $count } karet)
    }
judge-said-lot = Los po { $number }. partii: { $cards }
judge-said-out = { $why ->
        [no_show] { $name }: nepřítomnost.
        [left] { $name }: odchod.
       *[disqualified] { $name }: vyloučení.
    }
judge-said-dealer = První rozdává { $name }
judge-said-back = { $count ->
        [one] Zápis vzatý zpět.
       *[other] Zápisy vzaté zpět ({ $count }).
    }
judge-said-here = { $name } je u stolu.
judge-said-missing = { $name } u stolu není.
judge-said-warned = Napomenutí: { $name }, { $conduct }
judge-said-called = Hlavní rozhodčí: zavoláno.
judge-said-judge = Zapisuje { $name }
judge-clash-title = { $number }. partie: zápisy nesedí
clash-differ = Dva zápisy téže partie říkají každý něco jiného. Zeptej se hráčů a vyber ten správný.
clash-players = V zápisu jsou jiní hráči, než kdo byl podle dřívějších partií ve hře.
clash-lots_differ = Los je zapsaný dvakrát a pokaždé jinak. Vyber ten správný.
clash-lot_players = Losovali jiní hráči, než kdo měl stejně bodů i karet.
clash-after_end = Podle dřívějších partií byl stůl už dohraný, a tahle partie je navíc.
judge-clash-keep = Platí tenhle zápis
judge-clash-again = Zapsat { $number }. partii znovu
judge-clash-drop = Vzít zpět, co je navíc
