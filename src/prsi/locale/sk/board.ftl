# Majstrovstvá: tabuľa, prihláška, plátno, žrebovanie, tlač.

champ-chips = { $of ->
        [one] { $count } z { $of } žetóna
       *[other] { $count } z { $of } žetónov
    }
champ-stage = { $kind ->
        [semifinal] Semifinále
        [final] Finále
       *[round] { $number }. kolo
    }
champ-stage-of = { $number }. z { $count }
champ-place = { $place }.
champ-places-shared = { $first }. – { $last }.
champ-table = Stôl { $number }
champ-table-word = Stôl
champ-seat-word = Miesto
champ-table-over = Dohrané
champ-table-lot = Rozhoduje žreb
champ-table-conflict = Rieši hlavný rozhodca
champ-table-game = { $number }. partia
champ-seat-advances = postupuje
champ-seat-out = bez žetónov, končí
champ-seat-no_show = neprítomnosť
champ-seat-left = odchod
champ-seat-disqualified = vylúčenie
champ-deals = rozdáva
champ-awaited = čaká sa { $time }
champ-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
champ-call = K stolom, prosím!
champ-call-over = Čas na príchod k stolom vypršal.
champ-news = Oznamy
champ-news-place = Miesto
champ-news-weather = Počasie
champ-news-delay = Meškanie
champ-news-other = Oznam
champ-news-older = Staršie oznamy ({ $count })
champ-bracket-title = Cesta do finále
champ-bracket-players = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčov
    }
champ-bracket-table = Stôl { $number }: { $names }{ $over ->
        [yes] . Dohrané.
       *[no] . Hrá sa.
    }
champ-bracket-planned = { $tables ->
        [one] V pláne je { $tables } stôl, ešte nevyžrebovaný.
        [few] V pláne sú { $tables } stoly, ešte nevyžrebované.
       *[other] V pláne je { $tables } stolov, ešte nevyžrebovaných.
    }
champ-all-advance = Všetci postupujú bez hry
champ-byes = { $count ->
        [one] { $count } voľný žreb
        [few] { $count } voľné žreby
       *[other] { $count } voľných žrebov
    }
champ-byes-who = Kto má voľný žreb
champ-byes-some = Voľné žreby { $first } až { $last } z { $count }
champ-to-list = Na zoznam majstrovstiev
champ-to-board = Na tabuľu
champ-more = Ďalšie stránky
champ-show-more = Ukázať ďalšie ({ $count })
champ-to-screen = Plátno do sály
champ-to-print = Tlač
champ-phase-registration = { $count ->
        [one] Prihlasovanie beží. Zatiaľ { $count } hráč.
        [few] Prihlasovanie beží. Zatiaľ { $count } hráči.
       *[other] Prihlasovanie beží. Zatiaľ { $count } hráčov.
    }
champ-phase-closed = Prihlasovanie sa skončilo. Chystá sa plán.
champ-phase-planned = Plán je hotový. Čoskoro sa žrebuje.
champ-phase-drawing = Žrebuje sa.
champ-phase-drawn = Vyžrebované. Nájdi si svoj stôl.
champ-phase-called = Kolo sa začína. Poďte k stolom.
champ-phase-playing = Hrá sa.
champ-phase-between = Kolo je dohrané.
champ-phase-over = Dohrané!
champ-phase-ended = Majstrovstvá sa skončili. Ďakujeme, že ste prišli.
champ-list-phase-registration = Prihlasovanie beží
champ-list-phase-closed = Prihlášky uzavreté
champ-list-phase-planned = Čoskoro sa začína
champ-list-phase-drawing = Žrebuje sa
champ-list-phase-drawn = Vyžrebované
champ-list-phase-called = Kolo sa začína
champ-list-phase-playing = Hrá sa
champ-list-phase-between = Medzi kolami
champ-list-phase-over = Dohrané
champ-list-phase-ended = Skončené
champ-registered-count = { $count ->
        [one] { $count } prihlásený
        [few] { $count } prihlásení
       *[other] { $count } prihlásených
    }

## Tabuľa

