# Stránky prihlasovacieho stolíka a hlavného rozhodcu.

office-done = Hotovo.
office-print = Vytlačiť
office-reason = Dôvod
office-views = Časti stránky
office-waits = { $count ->
        [one] čaká { $count } vec
        [few] čakajú { $count } veci
       *[other] čaká { $count } vecí
    }

## Stolík

desk-title = Prihlasovací stolík
desk-view-register = Prihlásiť
desk-view-roll = Kto je tu
desk-view-lists = Zoznamy
desk-view-prizes = Ceny
desk-registered = Prihlásení
desk-present = Sú tu
desk-paid = Zaplatené
desk-expected = Má sa vybrať od prítomných
desk-name = Meno
desk-born = Rok narodenia
desk-age = Narodení v roku { $year } alebo skôr, tento rok teda aspoň { $age ->
        [one] { $age } rok
        [few] { $age } roky
       *[other] { $age } rokov
    }.
desk-young = To je málo: hrať môže, kto má tento rok aspoň { $age ->
        [one] { $age } rok
        [few] { $age } roky
       *[other] { $age } rokov
    }, teda kto sa narodil v roku { $year } alebo skôr.
desk-more = Meno na tabuli, poznámka
desk-shown = Meno na tabuli
desk-shown-about = Prázdne: krstné meno a prvé písmeno priezviska.
desk-note = Poznámka
desk-note-about = Napríklad telefón. Vidí ju len stolík a hlavný rozhodca.
desk-here = Je tu
desk-pays = Platí teraz { $amount }
desk-register = Prihlásiť
desk-registered-as = Číslo { $number }: { $name }
desk-number-later = { $name } je na zozname. Číslo sa ukáže, keď sa spojenie obnoví.
desk-still-open = { $name } už je na zozname, ale platba a príchod ešte zapísané nie sú. Potvrď formulár znova.
desk-twin = { $name } s rovnakým rokom narodenia tu už je pod číslom { $number }. Je to ten istý človek?
desk-twice = Nie, niekto iný: prihlásiť
desk-twin-mark = dvakrát?
desk-twin-about = Je tu ešte jedna prihláška s rovnakým menom a rokom. Ak je to ten istý človek, jednu z nich odhlás.
desk-closed = Prihlasovanie je uzavreté. Do prvého žrebovania môže niekoho pridať ešte hlavný rozhodca.
desk-begun = Turnaj sa už začal. Prihlásiť sa už nedá.
desk-last = Naposledy prihlásený hráč
desk-is-here = Je tu
desk-not-here = nie je tu
desk-has-paid = zaplatené: { $amount }
desk-slip = Vlastná stránka
desk-slip-title = { $number } · { $name }
desk-slip-about = Tvoja vlastná stránka: miesto, čas, stôl a žetóny. Kód si nechaj.
desk-search = Hľadať
desk-search-about = Napíš meno alebo číslo. Enter odškrtne toho, kto sa našiel.
desk-which = Ukázať
desk-which-all = Všetkých
desk-which-missing = Chýbajú: { $count }
desk-which-here = Sú tu: { $count }
desk-which-unpaid = Nezaplatili
desk-roll-about = Kto je tu odškrtnutý, bude v prvom žrebovaní.
desk-roll-table = Kolo je vyžrebované: kto je odškrtnutý, sedí pri stole.
desk-tick = Je tu
desk-untick = Predsa len tu nie je
desk-here-name = { $name } je tu
desk-said-here = { $name } je tu.
desk-said-away = { $name } tu nie je.
desk-nobody = Ešte sa nikto neprihlásil.
desk-nobody-found = Také meno ani číslo tu nie je.
desk-late = neskoro
desk-withdrawn = odhlásené
desk-at-table = stôl { $table }
desk-number = Č.
desk-paid-short = Zaplatené
desk-pay = { $amount }
desk-pay-name = { $name } platí { $amount }
desk-pay-back = Vrátiť štartovné
desk-on-board = Na tabuli: { $name }
desk-edit = Opraviť
desk-save = Uložiť
desk-withdraw = Odhlásiť
desk-withdraw-title = { $name }: odhlásiť?
desk-withdraw-about = Prihláška zostane v zozname prečiarknutá a v žiadnom žrebovaní už nebude.
desk-come-back = Vziať odhlásenie späť
desk-come-back-title = { $name }: vrátiť medzi prihlásených?
desk-come-back-about = Prihláška zase platí.
desk-print-title = Zoznam hráčov
desk-print-about = Na papier, alebo ako tabuľka.
desk-export = Tabuľka (CSV)
desk-import-title = Nahrať zoznam
desk-import-about = Tabuľka (CSV), v každom riadku meno a rok narodenia. Najprv sa len prezrie; nič sa nestane, kým to nepotvrdíš.
desk-import-file = Súbor
desk-import-clean = Všetky riadky sú v poriadku.
desk-import-faults = { $count ->
        [one] { $count } riadok má chybu a vynechá sa:
        [few] { $count } riadky majú chybu a vynechajú sa:
       *[other] { $count } riadkov má chybu a vynechá sa:
    }
