# Majstrovstvá: ich plán.

plan-title = { $players ->
        [one] Majstrovstvá pre { $players } hráča
       *[other] Majstrovstvá pre { $players } hráčov
    }
plan-stage = Fáza
plan-players = Hráči
plan-tables = Stoly
plan-byes = Voľné žreby
plan-advance = Postúpia
plan-games = Partie ({ $chips } žetóny)
plan-minutes = Minúty
plan-round = { $number }. kolo
plan-round-byes = { $number }. kolo (medzikolo)
plan-semifinals = Semifinále
plan-final = Finále
plan-total = Spolu
plan-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
plan-decimal-luck = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
plan-facts = Stolov naraz: { $tables } · voľné žreby: { $byes } · vplyv žrebu: { $luck } (0 znamená, že žreb nikomu nepomôže)
plan-note = Partie a minúty sú priemer pri najpomalšom stole každej fázy; jedna partia trvá { $minutes } min, prestávky sa nerátajú. V semifinále a vo finále sú vždy tri žetóny.

# Prečo je plán taký.

plan-why-final = Všetci sa zmestia k jednému stolu, a tak sa hrá rovno finále.
plan-why-semifinals = Všetci sa zmestia do dvoch semifinále, a tak pred nimi netreba nijaké kolo.
plan-why-nine = Deväť hráčov je na semifinále o jedného priveľa. Traja preto hrajú o dve miesta a ostatní majú voľný žreb ({ $byes }); kto, to určí žrebovanie.
plan-why-even = Od každého stola postupujú dvaja a po poslednom kole ich zostane presne osem. V každom kole hrajú všetci, voľný žreb netreba.
plan-why-few = { $round }. kolo: { $players } hráčov zaplní len { $tables } stoly po štyroch alebo piatich, takže by ich postúpilo len { $left }. Do semifinále ich má byť osem, a preto sú v tomto kole voľné žreby: { $byes }.
plan-why-number = { $round }. kolo: keby hralo všetkých { $players } hráčov, postúpilo by ich { $left }. Odtiaľ sa k ôsmim dôjde len s voľnými žrebmi neskôr alebo s jedným kolom navyše. Preto sú voľné žreby už v tomto kole: { $byes }.
plan-why-range = { $round }. kolo: keby hralo všetkých { $players } hráčov, postúpilo by ich { $low } až { $high }. Odtiaľ sa k ôsmim dôjde len s voľnými žrebmi neskôr alebo s jedným kolom navyše. Preto sú voľné žreby už v tomto kole: { $byes }.

# Iné plány.

plan-alternatives = Iné plány
plan-no-alternative = Pre tento počet hráčov sa nijaký iný plán neoplatí.
plan-variant = Plán
plan-rounds = Priebeh (+ voľné žreby)
plan-at-once = Stolov naraz
plan-luck = Vplyv žrebu
plan-variant-best = Najlepší plán
plan-variant-byes_first = Všetky voľné žreby v prvom kole
plan-variant-table_of_three = Jeden stôl pre troch, bez voľných žrebov
plan-variant-table_of_six = Jeden stôl pre šiestich, bez voľných žrebov
plan-variant-semifinal_of_five = Všetci rovno do semifinále, jedno s piatimi hráčmi

# Zoznamy a výsledky, ako ich dáva server.

list-number = Číslo
list-name = Meno
list-shown = Na tabuli
list-born = Rok narodenia
list-note = Poznámka
list-paid = Zaplatené
list-present = Je tu
list-withdrawn = Odhlásené
list-state = Stav
list-state-registered = prihlásené
list-state-waiting = čaká na žrebovanie
list-state-playing = hrá
list-state-through = postupuje
list-state-out = dohrané
results-places = Poradie
results-place = Miesto
results-player = Hráč
results-reached = Kam až
results-running = Turnaj ešte beží. Poradie ukazuje, čo je už isté.
results-table = Stôl { $number }
results-chips = Žetóny
results-points = Body
results-games = Partií
results-advances = postupuje
results-wins = víťazí
results-no_show = neprítomnosť
results-left = odchod
results-disqualified = vylúčenie