champ-register-go = Prihlásiť sa
champ-my-page = Moja stránka: { $name }
champ-mine-title = Môj stôl
champ-mine-at = { $stage }, stôl { $table }, miesto { $seat }
champ-mine-bye = Voľný žreb: postup bez hry. Nabudúce sa žrebuje znova.
champ-mine-other = Hľadať iné meno
champ-mine-find = Napíš svoje meno
champ-mine-none = Také meno tu nie je. Skús len jeho začiatok.
champ-places-title = Výsledky
champ-places-so-far = Miesta, ktoré sú už isté
champ-places-all = Všetky miesta
champ-tables-title = Stoly: { $stage }
champ-rounds = Kolá
champ-draw-check = Skontrolovať žrebovanie
champ-draw-soon = Žrebovanie: { $stage }
champ-draw-announced-link = Žrebovanie je ohlásené. Pozri sa na jeho odtlačok.

## Prihláška

champ-register-title = Prihláška
champ-register-name = Meno a priezvisko
champ-register-born = Rok narodenia
champ-register-age = Hrať môže, kto má alebo v roku { $event } bude mať aspoň { $age ->
        [one] { $age } rok
        [few] { $age } roky
       *[other] { $age } rokov
    }, teda kto sa narodil v roku { $year } alebo skôr.
champ-register-any-age = Hrať môže každý, na veku nezáleží.
champ-register-young = Tento rok to ešte nejde: hrať môže, kto sa narodil v roku { $year } alebo skôr.
champ-register-year = Napíš rok narodenia štyrmi číslicami, napríklad 1987.
champ-register-shown = Meno na tabuli
champ-register-shown-short = Krátko (Jana N.)
champ-register-shown-full = Celé meno
champ-register-shown-other = Prezývka
champ-register-nick = Prezývka
champ-register-note = Odkaz organizátorovi (nemusí byť)
champ-register-note-about = Napríklad s kým z rodiny nechceš sedieť pri jednom stole.
champ-register-fee = Štartovné { $fee } { $currency } sa platí na mieste.
champ-register-kept = { $days ->
        [one] Uložíme len meno, rok narodenia a odkaz. Uvidí ich organizátor pri stolíku, všetci ostatní len meno na tabuli. { $days } deň po majstrovstvách to zmažeme.
        [few] Uložíme len meno, rok narodenia a odkaz. Uvidí ich organizátor pri stolíku, všetci ostatní len meno na tabuli. { $days } dni po majstrovstvách to zmažeme.
       *[other] Uložíme len meno, rok narodenia a odkaz. Uvidí ich organizátor pri stolíku, všetci ostatní len meno na tabuli. { $days } dní po majstrovstvách to zmažeme.
    }
champ-register-do = Prihlásiť sa
champ-register-another = Prihlásiť ešte niekoho
champ-registered = Prihlásené! Tvoje číslo je { $number }.
champ-registered-open = Otvoriť moju stránku
champ-private-qr = QR kód tvojej stránky
champ-private-about = Toto je tvoja vlastná stránka: stôl, čas a žetóny. Ulož si odkaz alebo odfoť kód a nedávaj ho nikomu inému.
champ-private-link = Odkaz na tvoju stránku
champ-private-title = Odkaz na túto stránku

## Vlastná stránka

champ-mine-page = Moje majstrovstvá
champ-number = Číslo
champ-place-look = Pozri sa, kde sa hrá:
champ-place-seen = Viem o tom
champ-place-thanks = Vďaka, organizátor to vie.
champ-withdraw = Odhlásiť sa
champ-withdraw-about = Odhlásenie sa už nedá vziať späť. Ak zmeníš názor, prihlás sa znova, kým sa dá.
champ-withdraw-stay = Zostať
champ-withdraw-yes = Áno, odhlásiť
champ-withdrawn = Odhlásené. Škoda, možno nabudúce!
champ-my-place = Dohrané: { $place }. miesto. Gratulujeme!
champ-my-registered = Prihlásené. Na mieste sa najprv ohlás pri stolíku.
champ-my-waiting = Čakáš na žrebovanie. Stôl sa objaví tu.
champ-my-playing = Hráš. Veľa šťastia!
champ-my-through = Postupuješ! Počkaj na ďalšie žrebovanie.
champ-my-out = Pre teba je dohrané. Vďaka za hru!
champ-to-table = K stolu