desk-import-twins = { $count ->
        [one] { $count } hráč už je prihlásený alebo je v zozname dvakrát:
        [few] { $count } hráči už sú prihlásení alebo sú v zozname dvakrát:
       *[other] { $count } hráčov už je prihlásených alebo je v zozname dvakrát:
    }
desk-import-known = { $count ->
        [one] { $count } riadok už bol nahraný skôr.
        [few] { $count } riadky už boli nahrané skôr.
       *[other] { $count } riadkov už bolo nahraných skôr.
    }
desk-import-skip = Týchto vynechať
desk-import-take = Prihlásiť ich
desk-import-taken = { $count ->
        [one] Prihlásený { $count } hráč.
        [few] Prihlásení { $count } hráči.
       *[other] Prihlásených { $count } hráčov.
    }
desk-line = Riadok { $line }:
desk-lines-more = a ďalších { $count }
desk-line-name = Meno chýba, alebo je príliš dlhé ({ $found }).
desk-line-born = Má tu byť rok, napríklad 1990, a je tu: { $found }.
desk-line-shown = Meno na tabuli je príliš dlhé ({ $found }).
desk-line-note = Poznámka je príliš dlhá ({ $found }).
desk-line-twin = { $found } už tu je.
desk-unseen-title = Kto ešte nevie, kde sa hrá
desk-unseen-about = Nie všetci na svojej stránke videli, že sa hrá tu: { $place }. Zavolaj im a odškrtni, kto to už vie.
desk-unseen-none = Vedia to všetci.
desk-told = Už vie
desk-told-name = { $name } už vie, kde sa hrá
desk-prizes-later = Ceny sa odovzdávajú, keď je turnaj dohraný.
desk-prizes-about = Odškrtni, čo už je odovzdané.
desk-prize-cup = Pohár
desk-prize-medal = Medaila
desk-prize-diploma = Diplom
desk-prize-name = { $prize }: { $name }

## Hlavný rozhodca: čo je teraz na rade

console-title = Hlavný rozhodca
console-view-now = Teraz
console-view-tables = Stoly
console-view-people = Hráči
console-view-say = Oznamy
console-view-log = Záznam
console-view-safe = Kódy a záloha
console-registration = Prihlasovanie beží
console-registration-about = Prihlásení: { $count }, sú tu: { $present }. Keď tu budú všetci, uzavri prihlasovanie a vyber plán.
console-register-page = Prihláška
console-close = Uzavrieť prihlasovanie
console-close-about = Sám sa už nikto neprihlási. Pridať niekoho môžeš až do prvého žrebovania a prihlasovanie sa dá aj znova otvoriť.
console-reopen = Znova otvoriť prihlasovanie
console-plans = Vyber plán
console-plans-about = Sú tu: { $present }, prihlásení: { $registered }. Najlepší plán je prvý.
console-plan-players = Pre koľko hráčov
console-plan-byes = { $count ->
        [one] + { $count } voľný žreb
        [few] + { $count } voľné žreby
       *[other] + { $count } voľných žrebov
    }
console-plan-time = Čas bez prestávok
console-plan-minutes = { $minutes } min
console-plan-hours = { $hours } h { $minutes } min
console-plan-choose = Vybrať tento plán
console-publish-title = Zverejniť plán?
console-publish = Zverejniť
console-publish-about = Uvidia ho všetci. Do prvého žrebovania môžeš vybrať iný; od tej chvíle už kolá, stoly a voľné žreby platia.
console-replan = Vybrať iný plán
console-course = Plán
console-stage-about = Hráči: { $players }, stoly: { $tables }, voľné žreby: { $byes }
console-chips = { $count ->
        [one] { $count } žetón
        [few] { $count } žetóny
       *[other] { $count } žetónov
    }