# Čo server odmietne na stránkach majstrovstiev.

denied-no_championship = Taký turnaj tu nie je. Pozri sa, či kód sedí.
denied-wrong_key = Tento odkaz už neplatí alebo toto nedovoľuje. Nový má hlavný rozhodca.
denied-no_draw = Také žrebovanie tu nie je. Žrebovanie urobené ručne sa zopakovať nedá.
denied-bad_list = Toto nie je zoznam prihlášok. V každom riadku má byť meno a rok narodenia.
denied-bad_backup = Toto nie je záloha majstrovstiev, alebo je poškodená. Nič sa nezmenilo.
denied-longer_log = Tu je toho zapísané viac ako v zálohe. Nič sa nezmenilo.
denied-other_log = Tu sa pokračovalo inak ako v zálohe. Nič sa nezmenilo.
denied-code_taken = Pod týmto kódom tu beží iný turnaj. Nič sa nezmenilo.

## Prečo niečo nejde

championship-refused-not_allowed = Z tejto stránky sa to urobiť nedá. Smie to niekto iný, najskôr hlavný rozhodca.
championship-refused-other_table = Toto patrí k inému stolu.
championship-refused-unknown_entrant = Taký hráč medzi prihlásenými nie je.
championship-refused-unknown_table = Taký stôl v tomto kole nie je.
championship-refused-unknown_round = Také kolo v pláne nie je.
championship-refused-unknown_report = Tento zápis tu nie je alebo sa nedá vziať späť.
championship-refused-too_young = Hrať môže, kto sa narodil v roku { $expected } alebo skôr.
championship-refused-closed = Prihlasovanie sa už skončilo. Teraz môže niekoho pridať len hlavný rozhodca.
championship-refused-not_closed = Najprv treba uzavrieť prihlasovanie.
championship-refused-full = Viac záznamov sa sem už nezmestí.
championship-refused-blank = Chýba meno.
championship-refused-unreadable = Meno obsahuje znaky, ktoré nevidno alebo sa nedajú prečítať.
championship-refused-frozen = Turnaj sa už začal a toto sa od prvého žrebovania nemení.
championship-refused-no_plan = Najprv treba vybrať plán turnaja.
championship-refused-plan_differs = Tento plán by nevyšiel: počty kôl, stolov a postupujúcich na seba nenadväzujú.
championship-refused-round_not_over = Predchádzajúce kolo sa ešte neskončilo pri všetkých stoloch.
championship-refused-not_next = Toto teraz nie je na rade. Medzitým sa asi niečo zmenilo, pozri sa znova.
championship-refused-enough_present = Prítomných je dosť, tak sa žrebuje a hrá.
championship-refused-too_few_present = Nie je tu viac hráčov, než koľko ich postupuje. Niet čo žrebovať: postupujú všetci.
championship-refused-draw_not_announced = Toto žrebovanie ešte nebolo ohlásené.
championship-refused-roster_changed = Niekto z ohláseného zoznamu medzitým odišiel alebo bol vylúčený. Žrebovanie treba ohlásiť znova.
championship-refused-already_drawn = Toto kolo je už vyžrebované.
championship-refused-draw_refused = Takto sa žrebovať nedá.
championship-refused-typed_wrong = Prepísané žrebovanie nesedí: niekto chýba, je tam dvakrát, alebo má stôl zlý počet miest.
championship-refused-reason_needed = Napíš, prosím, dôvod. Zostane v zázname.
championship-refused-not_drawn = Toto kolo ešte nie je vyžrebované.
championship-refused-other_draw = Kolo sa medzitým žrebovalo znova a toto patrí k žrebovaniu, ktoré už neplatí.
championship-refused-already_called = Kolo je už vyvolané, čas beží.
championship-refused-not_called = Kolo ešte nikto nevyvolal, takže ani čas nebeží.
championship-refused-too_late = Meškanie sa dá ospravedlniť, len kým beží čas. Táto správa prišla až potom.
championship-refused-not_in_future = Nový čas musí byť neskôr než ten doterajší.
championship-refused-time_left = Čas ešte beží. Vyškrtnúť sa dá, až keď uplynie.
championship-refused-is_there = Tento hráč pri stole je.
championship-refused-not_playing = Tento hráč pri stole nehrá alebo už vypadol.
championship-refused-at_table = Tento hráč práve sedí pri stole. Jeho odchod zapíše rozhodca stola.
championship-refused-stale = Pri stole sa medzitým hralo ďalej. Pozri sa, ako to teraz je, a zadaj to znova.
championship-refused-bad_cards = Karty nesedia: niektorá je tam dvakrát, alebo body nezodpovedajú počtu kariet.
championship-refused-bad_values = Takto sa karty bodovať nedajú.
championship-refused-bad_names = Zadaní hráči nie sú tí, čo pri tomto stole sedia.
championship-refused-next_drawn = Ďalšie kolo je už vyžrebované. Teraz to môže opraviť len hlavný rozhodca.
championship-refused-not_over = Turnaj ešte nie je dohraný.
championship-refused-ended = Turnaj sa už skončil.
championship-refused-not_ended = To sa dá, až keď sa turnaj skončí.
championship-refused-no_prize = Túto cenu tu nikto nedostáva.
championship-refused-no_news = To už tu je zapísané.
championship-refused-other_place = Miesto konania sa medzitým zmenilo. Pozri sa, kde sa hrá teraz.
championship-refused-final_chips = V semifinále a vo finále má každý vždy tri žetóny.
championship-refused-offline = Server neodpovedal, a tak sa nevie, či sa to zapísalo. Skús to znova, dvakrát sa to nezapíše.
championship-refused-unavailable = Server to teraz nezvládne. O chvíľu to skús znova.
championship-refused-too_often = To bolo príliš rýchlo po sebe. Chvíľu počkaj.
championship-refused-key = Tento odkaz už neplatí. Nový má hlavný rozhodca.
championship-refused-unknown = Taký turnaj tu nie je.
championship-refused-garbled = Server tomu nerozumel. Načítaj stránku znova; čo čaká, zostane.

