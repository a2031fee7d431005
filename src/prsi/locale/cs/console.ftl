# Stránky přihlašovacího stolku a hlavního rozhodčího.

office-done = Hotovo.
office-print = Vytisknout
office-reason = Důvod
office-views = Části stránky
office-waits = { $count ->
        [one] čeká { $count } věc
        [few] čekají { $count } věci
       *[other] čeká { $count } věcí
    }

## Stolek

desk-title = Přihlašovací stolek
desk-view-register = Přihlásit
desk-view-roll = Kdo je tady
desk-view-lists = Seznamy
desk-view-prizes = Ceny
desk-registered = Přihlášení
desk-present = Jsou tady
desk-paid = Zaplaceno
desk-expected = Má být od přítomných
desk-name = Jméno
desk-born = Rok narození
desk-age = Hrát může, kdo se narodil v roce { $year } nebo dřív, letos je mu tedy aspoň { $age ->
        [one] { $age } rok
        [few] { $age } roky
       *[other] { $age } let
    }.
desk-young = To je málo: hrát může, komu je letos aspoň { $age ->
        [one] { $age } rok
        [few] { $age } roky
       *[other] { $age } let
    }, tedy kdo se narodil v roce { $year } nebo dřív.
desk-more = Jméno na tabuli, poznámka
desk-shown = Jméno na tabuli
desk-shown-about = Když zůstane prázdné: křestní jméno a první písmeno příjmení.
desk-note = Poznámka
desk-note-about = Třeba telefon. Vidí ji jen stolek a hlavní rozhodčí.
desk-here = Je tady
desk-pays = Platí teď { $amount }
desk-register = Přihlásit
desk-registered-as = Číslo { $number }: { $name }
desk-number-later = { $name } je na seznamu. Číslo se ukáže, až se spojení obnoví.
desk-still-open = { $name } už je na seznamu, ale placení a příchod ještě zapsané nejsou. Potvrď formulář znovu.
desk-twin = { $name } se stejným rokem narození tu už je pod číslem { $number }. Je to tentýž člověk?
desk-twice = Ne, někdo jiný: přihlásit
desk-twin-mark = dvakrát?
desk-twin-about = Je tu ještě jedna přihláška se stejným jménem a rokem. Jestli je to tentýž člověk, jednu z nich odhlas.
desk-closed = Přihlašování je uzavřené. Do prvního losování může někoho přidat ještě hlavní rozhodčí.
desk-begun = Turnaj už začal. Přihlásit se už nejde.
desk-last = Naposledy přihlášený hráč
desk-is-here = Je tady
desk-not-here = není tady
desk-has-paid = zaplaceno: { $amount }
desk-slip = Vlastní stránka
desk-slip-title = { $number } · { $name }
desk-slip-about = Tvoje vlastní stránka: místo, čas, stůl a žetony. Kód si schovej.
desk-search = Hledat
desk-search-about = Napiš jméno nebo číslo. Enter odškrtne toho, kdo se našel.
desk-which = Ukázat
desk-which-all = Všechny
desk-which-missing = Chybí: { $count }
desk-which-here = Jsou tady: { $count }
desk-which-unpaid = Nezaplatili
desk-roll-about = Kdo je tu odškrtnutý, bude v prvním losování.
desk-roll-table = Kolo je vylosované: kdo je odškrtnutý, sedí u stolu.
desk-tick = Je tady
desk-untick = Přece jen tu není
desk-here-name = { $name } je tady
desk-said-here = { $name } je tady.
desk-said-away = { $name } tady není.
desk-nobody = Ještě se nikdo nepřihlásil.
desk-nobody-found = Takové jméno ani číslo tu není.
desk-late = pozdě
desk-withdrawn = odhlášeno
desk-at-table = stůl { $table }
desk-number = Č.
desk-paid-short = Zaplaceno
desk-pay = { $amount }
desk-pay-name = { $name } platí { $amount }
desk-pay-back = Vrátit startovné
desk-on-board = Na tabuli: { $name }
desk-edit = Opravit
desk-save = Uložit
desk-withdraw = Odhlásit
desk-withdraw-title = { $name }: odhlásit?
desk-withdraw-about = Přihláška zůstane v seznamu přeškrtnutá a v žádném losování už nebude.
desk-come-back = Vzít odhlášení zpět
desk-come-back-title = { $name }: vrátit mezi přihlášené?
desk-come-back-about = Přihláška zase platí.
desk-print-title = Seznam hráčů
desk-print-about = Na papír, nebo jako tabulka.
desk-export = Tabulka (CSV)
desk-import-title = Nahrát seznam
desk-import-about = Tabulka (CSV), na každém řádku jméno a rok narození. Nejdřív se jen prohlédne; nic se nestane, dokud to nepotvrdíš.
desk-import-file = Soubor
desk-import-clean = Všechny řádky jsou v pořádku.
desk-import-faults = { $count ->
        [one] { $count } řádek má chybu a vynechá se:
        [few] { $count } řádky mají chybu a vynechají se:
       *[other] { $count } řádků má chybu a vynechá se:
    }