console-chips-of = Žetóny: { $stage }
console-draw-title = Žrebovanie: { $stage }
console-draw-about = Hráči: { $present }, stoly: { $tables }, voľné žreby: { $byes }.
console-draw-missing = { $count ->
        [one] { $count } prihlásený nie je odškrtnutý medzi prítomnými a v žrebovaní nebude.
        [few] { $count } prihlásení nie sú odškrtnutí medzi prítomnými a v žrebovaní nebudú.
       *[other] { $count } prihlásených nie je odškrtnutých medzi prítomnými a v žrebovaní nebude.
    }
console-draw-how = Ako
console-draw-here = Žrebovať tu
console-draw-typed = Vyžrebované ručne
console-source = Hodnota, ktorá ešte len príde
console-source-about = Čo uvidia všetci, ale zatiaľ to nevie nikto? Z toho sa žrebovanie vypočíta.
console-source-example = tri kocky po sebe, napríklad 3 5 1
console-source-first = Najprv napíš, z čoho sa bude žrebovať.
console-redraw-first = Najprv napíš, prečo sa žrebuje znova.
console-announce = Ohlásiť žrebovanie
console-begin = Začať turnaj?
console-begin-about = Prvým žrebovaním sa turnaj začína: plán, počty bodov za karty a spôsob hry sa už nezmenia a nikto ďalší sa neprihlási.
console-all-advance = Postupujú všetci
console-all-advance-about = Prítomných: { $present }. Z tohto kola ich postupuje { $advance }, takže niet čo hrať.
console-all-advance-confirm = { $count ->
        [one] { $count } hráč postupuje hneď a nič sa nehrá
        [few] { $count } hráči postupujú hneď a nič sa nehrá
       *[other] { $count } hráčov postupuje hneď a nič sa nehrá
    }. Vziať späť sa to nedá.
console-redraw = Žrebovať znova
console-redraw-title = Žrebovať znova: { $stage }
console-redraw-about = Bude to { $attempt }. žrebovanie. Všetci uvidia, že sa žrebovalo znova a prečo.
console-redraw-reason = Prečo sa žrebuje znova?
console-attempt = { $attempt }. žrebovanie
console-reveal-title = Žrebovanie je ohlásené: { $stage }
console-reveal-about = Odtlačok dole je verejný: žrebovanie už nikto nezmení. Nech hodnota padne pred všetkými, a potom ju napíš.
console-commitment = Odtlačok
console-value = Hodnota
console-reveal = Žrebovať
console-reveal-confirm = Je to naozaj ono?
console-reveal-confirm-about = Z toho sa žrebuje a hneď to uvidia všetci. Vziať späť sa to nedá.
console-screen = Plátno
console-typed-about = Napíš čísla hráčov: pre každý stôl jeden riadok, v poradí miest.
console-typed-strange = Nikto z prítomných tieto čísla nemá: { $numbers }
console-typed-twice = Je tu dvakrát: { $names }
console-typed-missing = { $count ->
        [one] Chýba { $count }:
        [few] Chýbajú { $count }:
       *[other] Chýba { $count }:
    }
console-typed-do = Uložiť toto žrebovanie
console-typed-confirm = Hneď to uvidia všetci. Stolov: { $tables }, voľných žrebov: { $byes }. Máš to skontrolované?
console-drawn = Vyžrebované: { $stage }
console-drawn-about = Stoly sú na tabuli. Vyvolaj kolo, keď každý nájde svoje miesto; potom pobeží čas, { $minutes } min.
console-call = Vyvolať kolo
console-call-title = { $stage }: vyvolať?
console-call-about = Od tejto chvíle má každý { $minutes } min na to, aby prišiel k stolu.

## Hlavný rozhodca: kolo

console-table = Stôl { $table }
console-tables-over = Dohrané stoly: { $over } z { $all }
console-missing = { $count ->
        [one] Ešte { $count } hráč nie je pri stole
        [few] Ešte { $count } hráči nie sú pri stole
       *[other] Ešte { $count } hráčov nie je pri stole
    }