## Stránka rozhodcu stola

judge-title = Stôl { $table }
judge-round = { $kind ->
        [semifinal] Semifinále
        [final] Finále
       *[other] { $number }. kolo
    }
judge-aim = { $count ->
        [one] hrá sa, kým nezostane jeden
        [few] postupujú { $count }
       *[other] postupuje { $count }
    }
judge-aim-points = { $games ->
        [one] jedna partia na body
        [few] { $games } partie na body
       *[other] { $games } partií na body
    }
judge-no-table = Pri tomto stole sa teraz nehrá. Keď sa vyžrebuje, objaví sa tu sám.
judge-idle = Hrá sa ďalšie kolo a tento stôl v ňom nie je. Dole je, ako sa tu hralo naposledy.
judge-locked = Ďalšie kolo je vyžrebované, zápis je zamknutý. Opraviť ho môže hlavný rozhodca.
judge-players = Hráči
judge-seat = miesto { $number }
judge-chips = { $count ->
        [one] { $count } žetón
        [few] { $count } žetóny
       *[other] { $count } žetónov
    }
judge-sum = { $points } b.
judge-deals = rozdáva
judge-state-through = postupuje
judge-state-wins = víťazstvo
judge-out-chips = bez žetónov
judge-out-no_show = neprítomnosť
judge-out-left = odchod
judge-out-disqualified = vylúčenie
judge-link = Spojenie
judge-link-saved = Uložené
judge-link-sending = Odosiela sa.
judge-link-connecting = Pripája sa.
judge-link-offline = Bez spojenia.
judge-waiting = { $count ->
        [one] Čaká { $count } zápis.
        [few] Čakajú { $count } zápisy.
       *[other] Čaká { $count } zápisov.
    }