## Zoznam a nové majstrovstvá

champ-list-about = Turnaj v prší na žetóny: žreb, stoly, postupy a finále. Prihlás sa, alebo usporiadaj vlastný.
champ-list-title = Majstrovstvá tu
champ-list-none = Zatiaľ žiadne. Usporiadaj prvé!
champ-open = Usporiadať majstrovstvá
champ-open-heading = Nové majstrovstvá
champ-open-about = Stačí názov, deň a miesto; ostatné je nastavené podľa pravidiel a do začiatku sa dá zmeniť.
champ-open-title-default = Majstrovstvá v prší
champ-open-do = Vyhlásiť majstrovstvá
champ-open-cancel = Späť na zoznam
champ-set-title = Názov
champ-set-title-wrong = Majstrovstvá potrebujú názov.
champ-set-starts = Kedy
champ-set-starts-example = v sobotu 15. augusta od 10. hodiny
champ-set-place = Kde
champ-set-where = Hrá sa
champ-set-hall = v sále s kartami
champ-set-online = tu na serveri
champ-set-format = Ako sa hrá
champ-set-knockout = Na žetóny až do finále
champ-set-points = Pevný počet partií na body
champ-set-knockout-about = Od každého stola postupujú dvaja, osem do semifinále a štyria do finále.
champ-set-points-about = V každom kole sa žrebujú nové stoly; vyhráva najmenší súčet bodov.
champ-set-rounds = Počet kôl
champ-set-games = Partií v kole
champ-set-chips = Žetóny v prvých kolách
champ-set-chips-about = V semifinále a vo finále sú vždy tri.
champ-set-values = Koľko bodov má ktorá karta
champ-set-fee = Štartovné
champ-set-currency = Mena
champ-set-age = Najmenší vek
champ-set-year = Rok konania
champ-set-more = Ďalšie nastavenia
champ-set-call = Minút na príchod k stolu
champ-set-strike = Kto nepríde včas, toho program sám vyškrtne
champ-set-strike-about = Inak o tom rozhodne hlavný rozhodca, a tak je to aj pri stole, ktorého rozhodca nemá spojenie.
champ-set-game = Minút na partiu (pre plán)
champ-set-erase = Po koľkých dňoch zmazať prihlášky
champ-set-erase-about = Počíta sa od konca majstrovstiev. Miesta a výsledky zostanú.
champ-set-season = Séria
champ-set-season-about = Majstrovstvá s rovnakým názvom série sa sčítajú do jednej tabuľky.
champ-awaited-still = čaká sa
champ-seat-wins = víťazí
champ-results-html = Výsledky ako stránka
champ-results-csv = Tabuľka (CSV)
champ-results-json = Údaje (JSON)

## Plátno

champ-screen-join = Odfoť kód a prihlás sa:
champ-screen-qr = QR kód prihlášky
champ-screen-local = Túto adresu pozná len tento počítač. Otvor stránku cez adresu, na ktorú dosiahnu aj telefóny.
champ-screen-replay = Ukázať žrebovanie znova
champ-screen-skip = Preskočiť
champ-screen-before = Predchádzajúca stránka
champ-screen-next = Ďalšia stránka
champ-screen-page = { $page } / { $pages }
champ-screen-hold = Zastaviť stránkovanie
champ-screen-go = Stránkovať ďalej
champ-screen-full = Na celú obrazovku
champ-screen-window = Späť do okna

## Žrebovanie

champ-draw-title = Žrebovanie
champ-draw-attempt = { $attempt }. žrebovanie
champ-draw-source = Rozhodne:
champ-draw-promise = Tajné číslo je zvolené vopred a toto je jeho odtlačok:
champ-draw-none = Také žrebovanie tu nie je.
champ-draw-typed = V sále sa žrebovalo ručne a výsledok sa prepísal.
champ-draw-unkept = { $one } a { $other } si želali sedieť každý pri inom stole. Pri stoloch tohto žrebovania to nejde.
champ-draw-step-promise = Odtlačok vopred
champ-draw-promise-about = { $count ->
        [one] Pred žrebovaním bol zverejnený odtlačok tajného čísla a zoznamu { $count } hráča. Zmeniť sa už nedajú, odtlačok by nesedel.
        [few] Pred žrebovaním bol zverejnený odtlačok tajného čísla a zoznamu { $count } hráčov. Zmeniť sa už nedajú, odtlačok by nesedel.
       *[other] Pred žrebovaním bol zverejnený odtlačok tajného čísla a zoznamu { $count } hráčov. Zmeniť sa už nedajú, odtlačok by nesedel.
    }