console-time-left = zostáva { $time }
console-time-over = čas vypršal
console-arrived = Je tu
console-arrived-name = Je tu: { $name }
console-away = ešte chýba
console-all-there = Všetci sú pri stoloch.
console-excuse = Ospravedlniť
console-excuse-name = Ospravedlniť: { $name }
console-excuse-about = Len z vážneho dôvodu a len ak správa prišla, kým bežal čas.
console-noticed = Správa prišla o
console-decision = Rozhodnutie
console-granted = Viac času
console-not-granted = Nie
console-more-minutes = O koľko minút
console-until = Do { $time }
console-excuse-save = Uložiť rozhodnutie
console-extend = Viac času pre všetkých
console-strike = Vyškrtnúť
console-strike-name = Vyškrtnúť: { $name }
console-strike-about = Miesto pri stole { $table } zostane prázdne a počíta sa, akoby niekto vypadol.
console-call-of = Stôl { $table } ťa volá
console-open-table = Otvoriť stôl
console-answer = Vyriešené
console-answer-save = Uložiť
console-answer-decision = Ako sa rozhodlo
console-unheard = { $count ->
        [one] Pri stole { $tables } uplynul čas
       *[other] Pri stoloch { $tables } uplynul čas
    }
console-unheard-about = Niekto tam nie je odškrtnutý. Kým telefón rozhodcu nemá spojenie, program nikoho nevyškrtne: pozri sa tam a rozhodni nižšie.
console-clash = Stôl { $table }, { $number }. partia: zápisy si odporujú
console-clash-decided = rozhodol hlavný rozhodca
console-entry = Zápis { $letter }
console-had = { $count ->
        [one] body: { $points }, { $count } karta
        [few] body: { $points }, { $count } karty
       *[other] body: { $points }, { $count } kariet
    }
console-keep = Platí tento
console-drop = Vziať späť
console-won = Vyhráva { $name }
console-lost = Žetón stráca { $name },
console-because-points = najviac bodov
console-because-cards = najviac kariet
console-because-lot = žrebom
console-all-tables = Všetky stoly
console-round = Kolo
console-unplayed = V tomto kole sa nehralo: postúpili všetci.
console-no-tables = Ešte nie je vyžrebované žiadne kolo.
console-players = Hráči
console-deals = rozdáva
console-first-dealer = Kto rozdáva prvý
console-choose = vyber
console-judge = Rozhodca pri tomto stole
console-save = Uložiť
console-games = Partie
console-no-games = Zatiaľ žiadna partia.
console-game-out = vypadáva
console-correct = Opraviť
console-correct-name = Opraviť { $number }. partiu
console-correct-title = Stôl { $table }: oprava { $number }. partie
console-correct-late = Ďalšie kolo je už vyžrebované. Toto rozhoduješ ako hlavný rozhodca a musí to mať dôvod.
console-game-dropped = { $number }. partia: všetko, čo je pri nej zapísané
console-enter = Zapísať { $number }. partiu
console-enter-title = Stôl { $table }: { $number }. partia
console-winner = Kto vyhral
console-points = Body
console-cards = Karty
console-take-back = Vziať späť
console-trace = Všetky zápisy ({ $count })
console-dead = neplatí
console-lot-title = Žreb
console-lot-about = Kto má rovnako, vytiahne si jednu kartu z celého zamiešaného balíčka. Prehráva najvyššia hodnota.
console-reason-needed = Je potrebný; zostane v zázname.
console-follow = Čo sa stane
console-follow-not = Toto nejde
console-follow-out = Vypadne: { $names }
console-follow-back = Vráti sa do hry: { $names }
console-follow-over = { $count ->
        [one] Pri stole je koniec, postupuje { $names }
        [few] Pri stole je koniec, postupujú { $names }
       *[other] Pri stole je koniec, postupujú { $names }
    }
console-follow-nobody = Pri stole je koniec. Nepostupuje nikto.
console-follow-playing = Na rade je { $number }. partia; hrajú { $names }
console-follow-lot = Rozhodne žreb. Žrebujú: { $names }
console-follow-conflict = Zápisy { $number }. partie by si odporovali a bolo by treba rozhodnúť.
console-follow-locked = Ďalšie kolo je vyžrebované: kto v ňom sedí, sa nemení. Ak sa to má zmeniť, žrebuj ho znova.

## Hlavný rozhodca: hráči

console-late = Pridať niekoho neskôr
console-everybody = Všetci
console-state-registered = prihlásené
console-state-waiting = čaká na žrebovanie
console-state-playing = hrá
console-state-through = postupuje
console-state-out = dohrané
console-state-withdrawn = odhlásené
console-warnings = { $count ->
        [one] { $count } napomenutie
        [few] { $count } napomenutia
       *[other] { $count } napomenutí
    }
console-warn = Napomenúť
console-warn-name = Napomenúť: { $name }
console-warn-text = Čo sa stalo
console-warned-before = { $count ->
        [one] Zatiaľ { $count } napomenutie:
        [few] Zatiaľ { $count } napomenutia:
       *[other] Zatiaľ { $count } napomenutí:
    }