desk-import-twins = { $count ->
        [one] { $count } hráč už je přihlášený nebo je v seznamu dvakrát:
        [few] { $count } hráči už jsou přihlášení nebo jsou v seznamu dvakrát:
       *[other] { $count } hráčů už je přihlášených nebo je v seznamu dvakrát:
    }
desk-import-known = { $count ->
        [one] { $count } řádek už byl nahraný dřív.
        [few] { $count } řádky už byly nahrané dřív.
       *[other] { $count } řádků už bylo nahraných dřív.
    }
desk-import-skip = Tyhle vynechat
desk-import-take = Přihlásit je
desk-import-taken = { $count ->
        [one] Přihlášen { $count } hráč.
        [few] Přihlášeni { $count } hráči.
       *[other] Přihlášeno { $count } hráčů.
    }
desk-line = Řádek { $line }:
desk-lines-more = a dalších { $count }
desk-line-name = Jméno chybí, nebo je moc dlouhé ({ $found }).
desk-line-born = Má tu být rok, třeba 1990, a je tu: { $found }.
desk-line-shown = Jméno na tabuli je moc dlouhé ({ $found }).
desk-line-note = Poznámka je moc dlouhá ({ $found }).
desk-line-twin = { $found } už tu je.
desk-unseen-title = Kdo ještě neví, kde se hraje
desk-unseen-about = Ne všichni na své stránce viděli, že se hraje tady: { $place }. Zavolej jim a odškrtni, kdo už to ví.
desk-unseen-none = Vědí to všichni.
desk-told = Už ví
desk-told-name = { $name } už ví, kde se hraje
desk-prizes-later = Ceny se předávají, až je turnaj dohraný.
desk-prizes-about = Odškrtni, co už je předané.
desk-prize-cup = Pohár
desk-prize-medal = Medaile
desk-prize-diploma = Diplom
desk-prize-name = { $prize }: { $name }

## Hlavní rozhodčí: co je teď na řadě

console-title = Hlavní rozhodčí
console-view-now = Teď
console-view-tables = Stoly
console-view-people = Hráči
console-view-say = Oznámení
console-view-log = Záznam
console-view-safe = Kódy a záloha
console-registration = Přihlašování běží
console-registration-about = Přihlášení: { $count }, jsou tady: { $present }. Až tu budou všichni, uzavři přihlašování a vyber plán.
console-register-page = Přihláška
console-close = Uzavřít přihlašování
console-close-about = Sám se už nikdo nepřihlásí. Přidat někoho můžeš až do prvního losování a přihlašování jde i znovu otevřít.
console-reopen = Znovu otevřít přihlašování
console-plans = Vyber plán
console-plans-about = Jsou tady: { $present }, přihlášení: { $registered }. Nejlepší plán je první.
console-plan-players = Pro kolik hráčů
console-plan-byes = { $count ->
        [one] + { $count } volný los
        [few] + { $count } volné losy
       *[other] + { $count } volných losů
    }
