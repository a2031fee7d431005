# Mistrovství: tabule, přihláška, plátno, losování, tisk.

champ-chips = { $of ->
        [one] { $count } z { $of } žetonu
       *[other] { $count } z { $of } žetonů
    }
champ-stage = { $kind ->
        [semifinal] Semifinále
        [final] Finále
       *[round] { $number }. kolo
    }
champ-stage-of = { $number }. z { $count }
champ-place = { $place }.
champ-places-shared = { $first }.–{ $last }.
champ-table = Stůl { $number }
champ-table-word = Stůl
champ-seat-word = Místo
champ-table-over = Dohráno
champ-table-lot = Rozhoduje los
champ-table-conflict = Řeší hlavní rozhodčí
champ-table-game = { $number }. partie
champ-seat-advances = postupuje
champ-seat-out = bez žetonů, končí
champ-seat-no_show = nepřítomnost
champ-seat-left = odchod
champ-seat-disqualified = vyloučení
champ-deals = rozdává
champ-awaited = zbývá { $time }
champ-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
champ-call = Ke stolům, prosím!
champ-call-over = Čas na příchod ke stolům vypršel.
champ-news = Oznámení
champ-news-place = Místo
champ-news-weather = Počasí
champ-news-delay = Zpoždění
champ-news-other = Oznámení
champ-news-older = Starší oznámení ({ $count })
champ-bracket-title = Cesta do finále
champ-bracket-players = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
champ-bracket-table = Stůl { $number }: { $names }{ $over ->
        [yes] . Dohráno.
       *[no] . Hraje se.
    }
champ-bracket-planned = { $tables ->
        [one] V plánu je { $tables } stůl, ještě nevylosovaný.
        [few] V plánu jsou { $tables } stoly, ještě nevylosované.
       *[other] V plánu je { $tables } stolů, ještě nevylosovaných.
    }
champ-all-advance = Všichni postupují bez hry
champ-byes = { $count ->
        [one] { $count } volný los
        [few] { $count } volné losy
       *[other] { $count } volných losů
    }
champ-byes-who = Kdo má volný los
champ-byes-some = Volné losy { $first } až { $last } z { $count }
champ-to-list = Na seznam mistrovství
champ-to-board = Na tabuli
champ-more = Další stránky
champ-show-more = Ukázat další ({ $count })
champ-to-screen = Plátno do sálu
champ-to-print = Tisk
champ-phase-registration = { $count ->
        [one] Přihlašování běží. Zatím { $count } hráč.
        [few] Přihlašování běží. Zatím { $count } hráči.
       *[other] Přihlašování běží. Zatím { $count } hráčů.
    }
champ-phase-closed = Přihlašování skončilo. Chystá se plán.
champ-phase-planned = Plán je hotový. Brzy se losuje.
champ-phase-drawing = Losuje se.
champ-phase-drawn = Vylosováno. Najdi si svůj stůl.
champ-phase-called = Kolo začíná. Pojďte ke stolům.
champ-phase-playing = Hraje se.
champ-phase-between = Kolo je dohrané.
champ-phase-over = Dohráno!
champ-phase-ended = Mistrovství skončilo. Děkujeme, že jste přišli.
champ-list-phase-registration = Přihlášky otevřené
champ-list-phase-closed = Přihlášky uzavřené
champ-list-phase-planned = Brzy začíná
champ-list-phase-drawing = Losuje se
champ-list-phase-drawn = Vylosováno
champ-list-phase-called = Kolo začíná
champ-list-phase-playing = Hraje se
champ-list-phase-between = Mezi koly
champ-list-phase-over = Dohráno
champ-list-phase-ended = Skončilo
champ-registered-count = { $count ->
        [one] { $count } přihlášený
        [few] { $count } přihlášení
       *[other] { $count } přihlášených
    }

## Tabule