judge-waiting-list = Čo čaká
judge-offline-about = Zapisuj ďalej, odošle sa to samo.
judge-offline-reload = Stránku môžeš aj zavrieť, nič sa nestratí.
judge-offline-no-reload = Stránku teraz neobnovuj a nezatváraj: znova sa načíta len so spojením.
judge-not-stored = Tento prehliadač nič neukladá. Kým niečo čaká, nechaj stránku otvorenú.
judge-refused = Toto server neprijal
judge-refused-seen = Rozumiem
judge-closed-waiting = Čo tu čaká, sa nestratí: otvor na tomto telefóne nový odkaz stola a odošle sa to.
judge-entered = Zapísané.
judge-here-title = Kto je pri stole?
judge-here = tu
judge-missing = chýba
judge-not-called = Kolo ešte nikto nevyvolal, čas nebeží.
judge-time-left = Zostáva { $time }
judge-time-over = Čas vypršal
judge-strike = Vyškrtnúť pre neprítomnosť
judge-strike-title = Vyškrtnúť: { $name }
judge-strike-yes = Áno, vyškrtnúť
judge-untick-title = Predsa len chýba: { $name }?
judge-untick-about = Kto nie je odškrtnutý, keď čas uplynie, toho možno vyškrtnúť.
judge-time-unsure = Bez spojenia tento telefón nepozná presný čas; vyškrtnúť môže hlavný rozhodca.
judge-out-back = Kto je vyškrtnutý alebo odišiel, toho môže vrátiť do hry len hlavný rozhodca.
judge-foreign = Čo nebolo zapísané pri tomto stole, môže opraviť len hlavný rozhodca.
judge-dealer-title = Kto rozdáva ako prvý?
judge-dealer-about = Potom sa rozdávanie posúva v smere hodín.
judge-enter-game = Zapísať { $number }. partiu
judge-game-title = { $number }. partia
judge-correct-title = Oprava { $number }. partie
judge-who-won = Kto vyhral?
judge-winner = výhra
judge-left = Čo zostalo v ruke: { $name }
judge-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
judge-type-points = Radšej napísať body
judge-tap-cards = Radšej vybrať karty
judge-count = Počet kariet
judge-points = Body
judge-points-span = S toľkými kartami to môže byť { $low } až { $high } bodov.
judge-next = Ďalej
judge-check = Sedí to?
judge-loses = { $because ->
        [cards] Žetón stráca { $name }: rovnako bodov, ale viac kariet.
        [lot] Žetón stráca { $name }, rozhodol žreb.
       *[points] Žetón stráca { $name }
    }
judge-reason = Dôvod opravy (nepovinné)
judge-enter = Zapísať
judge-enter-grave = Pokračovať
judge-yes = Áno, zapísať
judge-change-out = { $count ->
        [one] Vypadáva { $names }
       *[other] Vypadávajú { $names }
    }
judge-change-back = { $count ->
        [one] Do hry sa vracia { $names }
       *[other] Do hry sa vracajú { $names }
    }
judge-change-lost = O žetón menej: { $names }
judge-change-regained = Žetón späť: { $names }
judge-change-through = { $count ->
        [one] Postupuje { $names }
       *[other] Postupujú { $names }
    }
judge-change-wins = { $count ->
        [one] Víťaz finále: { $names }
       *[other] Víťazi finále: { $names }
    }
judge-change-nobody = Od tohto stola nepostupuje nikto.
judge-change-reopened = Stôl zase nebude dohraný.
judge-change-tied = Rovnako bodov aj kariet, žrebujú { $names }
judge-change-clash = Potom by si zápisy odporovali. Ďalšie partie bude treba opraviť.
judge-change-none = Na žetónoch sa nič nezmení.
judge-change-unknown = Čo presne sa stane, tento telefón vypočítať nedokáže. Skontroluj zápis a potom ho potvrď.
judge-lot-title = Žreb po { $number }. partii
judge-lot-about = Žrebujú { $names }: zamiešaj celý balíček, každý si vezme jednu kartu a kto má najvyššiu, stráca žetón.
judge-lot-do = Zapísať žreb
judge-lot-whose = Čia karta
judge-lot-card = Vytiahnutá karta: { $name }
judge-lot-none = vyber kartu
judge-lot-again = Zase rovnako: znova žrebujú { $names }
judge-lot-enter = Zapísať žreb
judge-over = Dohrané
judge-over-points = Všetky partie sú zapísané: { $names }
judge-games = Partie
judge-game = { $number }. { $name }
judge-lost = { $because ->
        [cards] Žetón stráca { $name } (viac kariet)
        [lot] Žetón stráca { $name } (žreb)
       *[points] Žetón stráca { $name }
    }