console-plan-time = Čas bez přestávek
console-plan-minutes = { $minutes } min
console-plan-hours = { $hours } h { $minutes } min
console-plan-choose = Vybrat tenhle plán
console-publish-title = Zveřejnit plán?
console-publish = Zveřejnit
console-publish-about = Uvidí ho všichni. Do prvního losování můžeš vybrat jiný; od té chvíle už kola, stoly a volné losy platí.
console-replan = Vybrat jiný plán
console-course = Plán
console-stage-about = Hráči: { $players }, stoly: { $tables }, volné losy: { $byes }
console-chips = { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
console-chips-of = Žetony: { $stage }
console-draw-title = Losování: { $stage }
console-draw-about = Hráči: { $present }, stoly: { $tables }, volné losy: { $byes }.
console-draw-missing = { $count ->
        [one] U { $count } přihlášeného není odškrtnuto, že je tady. V losování nebude.
        [few] U { $count } přihlášených není odškrtnuto, že jsou tady. V losování nebudou.
       *[other] U { $count } přihlášených není odškrtnuto, že jsou tady. V losování nebudou.
    }
console-draw-how = Jak
console-draw-here = Losovat tady
console-draw-typed = Vylosováno ručně
console-source = Hodnota, která teprve přijde
console-source-about = Co uvidí všichni, ale zatím to nikdo neví? Z toho se losování spočítá.
console-source-example = tři kostky po sobě, třeba 3 5 1
console-source-first = Nejdřív napiš, z čeho se bude losovat.
console-redraw-first = Nejdřív napiš, proč se losuje znovu.
console-announce = Ohlásit losování
console-begin = Začít turnaj?
console-begin-about = Prvním losováním turnaj začíná: plán, počty bodů za karty a způsob hry už se nezmění a nikdo další se nepřihlásí.
console-all-advance = Postupují všichni
console-all-advance-about = Přítomných: { $present }. Z tohoto kola jich postupuje { $advance }, takže hrát není co.
console-all-advance-confirm = { $count ->
        [one] { $count } hráč postupuje hned a nic se nehraje
        [few] { $count } hráči postupují hned a nic se nehraje
       *[other] { $count } hráčů postupuje hned a nic se nehraje
    }. Vzít zpátky se to nedá.
console-redraw = Losovat znovu
console-redraw-title = Losovat znovu: { $stage }
console-redraw-about = Bude to { $attempt }. losování. Všichni uvidí, že se losovalo znovu a proč.
console-redraw-reason = Proč se losuje znovu?
console-attempt = { $attempt }. losování
console-reveal-title = Losování je ohlášené: { $stage }
console-reveal-about = Otisk dole je veřejný: losování už nikdo nezmění. Ať hodnota padne přede všemi, a pak ji napiš.
console-commitment = Otisk
console-value = Hodnota
console-reveal = Losovat
console-reveal-confirm = Je to opravdu ono?
console-reveal-confirm-about = Z toho se losuje a hned to uvidí všichni. Vzít zpátky se to nedá.
console-screen = Plátno
console-typed-about = Napiš čísla hráčů: pro každý stůl jeden řádek, v pořadí míst.
console-typed-strange = Nikdo z přítomných tahle čísla nemá: { $numbers }
console-typed-twice = Je tu dvakrát: { $names }
console-typed-missing = { $count ->
        [one] Chybí { $count } hráč:
        [few] Chybí { $count } hráči:
       *[other] Chybí { $count } hráčů:
    }
console-typed-do = Uložit tohle losování
console-typed-confirm = Hned to uvidí všichni. Stolů: { $tables }, volných losů: { $byes }. Je to přečtené ještě jednou?
console-drawn = Vylosováno: { $stage }
console-drawn-about = Stoly jsou na tabuli. Vyvolej kolo, až každý najde své místo; pak poběží čas, { $minutes } min.
console-call = Vyvolat kolo
console-call-title = { $stage }: vyvolat?
console-call-about = Od téhle chvíle má každý { $minutes } min na to, aby přišel ke stolu.

## Hlavní rozhodčí: kolo

console-table = Stůl { $table }
console-tables-over = Dohrané stoly: { $over } z { $all }
console-missing = { $count ->
        [one] Ještě { $count } hráč není u stolu
        [few] Ještě { $count } hráči nejsou u stolu
       *[other] Ještě { $count } hráčů není u stolu
    }
console-time-left = zbývá { $time }
console-time-over = čas vypršel
console-arrived = Je tady
console-arrived-name = Je tady: { $name }
console-away = ještě chybí
console-all-there = Všichni jsou u stolů.
console-excuse = Omluvit
console-excuse-name = Omluvit: { $name }
console-excuse-about = Jen z vážného důvodu a jen když zpráva přišla, dokud běžel čas.
console-noticed = Zpráva přišla v
console-decision = Rozhodnutí
console-granted = Víc času
console-not-granted = Ne
console-more-minutes = O kolik minut
console-until = Do { $time }
console-excuse-save = Uložit rozhodnutí
console-extend = Víc času pro všechny
console-strike = Vyškrtnout
console-strike-name = Vyškrtnout: { $name }
console-strike-about = Místo u stolu { $table } zůstane prázdné a počítá se jako jeden vypadlý hráč.
console-call-of = Stůl { $table } tě volá
console-open-table = Otevřít stůl
console-answer = Vyřešeno
console-answer-save = Uložit
console-answer-decision = Jak se rozhodlo
console-unheard = { $count ->
        [one] U stolu { $tables } vypršel čas
       *[other] U stolů { $tables } vypršel čas
    }
console-unheard-about = Někdo tam není odškrtnutý. Dokud telefon rozhodčího nemá spojení, program sám nikoho nevyškrtne: podívej se tam a rozhodni níž.
console-clash = Stůl { $table }, { $number }. partie: zápisy si odporují
console-clash-decided = rozhodl hlavní rozhodčí
console-entry = Zápis { $letter }
console-had = { $count ->
        [one] body: { $points }, { $count } karta
        [few] body: { $points }, { $count } karty
       *[other] body: { $points }, { $count } karet
    }
console-keep = Platí tenhle
console-drop = Vzít zpět
console-won = Vyhrává { $name }
console-lost = Žeton ztrácí { $name },
console-because-points = nejvíc bodů
console-because-cards = nejvíc karet
console-because-lot = losem
console-all-tables = Všechny stoly
console-round = Kolo
console-unplayed = V tomhle kole se nehrálo: postoupili všichni.
console-no-tables = Ještě není vylosované žádné kolo.
console-players = Hráči
console-deals = rozdává
console-first-dealer = Kdo rozdává první
console-choose = vyber
console-judge = Rozhodčí u tohoto stolu
console-save = Uložit
console-games = Partie
console-no-games = Zatím žádná partie.
console-game-out = vypadává
console-correct = Opravit
console-correct-name = Opravit { $number }. partii
console-correct-title = Stůl { $table }: oprava { $number }. partie
console-correct-late = Další kolo už je vylosované. Opravuješ jako hlavní rozhodčí a musíš napsat důvod.
console-game-dropped = { $number }. partie: vše, co je u ní zapsané
console-enter = Zapsat { $number }. partii
console-enter-title = Stůl { $table }: { $number }. partie
console-winner = Kdo vyhrál
console-points = Body
console-cards = Karty
console-take-back = Vzít zpět
console-trace = Všechny zápisy ({ $count })
console-dead = neplatí
console-lot-title = Los
console-lot-about = Kdo má stejně, vytáhne si jednu kartu z celého zamíchaného balíčku. Prohrává nejvyšší hodnota.
console-reason-needed = Je potřeba; zůstane v záznamu.
console-follow = Co se stane
console-follow-not = Tohle nejde
console-follow-out = Vypadne: { $names }
console-follow-back = Vrátí se do hry: { $names }
console-follow-over = { $count ->
        [one] U stolu je konec, postupuje { $names }
        [few] U stolu je konec, postupují { $names }
       *[other] U stolu je konec, postupují { $names }
    }
console-follow-nobody = U stolu je konec. Nepostupuje nikdo.
console-follow-playing = Na řadě je { $number }. partie; hrají { $names }
console-follow-lot = Rozhodne los: { $names }
console-follow-conflict = Zápisy { $number }. partie by si odporovaly a bylo by potřeba rozhodnout.
console-follow-locked = Další kolo je vylosované: kdo v něm sedí, se nemění. Pokud se to má změnit, losuj ho znovu.

## Hlavní rozhodčí: hráči

console-late = Přidat někoho později
console-everybody = Všichni
console-state-registered = přihlášeno
console-state-waiting = čeká na losování
console-state-playing = hraje
console-state-through = postupuje
console-state-out = dohráno
console-state-withdrawn = odhlášeno
console-warnings = { $count ->
        [one] { $count } napomenutí
        [few] { $count } napomenutí
       *[other] { $count } napomenutí
    }
console-warn = Napomenout
console-warn-name = Napomenout: { $name }
console-warn-text = Co se stalo
console-warned-before = { $count ->
        [one] Zatím { $count } napomenutí:
        [few] Zatím { $count } napomenutí:
       *[other] Zatím { $count } napomenutí:
    }
console-conduct = Za co
console-out = Konec…
console-out-name = Konec… { $name }
console-out-why = Co se stalo
console-out-left = Odchází
console-out-disqualified = Vyloučit
console-reinstate = Kdo vypadl naposledy, může se vrátit
console-reinstate-about = Kdyby zůstal jen jeden, hraje dál ten, kdo vypadl naposledy, aby postoupili dva.
console-apart = Ne k jednomu stolu
console-apart-about = Třeba příbuzní: los je k jednomu stolu nedá. Jde to jen do prvního losování a vědět o tom může každý.
console-apart-none = Nikdo.
console-apart-one = Kdo
console-apart-other = S kým ne
console-pick-about = Číslo nebo část jména.
console-pick-more = { $count ->
        [few] Odpovídají tomu { $count } lidé, piš dál.
       *[other] Odpovídá tomu { $count } lidí, piš dál.
    }
console-apart-do = Nedávat k sobě
console-apart-drop = Zrušit
console-apart-drop-names = Zrušit přání: { $names }
console-apart-drop-yes = Zrušit přání
console-apart-drop-about = Pak je los k jednomu stolu dát může. Platí pro další losování.

## Hlavní rozhodčí: oznámení a nastavení

console-say-title = Oznámení
console-say-text = Text na tabuli
console-say-do = Oznámit
console-say-none = Zatím není nic oznámeno.
console-about = O čem
console-about-other = Jiné
console-about-delay = Zpoždění
console-about-weather = Počasí
console-about-place = Místo
console-set-title = Místo a čas
console-set-place = Místo
console-set-place-about = Když se změní, každý to uvidí na své stránce a potvrdí. Stolek vidí, kdo o tom ještě neví.
console-set-starts = Den a hodina
console-set-all = Celé nastavení
console-set-do = Změnit

## Hlavní rozhodčí: záznam

console-log-search = Hledat
console-log-when = Kdy
console-log-who = Kdo
console-log-what = Co
console-log-why = Proč
console-log-more = Starší ({ $count })
console-log-by-all = Všichni
console-log-by-head = Hlavní rozhodčí
console-log-by-desk = Stolek
console-log-by-judge = Stoly
console-by-head = hlavní rozhodčí
console-by-desk = stolek
console-by-judge = rozhodčí stolu { $number }
console-by-entrant = hráč na své stránce
console-by-anybody = přihláška
console-by-server = server
console-log-opened = turnaj založen
console-log-settings_changed = změna nastavení
console-log-registered = přihláška: { $name }
console-log-entrant_changed = oprava přihlášky: { $name }
console-log-fee_paid = { $name }, zaplaceno celkem: { $amount }
console-log-checked_in = je tady: { $name }
console-log-checked_in-not = přece jen tu není: { $name }
console-log-withdrawn = odhlášení: { $name }
console-log-kept_apart = ne k jednomu stolu: { $name }
console-log-registration_closed = přihlašování uzavřeno
console-log-registration_closed-not = přihlašování znovu otevřeno
console-log-plan_chosen = plán zveřejněn
console-log-chips_set = { $round }. kolo, žetony: { $chips }
console-log-draw_announced = { $round }. kolo: ohlášeno { $attempt }. losování
console-log-draw_revealed = { $round }. kolo vylosováno z hodnoty „{ $value }“
console-log-draw_typed = { $round }. kolo: ruční losování
console-log-all_advance = { $round }. kolo: postupují všichni
console-log-round_called = { $round }. kolo vyvoláno
console-log-excused = omluva do { $time }: { $name }
console-log-excused-not = omluva zamítnuta: { $name }
console-log-extended = víc času pro všechny, do { $time }
console-log-arrived = u stolu: { $name }
console-log-arrived-not = přece jen není u stolu: { $name }
console-log-out-no_show = stůl { $table }: vyškrtnutí pro nepřítomnost, { $name }
console-log-out-left = stůl { $table }: odchází { $name }
console-log-out-disqualified = vyloučení: { $name }
console-log-dealer_named = stůl { $table }: první rozdává { $name }
console-log-game_entered = stůl { $table }, { $number }. partie: vyhrává { $name }
console-log-game_entered-again = stůl { $table }, oprava { $number }. partie: vyhrává { $name }
console-log-lot_drawn = stůl { $table }, { $number }. partie: los
console-log-taken_back = { $count ->
        [one] { $count } zápis vzat zpět
        [few] { $count } zápisy vzaty zpět
       *[other] { $count } zápisů vzato zpět
    }
console-log-warned = napomenutí: { $name }
console-log-head_judge_called = stůl { $table } volal hlavního rozhodčího
console-log-call_answered = volání vyřešeno
console-log-table_judge = stůl { $table }, rozhodčí: { $name }
console-log-table_opened = stůl { $table } otevřen na serveru
console-log-announcement = oznámení: { $text }
console-log-place_acknowledged = { $name } ví, kde se hraje
console-log-prize_handed = předáno – { $prize }: { $name }
console-log-prize_handed-not = přece jen nepředáno – { $prize }: { $name }
console-log-ended = turnaj ukončen
console-log-erased = přihlášky vymazány
console-log-keys_renewed = nové odkazy: { $role }

## Hlavní rozhodčí: kódy, záloha, konec

console-backup = Záloha
console-backup-about = Jeden soubor, ve kterém je všechno. Kdo ho má, má i všechny odkazy a jména: ulož ho na svůj flash disk.
console-backup-do = Stáhnout zálohu
console-restore-about = Kdyby se tenhle počítač pokazil, otevři Prší na jiném, zvol Mistrovství a pak „Pokračovat ze zálohy“. Kódy na stolech platí dál.
console-restore = Pokračovat ze zálohy
console-restore-help = Mistrovství tu půjde dál se stejným kódem a stejnými odkazy. Čas, který běží, běží dál.
console-restore-file = Soubor se zálohou
console-restore-do = Pokračovat tady
console-codes = Kódy pro rozhodčí u stolů
console-codes-about = Jeden kód pro každý stůl, platí celý den. Stačí na něj namířit fotoaparát telefonu; účet není potřeba.
console-codes-none = Stoly tu budou, až se někdo přihlásí.
console-codes-print = { $count ->
        [one] Vytisknout { $count } kód
        [few] Vytisknout { $count } kódy
       *[other] Vytisknout { $count } kódů
    }
console-code-of = Kód stolu { $table }
console-links = Odkazy
console-link = Odkaz
console-link-board = Tabule pro všechny
console-link-screen = Plátno
console-link-register = Přihláška
console-link-desk = Stolek
console-link-head = Tahle stránka
console-link-secret = Kdo má tenhle odkaz, může s ním všechno, k čemu slouží. Ukaž ho jen tomu, komu patří.
console-link-show = Ukázat
console-link-show-name = Ukázat: { $name }
console-renew = Nové odkazy
console-renew-about = Má odkaz někdo, kdo ho mít nemá? Udělej nový. Ten starý hned přestane platit.
console-renew-judge = Stoly
console-renew-desk = Stolek
console-renew-entrant = Všechny vlastní stránky
console-renew-head = Tahle stránka
console-renew-do = Udělat nové odkazy
console-renew-warning = Staré odkazy a kódy hned přestanou platit, i ty vytištěné.
console-renew-table = Který stůl
console-renew-all = všechny stoly
console-erase = Vymazat přihlášky
console-erase-about = Jména, roky narození a poznámky se vymažou samy { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    } po konci. Můžeš to udělat i dřív.
console-erase-do = Vymazat
console-erase-warning = Jména, roky narození a poznámky zmizí nadobro, i ze záznamu. Výsledky zůstanou se jmény z tabule.
console-erase-type = Napiš { $code }, ať je jasné, že to myslíš vážně
console-erased = Přihlášky jsou vymazané.
console-over = Dohráno
console-over-about = Projdi pořadí a oprav, co je špatně. Pak turnaj ukonči.
console-ended = Turnaj skončil
console-end = Ukončit turnaj
console-end-about = Pořadí pak platí. Opravit ho můžeš i potom, s důvodem. Přihlášky se vymažou { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    } po konci.
console-places = Pořadí
console-prints = Diplomy a další tisk
console-results-csv = Výsledky (CSV)
console-results-json = Výsledky (JSON)
console-results-html = Výsledky jako stránka