champ-register-go = Přihlásit se
champ-my-page = Moje stránka: { $name }
champ-mine-title = Můj stůl
champ-mine-at = { $stage }, stůl { $table }, místo { $seat }
champ-mine-bye = Volný los: postup bez hry. Příště se losuje znovu.
champ-mine-other = Hledat jiné jméno
champ-mine-find = Napiš své jméno
champ-mine-none = Takové jméno tu není. Zkus jen jeho začátek.
champ-places-title = Výsledky
champ-places-so-far = Místa, která už jsou jistá
champ-places-all = Všechna místa
champ-tables-title = Stoly: { $stage }
champ-rounds = Kola
champ-draw-check = Zkontrolovat losování
champ-draw-soon = Losování: { $stage }
champ-draw-announced-link = Losování je ohlášené. Podívej se na jeho otisk.

## Přihláška

champ-register-title = Přihláška
champ-register-name = Jméno a příjmení
champ-register-born = Rok narození
champ-register-age = Hrát může každý, komu v roce { $event } je nebo bude aspoň { $age ->
        [one] { $age } rok
        [few] { $age } roky
       *[other] { $age } let
    }, tedy kdo se narodil v roce { $year } nebo dřív.
champ-register-any-age = Hrát může každý, na věku nezáleží.
champ-register-young = Letos to ještě nejde: hrát může, kdo se narodil v roce { $year } nebo dřív.
champ-register-year = Napiš rok narození čtyřmi číslicemi, třeba 1987.
champ-register-shown = Jméno na tabuli
champ-register-shown-short = Krátce (Jana N.)
champ-register-shown-full = Celé jméno
champ-register-shown-other = Přezdívka
champ-register-nick = Přezdívka
champ-register-note = Vzkaz pořadateli (nemusí být)
champ-register-note-about = Třeba s kým z rodiny nechceš sedět u jednoho stolu.
champ-register-fee = Startovné { $fee } { $currency } se platí na místě.
champ-register-kept = { $days ->
        [one] Uložíme jen jméno, rok narození a vzkaz. Uvidí je pořadatel u stolku, všichni ostatní jen jméno na tabuli. { $days } den po mistrovství to smažeme.
        [few] Uložíme jen jméno, rok narození a vzkaz. Uvidí je pořadatel u stolku, všichni ostatní jen jméno na tabuli. { $days } dny po mistrovství to smažeme.
       *[other] Uložíme jen jméno, rok narození a vzkaz. Uvidí je pořadatel u stolku, všichni ostatní jen jméno na tabuli. { $days } dní po mistrovství to smažeme.
    }
champ-register-do = Přihlásit se
champ-register-another = Přihlásit ještě někoho
champ-registered = Přihlášeno! Tvoje číslo je { $number }.
champ-registered-open = Otevřít moji stránku
champ-private-qr = QR kód tvojí stránky
champ-private-about = Tohle je tvoje vlastní stránka: stůl, čas a žetony. Ulož si odkaz nebo vyfoť kód a nedávej ho nikomu jinému.
champ-private-link = Odkaz na tvoji stránku
champ-private-title = Odkaz na tuhle stránku

## Vlastní stránka

champ-mine-page = Moje mistrovství
champ-number = Číslo
champ-place-look = Podívej se, kde se hraje:
champ-place-seen = Vím o tom
champ-place-thanks = Díky, pořadatel to ví.
champ-withdraw = Odhlásit se
champ-withdraw-about = Odhlášku už nejde vzít zpět. Když změníš názor, přihlas se znovu, dokud to jde.
champ-withdraw-stay = Zůstat
champ-withdraw-yes = Ano, odhlásit
champ-withdrawn = Odhlášeno. Škoda, třeba příště!
champ-my-place = Dohráno: { $place }. místo. Gratulujeme!
champ-my-registered = Přihlášeno. Na místě se nejdřív ohlas u stolku.
champ-my-waiting = Čekáš na losování. Stůl se objeví tady.
champ-my-playing = Hraješ. Hodně štěstí!
champ-my-through = Postupuješ! Počkej na další losování.
champ-my-out = Pro tebe je dohráno. Díky za hru!
champ-to-table = Ke stolu