judge-lost-out = bol to posledný
judge-correct = Opraviť
judge-undo = Vziať späť { $number }. partiu
judge-undo-title = Vziať späť { $number }. partiu?
judge-undo-yes = Áno, vziať späť
judge-more = Pri stole sa niečo deje
judge-call = Zavolať hlavného rozhodcu
judge-called = Hlavný rozhodca: zavolané o { $time }.
judge-call-off = Už netreba
judge-warn = Napomenúť
judge-leaves = Niekto odchádza
judge-left-title = Odchod: { $name }
judge-left-about = Kto odíde, vypadáva. Rozohraná partia sa nepočíta.
judge-left-yes = Áno, odchádza
judge-own-name = Meno rozhodcu
judge-own-name-is = Zapisuje { $name }
judge-own-name-about = Meno vidí len hlavný rozhodca.
judge-whom = Koho sa to týka
judge-why = Za čo
judge-words = Pár slov (nepovinné)
judge-conduct-showing_cards = ukazovanie kariet
judge-conduct-advising = rady iným
judge-conduct-telling_hands = prezrádzanie, čo kto drží
judge-conduct-collusion = tajná dohoda
judge-conduct-tampering = zásah do kariet alebo žetónov
judge-conduct-delay = zdržiavanie
judge-conduct-cheating = podvod
judge-conduct-other = niečo iné
judge-dialog-warn = Napomenutie
judge-dialog-warn-yes = Zapísať napomenutie
judge-dialog-left = Kto odchádza?
judge-dialog-left-yes = Ďalej
judge-dialog-call = Zavolať hlavného rozhodcu
judge-dialog-call-yes = Zavolať
judge-dialog-judge = Kto zapisuje
judge-dialog-judge-yes = Uložiť
judge-trace = Všetky zápisy
judge-trace-dead = už neplatí
judge-by-here = tento telefón
judge-by-judge = rozhodca stola
judge-by-head = hlavný rozhodca
judge-said-game = { $number }. partia, výhra { $name }; zostalo: { $left }
judge-said-cards = { $name } { $cards }
judge-said-points = { $count ->
        [one] { $name } { $points } b. ({ $count } karta)
        [few] { $name } { $points } b. ({ $count } karty)
       *[other] { $name } { $points } b. ({ $count } kariet)
    }
judge-said-lot = Žreb po { $number }. partii: { $cards }
judge-said-out = { $why ->
        [no_show] { $name }: neprítomnosť.
        [left] { $name }: odchod.
       *[disqualified] { $name }: vylúčenie.
    }
judge-said-dealer = Prvý rozdáva { $name }
judge-said-back = { $count ->
        [one] Zápis vzatý späť.
       *[other] Zápisy vzaté späť ({ $count }).
    }
judge-said-here = { $name } je pri stole.
judge-said-missing = { $name } pri stole nie je.
judge-said-warned = Napomenutie: { $name }, { $conduct }
judge-said-called = Hlavný rozhodca: zavolané.
judge-said-judge = Zapisuje { $name }
judge-clash-title = { $number }. partia: zápisy nesedia
clash-differ = Dva zápisy tej istej partie hovoria každý niečo iné. Spýtaj sa hráčov a vyber ten správny.
clash-players = V zápise sú iní hráči než tí, čo boli podľa skorších partií v hre.
clash-lots_differ = Žreb je zapísaný dvakrát a zakaždým inak. Vyber ten správny.
clash-lot_players = Žrebovali iní hráči než tí, čo mali rovnako bodov aj kariet.
clash-after_end = Podľa skorších partií bol stôl už dohraný, a táto partia je navyše.
judge-clash-keep = Platí tento zápis
judge-clash-again = Zapísať { $number }. partiu znova
judge-clash-drop = Vziať späť, čo je navyše