console-conduct = Za čo
console-out = Koniec…
console-out-name = Koniec… { $name }
console-out-why = Čo sa stalo
console-out-left = Odchádza
console-out-disqualified = Vylúčiť
console-reinstate = Kto vypadol naposledy, môže sa vrátiť
console-reinstate-about = Keby zostal len jeden, hrá ďalej ten, kto vypadol naposledy, aby postúpili dvaja.
console-apart = Nie k jednému stolu
console-apart-about = Napríklad príbuzní: žreb ich k jednému stolu nedá. Dá sa to len do prvého žrebovania a vedieť to môže každý.
console-apart-none = Nikto.
console-apart-one = Kto
console-apart-other = S kým nie
console-pick-about = Číslo alebo časť mena.
console-pick-more = { $count ->
        [few] Našli sa { $count } ľudia, píš ďalej.
       *[other] Našlo sa { $count } ľudí, píš ďalej.
    }
console-apart-do = Nedávať k sebe
console-apart-drop = Zrušiť
console-apart-drop-names = Zrušiť želanie: { $names }
console-apart-drop-yes = Zrušiť želanie
console-apart-drop-about = Potom ich žreb môže dať k jednému stolu. Platí pre ďalšie žrebovania.

## Hlavný rozhodca: oznamy a nastavenie

console-say-title = Oznam
console-say-text = Text na tabuľu
console-say-do = Oznámiť
console-say-none = Zatiaľ žiadny oznam.
console-about = O čom
console-about-other = Iné
console-about-delay = Meškanie
console-about-weather = Počasie
console-about-place = Miesto
console-set-title = Miesto a čas
console-set-place = Miesto
console-set-place-about = Keď sa zmení, každý to uvidí na svojej stránke a potvrdí. Stolík vidí, kto o tom ešte nevie.
console-set-starts = Deň a hodina
console-set-all = Celé nastavenie
console-set-do = Zmeniť

## Hlavný rozhodca: záznam

console-log-search = Hľadať
console-log-when = Kedy
console-log-who = Kto
console-log-what = Čo
console-log-why = Prečo
console-log-more = Staršie ({ $count })
console-log-by-all = Všetci
console-log-by-head = Hlavný rozhodca
console-log-by-desk = Stolík
console-log-by-judge = Stoly
console-by-head = hlavný rozhodca
console-by-desk = stolík
console-by-judge = rozhodca stola { $number }
console-by-entrant = hráč na svojej stránke
console-by-anybody = prihláška
console-by-server = server
console-log-opened = turnaj založený
console-log-settings_changed = zmena nastavenia
console-log-registered = prihláška: { $name }
console-log-entrant_changed = oprava prihlášky: { $name }
console-log-fee_paid = { $name }, zaplatené spolu: { $amount }
console-log-checked_in = je tu: { $name }
console-log-checked_in-not = predsa len tu nie je: { $name }
console-log-withdrawn = odhlásenie: { $name }
console-log-kept_apart = nie k jednému stolu: { $name }
console-log-registration_closed = prihlasovanie uzavreté
console-log-registration_closed-not = prihlasovanie znova otvorené
console-log-plan_chosen = plán zverejnený
console-log-chips_set = { $round }. kolo, žetóny: { $chips }
console-log-draw_announced = { $round }. kolo: ohlásené { $attempt }. žrebovanie
console-log-draw_revealed = { $round }. kolo vyžrebované z hodnoty „{ $value }“
console-log-draw_typed = { $round }. kolo: ručné žrebovanie
console-log-all_advance = { $round }. kolo: postupujú všetci
console-log-round_called = { $round }. kolo vyvolané
console-log-excused = ospravedlnenie do { $time }: { $name }
console-log-excused-not = ospravedlnenie zamietnuté: { $name }
console-log-extended = viac času pre všetkých, do { $time }
console-log-arrived = pri stole: { $name }
console-log-arrived-not = predsa len nie je pri stole: { $name }
console-log-out-no_show = stôl { $table }: vyškrtnutie pre neprítomnosť, { $name }
console-log-out-left = stôl { $table }: odchádza { $name }
console-log-out-disqualified = vylúčenie: { $name }
console-log-dealer_named = stôl { $table }: prvý rozdáva { $name }
console-log-game_entered = stôl { $table }, { $number }. partia: vyhráva { $name }
console-log-game_entered-again = stôl { $table }, oprava { $number }. partie: vyhráva { $name }
console-log-lot_drawn = stôl { $table }, { $number }. partia: žreb
console-log-taken_back = { $count ->
        [one] { $count } zápis vzatý späť
        [few] { $count } zápisy vzaté späť
       *[other] { $count } zápisov vzatých späť
    }