## Seznam a nové mistrovství

champ-list-about = Turnaj v prší na žetony: los, stoly, postupy a finále. Přihlas se, nebo uspořádej vlastní.
champ-list-title = Mistrovství tady
champ-list-none = Zatím žádné. Uspořádej první!
champ-open = Uspořádat mistrovství
champ-open-heading = Nové mistrovství
champ-open-about = Stačí název, den a místo; ostatní je nastavené podle pravidel a do začátku se dá změnit.
champ-open-title-default = Mistrovství v prší
champ-open-do = Vyhlásit mistrovství
champ-open-cancel = Zpět na seznam
champ-set-title = Název
champ-set-title-wrong = Mistrovství potřebuje název.
champ-set-starts = Kdy
champ-set-starts-example = v sobotu 15. srpna od 10 hodin
champ-set-place = Kde
champ-set-where = Hraje se
champ-set-hall = v sále s kartami
champ-set-online = tady na serveru
champ-set-format = Jak se hraje
champ-set-knockout = Na žetony až do finále
champ-set-points = Pevný počet partií na body
champ-set-knockout-about = Od každého stolu postupují dva, osm do semifinále a čtyři do finále.
champ-set-points-about = V každém kole se losují nové stoly; vyhrává nejmenší součet bodů.
champ-set-rounds = Počet kol
champ-set-games = Partií v kole
champ-set-chips = Žetony v prvních kolech
champ-set-chips-about = V semifinále a ve finále jsou vždy tři.
champ-set-values = Body za karty
champ-set-fee = Startovné
champ-set-currency = Měna
champ-set-age = Nejmenší věk
champ-set-year = Rok konání
champ-set-more = Další nastavení
champ-set-call = Minut na příchod ke stolu
champ-set-strike = Kdo nepřijde včas, toho program sám vyškrtne
champ-set-strike-about = Jinak o tom rozhodne hlavní rozhodčí, stejně jako u stolu, jehož rozhodčí nemá spojení.
champ-set-game = Minut na partii (pro plán)
champ-set-erase = Po kolika dnech smazat přihlášky
champ-set-erase-about = Počítá se od konce mistrovství. Místa a výsledky zůstanou.
champ-set-season = Série
champ-set-season-about = Mistrovství se stejným názvem série se sčítají do jedné tabulky.
champ-awaited-still = čeká se
champ-seat-wins = vítězí
champ-results-html = Výsledky jako stránka
champ-results-csv = Tabulka (CSV)
champ-results-json = Data (JSON)

## Plátno

champ-screen-join = Vyfoť kód a přihlas se:
champ-screen-qr = QR kód přihlášky
champ-screen-local = Tuhle adresu zná jen tenhle počítač. Otevři stránku přes adresu, na kterou dosáhnou i telefony.
champ-screen-replay = Ukázat losování znovu
champ-screen-skip = Přeskočit
champ-screen-before = Předchozí stránka
champ-screen-next = Další stránka
champ-screen-page = { $page } / { $pages }
champ-screen-hold = Zastavit stránkování
champ-screen-go = Stránkovat dál
champ-screen-full = Na celou obrazovku
champ-screen-window = Zpátky do okna

## Losování

champ-draw-title = Losování
champ-draw-attempt = { $attempt }. losování
champ-draw-source = Rozhodne:
champ-draw-promise = Tajné číslo je zvolené předem a tohle je jeho otisk:
champ-draw-none = Takové losování tu není.
champ-draw-typed = Losovalo se ručně v sále a výsledek se opsal.
champ-draw-unkept = { $one } a { $other } si přáli sedět každý u jiného stolu. U stolů tohoto losování to nejde.
champ-draw-step-promise = Otisk předem
champ-draw-promise-about = { $count ->
        [one] Před losováním byl zveřejněn otisk tajného čísla a seznamu { $count } hráče. Změnit už je nejde, otisk by neseděl.
        [few] Před losováním byl zveřejněn otisk tajného čísla a seznamu { $count } hráčů. Změnit už je nejde, otisk by neseděl.
       *[other] Před losováním byl zveřejněn otisk tajného čísla a seznamu { $count } hráčů. Změnit už je nejde, otisk by neseděl.
    }