champ-draw-step-value = Náhoda pred očami všetkých
champ-draw-value = Padlo:
champ-draw-secret = A toto je to tajné číslo:
champ-draw-value-to-come = To ešte len príde. Potom sa tu objaví aj tajné číslo.
champ-draw-step-check = Skontroluj to
champ-draw-check-about = Tvoje zariadenie žrebovanie zopakuje zo zverejnených údajov a porovná, kto kde sedí.
champ-draw-check-do = Zopakovať žrebovanie
champ-draw-checking = Opakuje sa…
champ-draw-holds = Sedí. Vyšlo presne toto žrebovanie.
champ-draw-differs = Nesedí! Povedz to hlavnému rozhodcovi.
champ-draw-no-engine = Tu sa to zopakovať nepodarilo. Stiahni si údaje a použi príkaz nižšie.
champ-draw-command = Na vlastnom počítači to zopakuje jeden príkaz nad stiahnutým súborom:
champ-draw-download = Stiahnuť údaje
champ-draw-result = Kto kde sedí

## Tlač

champ-print-what = Čo vytlačiť
champ-print-blank = Prázdny zápis
champ-print-tables = Zápisy stolov
champ-print-cards = Menovky
champ-print-results = Výsledky
champ-print-diplomas = Diplomy
champ-print-do = Vytlačiť
champ-print-whose = Pre koho
champ-print-whose-first = Miesta 1 až 4
champ-print-whose-ticked = Odškrtnuté pri stolíku ({ $count })
champ-print-whose-all = Všetky ({ $count })
champ-print-size = Hráčov pri stole
champ-print-last = Koľko hráčov na konci zostáva
champ-print-last-no = Dvaja
champ-print-last-yes = Jeden (finále)
champ-print-round = Kolo:
champ-print-player = Hráč
champ-print-chips = Žetóny
champ-print-sum = Súčet
champ-print-judge = Rozhodca stola
champ-print-score-about = Ku každej partii napíš body kariet, ktoré v ruke zostali; kto vyhral, má krížik. Najviac bodov stojí žetón (prečiarkni ho), pri zhode viac kariet, potom žreb.
champ-print-points-about = Ku každej partii napíš body kariet, ktoré v ruke zostali; kto vyhral, má krížik. Čím menší súčet, tým lepšie miesto.
champ-print-through = Postupujú:
champ-print-winner = Víťazí:
champ-print-number = č. { $number }
champ-print-diploma = Diplom
champ-print-champion = 1. miesto a titul majstra
champ-print-diploma-place = { $place }. miesto
champ-print-diploma-shared = Delené { $place }. miesto
champ-print-sign-judge = hlavný rozhodca
champ-print-sign-organiser = organizátor
champ-print-regulations = Poriadok turnaja
champ-print-no-regulations = Poriadok sa tu nepodarilo zostaviť. Načítaj stránku znova.

## Séria a partie na body

champ-season-link = Séria { $name }
champ-season-about = Za účasť je bod a za každého, kto skončil za tebou, ďalší. Body zo všetkých turnajov série sa sčítajú.
champ-season-none = V tejto sérii sa ešte žiadny turnaj neskončil.
champ-season-tournaments = Turnaje
champ-season-table = Tabuľka
champ-season-place = Miesto
champ-season-player = Hráč
champ-season-points = Body
champ-season-csv = Tabuľka do Excelu (CSV)
champ-sums-title = Konečný súčet bodov
champ-sums-so-far = Body zatiaľ
champ-sums-about = Kto má najmenej bodov na partiu, je prvý.
champ-sums-games = Partií