console-log-warned = napomenutie: { $name }
console-log-head_judge_called = stôl { $table } volal hlavného rozhodcu
console-log-call_answered = volanie vyriešené
console-log-table_judge = stôl { $table }, rozhodca: { $name }
console-log-table_opened = stôl { $table } otvorený na serveri
console-log-announcement = oznam: { $text }
console-log-place_acknowledged = { $name } vie, kde sa hrá
console-log-prize_handed = odovzdané – { $prize }: { $name }
console-log-prize_handed-not = predsa len neodovzdané – { $prize }: { $name }
console-log-ended = turnaj ukončený
console-log-erased = prihlášky vymazané
console-log-keys_renewed = nové odkazy: { $role }

## Hlavný rozhodca: kódy, záloha, koniec

console-backup = Záloha
console-backup-about = Jeden súbor, v ktorom je všetko. Kto ho má, má aj všetky odkazy a mená: ulož ho na svoj USB kľúč.
console-backup-do = Stiahnuť zálohu
console-restore-about = Keby sa tento počítač pokazil, otvor Prší na inom, zvoľ Majstrovstvá a potom „Pokračovať zo zálohy“. Kódy na stoloch platia ďalej.
console-restore = Pokračovať zo zálohy
console-restore-help = Majstrovstvá tu pôjdu ďalej s rovnakým kódom a rovnakými odkazmi. Čas, ktorý beží, beží ďalej.
console-restore-file = Súbor so zálohou
console-restore-do = Pokračovať tu
console-codes = Kódy pre rozhodcov pri stoloch
console-codes-about = Jeden kód pre každý stôl, platí celý deň. Stačí naň namieriť fotoaparát telefónu; účet nie je potrebný.
console-codes-none = Stoly tu budú, keď sa niekto prihlási.
console-codes-print = { $count ->
        [one] Vytlačiť { $count } kód
        [few] Vytlačiť { $count } kódy
       *[other] Vytlačiť { $count } kódov
    }
console-code-of = Kód stola { $table }
console-links = Odkazy
console-link = Odkaz
console-link-board = Tabuľa pre všetkých
console-link-screen = Plátno
console-link-register = Prihláška
console-link-desk = Stolík
console-link-head = Táto stránka
console-link-secret = Kto má tento odkaz, smie všetko, na čo odkaz slúži. Ukáž ho len tomu, komu patrí.
console-link-show = Ukázať
console-link-show-name = Ukázať: { $name }
console-renew = Nové odkazy
console-renew-about = Má odkaz niekto, kto ho mať nemá? Urob nový. Ten starý hneď prestane platiť.
console-renew-judge = Stoly
console-renew-desk = Stolík
console-renew-entrant = Všetky vlastné stránky
console-renew-head = Táto stránka
console-renew-do = Urobiť nové odkazy
console-renew-warning = Staré odkazy a kódy hneď prestanú platiť, aj tie vytlačené.
console-renew-table = Ktorý stôl
console-renew-all = všetky stoly
console-erase = Vymazať prihlášky
console-erase-about = Mená, roky narodenia a poznámky sa vymažú samy { $days ->
        [one] jeden deň
        [few] { $days } dni
       *[other] { $days } dní
    } po skončení turnaja. Môžeš to urobiť aj skôr.
console-erase-do = Vymazať
console-erase-warning = Mená, roky narodenia a poznámky zmiznú navždy, aj zo záznamu. Výsledky zostanú s menami z tabule.
console-erase-type = Napíš { $code }, nech je jasné, že to myslíš vážne
console-erased = Prihlášky sú vymazané.
console-over = Dohrané
console-over-about = Prejdi si poradie a oprav, čo je zle. Potom turnaj ukonči.
console-ended = Turnaj sa skončil
console-end = Ukončiť turnaj
console-end-about = Poradie potom platí. Opraviť ho môžeš aj neskôr, ale s dôvodom. Prihlášky sa vymažú { $days ->
        [one] jeden deň
        [few] { $days } dni
       *[other] { $days } dní
    } po skončení turnaja.
console-places = Poradie
console-prints = Diplomy a ďalšia tlač
console-results-csv = Výsledky (CSV)
console-results-json = Výsledky (JSON)
console-results-html = Výsledky ako stránka