champ-draw-step-value = Náhoda přede všemi
champ-draw-value = Padlo:
champ-draw-secret = A tohle je to tajné číslo:
champ-draw-value-to-come = To teprve přijde. Pak se tu objeví i tajné číslo.
champ-draw-step-check = Zkontroluj to
champ-draw-check-about = Tvoje zařízení losování zopakuje ze zveřejněných údajů a porovná, kdo kde sedí.
champ-draw-check-do = Zopakovat losování
champ-draw-checking = Opakuje se…
champ-draw-holds = Sedí. Vyšlo přesně tohle losování.
champ-draw-differs = Nesedí! Řekni to hlavnímu rozhodčímu.
champ-draw-no-engine = Tady se to zopakovat nepodařilo. Stáhni si údaje a použij příkaz níže.
champ-draw-command = Na vlastním počítači losování ze staženého souboru zopakuje jeden příkaz:
champ-draw-download = Stáhnout údaje
champ-draw-result = Kdo kde sedí

## Tisk

champ-print-what = Co vytisknout
champ-print-blank = Prázdný zápis
champ-print-tables = Zápisy stolů
champ-print-cards = Jmenovky
champ-print-results = Výsledky
champ-print-diplomas = Diplomy
champ-print-do = Vytisknout
champ-print-whose = Pro koho
champ-print-whose-first = Místa 1 až 4
champ-print-whose-ticked = Odškrtnuté u stolku ({ $count })
champ-print-whose-all = Všechny ({ $count })
champ-print-size = Hráčů u stolu
champ-print-last = Kolik hráčů na konci zbývá
champ-print-last-no = Dva
champ-print-last-yes = Jeden (finále)
champ-print-round = Kolo:
champ-print-player = Hráč
champ-print-chips = Žetony
champ-print-sum = Součet
champ-print-judge = Rozhodčí stolu
champ-print-score-about = Ke každé partii napiš body za karty, které zůstaly v ruce; kdo vyhrál, má křížek. Nejvíc bodů stojí žeton (škrtni ho), při shodě víc karet, pak los.
champ-print-points-about = Ke každé partii napiš body za karty, které zůstaly v ruce; kdo vyhrál, má křížek. Čím menší součet, tím lepší místo.
champ-print-through = Postupují:
champ-print-winner = Vítězí:
champ-print-number = č. { $number }
champ-print-diploma = Diplom
champ-print-champion = 1. místo a titul mistra
champ-print-diploma-place = { $place }. místo
champ-print-diploma-shared = Dělené { $place }. místo
champ-print-sign-judge = hlavní rozhodčí
champ-print-sign-organiser = pořadatel
champ-print-regulations = Řád turnaje
champ-print-no-regulations = Řád se tady nepodařilo sestavit. Načti stránku znovu.

## Série a partie na body

champ-season-link = Série { $name }
champ-season-about = Za účast je bod a za každého, kdo skončil za tebou, další. Body ze všech turnajů série se sčítají.
champ-season-none = V téhle sérii ještě žádný turnaj neskončil.
champ-season-tournaments = Turnaje
champ-season-table = Tabulka
champ-season-place = Místo
champ-season-player = Hráč
champ-season-points = Body
champ-season-csv = Tabulka do Excelu (CSV)
champ-sums-title = Konečný součet bodů
champ-sums-so-far = Body zatím
champ-sums-about = Kdo má nejméně bodů na partii, je první.
champ-sums-games = Partií
