# Statistiky her dohraných v tomto zařízení (prsi.learn.statistics). $cards: karty čtenáře, "german" nebo "french".

practice-about = Hry dohrané v tomto zařízení, proti počítači i s lidmi přes síť. Hry několika lidí na jednom zařízení se sem nepočítají. Nic se nikam neposílá.
practice-none = Zatím tu není žádná dohraná hra
practice-none-about = Zahraj si jednu. Všechno ostatní se sečte samo.
practice-none-chosen = Takovou hru tu zatím nemáš.
practice-show-all = Ukázat všechny hry
practice-ruleset = Pravidla
practice-ruleset-all = všechna
practice-house = { $preset } s domácími pravidly
practice-level = Soupeři
practice-level-all = všichni
practice-level-mixed = Různě silní
practice-level-people = Lidé
practice-length = Obvyklá délka
practice-length-moves = { $count ->
        [one] krok všech hráčů
        [few] kroky všech hráčů
       *[other] kroků všech hráčů
    }
practice-drawn = Líznuté karty
practice-drawn-round = za kolo
practice-calls = Zapomenutá hlášení
practice-calls-of = z { $count }
practice-charts = Grafy
practice-time = Výsledky v čase
practice-time-about = Dohrané hry v průběhu času a kolik z nich skončilo výhrou.
practice-unit-week = Týden od
practice-unit-month = Měsíc
practice-unit-year = Rok
practice-share = Podíl výher
practice-between = Nejspíš mezi
practice-between-values = { $low } a { $high }
practice-even = Stejně silní
practice-rate = { $share } (výher { $won } z { $matches })
practice-levels = Výhry podle soupeřů
practice-rulesets = Výhry podle pravidel
practice-rates-about = Tečka je podíl výher. Úsečka ukazuje, kde s jistotou 95 % leží doopravdy: čím víc her, tím kratší.
practice-legend-share = podíl výher
practice-legend-between = kde nejspíš leží
practice-legend-even = co by vyhrávali stejně silní hráči
practice-recent = Výhry v řadě
practice-recent-about = Poslední hry, nejstarší první. Výhry hned po sobě jsou spojené. Teď v řadě: { $now }, nejdéle: { $best }.
practice-result = Výsledek
practice-result-won = výhra
practice-result-lost = prohra
practice-result-drawn = nerozhodně
practice-place-of = { $place }. { $players ->
        [5] z { $players }
       *[other] ze { $players }
    }
practice-decided = Co rozhodlo
practice-decided-about = U vyhraného kola tvoje poslední zvláštní karta, která v tvých posledních dvou tazích něco udělala. U prohraného poslední, která v nich zasáhla tebe.
practice-decided-for = kolo pro mě
practice-decided-against = kolo proti mně
practice-card = Karta
practice-decided-won = Pro mě
practice-decided-lost = Proti mně
practice-laid-won = Zahráno ve výhrách
practice-laid-lost = Zahráno v prohrách
practice-card-seven = Sedma
practice-card-king = { $cards ->
        [french] Pikový král
       *[german] Zelený král
    }
practice-card-skip = Karta, po které se stojí
practice-card-reverse = Devítka, která obrací směr
practice-card-wild = Měnič barvy
practice-card-rank_wild = { $cards ->
        [french] Kluk, který si přeje hodnotu
       *[german] Spodek, který si přeje hodnotu
    }
practice-card-comeback = Sedma, která vrací do hry
practice-card-none = Žádná zvláštní karta
practice-file = Soubor se statistikami
practice-file-about = Souborem přeneseš statistiky na jiné zařízení. Co už tam je, se nepočítá podruhé.
practice-save = Uložit do souboru
practice-save-table = Uložit jako tabulku (CSV)
practice-open = Načíst ze souboru
practice-saved = Soubor se statistikami je uložený.
practice-opened = { $count ->
        [0] V souboru není nic nového.
        [one] Přibyla { $count } hra.
        [few] Přibyly { $count } hry.
       *[other] Přibylo { $count } her.
    }
practice-erase = Smazat statistiky
practice-erase-title = Smazat statistiky?
practice-erase-about = { $count ->
        [one] Smaže se { $count } sečtená hra. Odehrané hry zůstanou, ale znovu se už nesečtou.
        [few] Smažou se { $count } sečtené hry. Odehrané hry zůstanou, ale znovu se už nesečtou.
       *[other] Smaže se { $count } sečtených her. Odehrané hry zůstanou, ale znovu se už nesečtou.
    }
practice-erased = Statistiky jsou smazané.
practice-broken = { $count ->
        [one] { $count } uložená hra se nedá přečíst, a proto se nepočítá.
        [few] { $count } uložené hry se nedají přečíst, a proto se nepočítají.
       *[other] { $count } uložených her se nedá přečíst, a proto se nepočítá.
    }
practice-trouble-full = V zařízení není místo: další hry se nezapočítají.
practice-trouble-blocked = Prohlížeč nedovolí ukládat: statistiky tu nezůstanou.
practice-trouble-failed = Statistiky se nepodařilo sečíst. Zkus to znovu.
practice-refused-malformed = Tohle není soubor se statistikami, nebo je poškozený. Nic se nezměnilo.
practice-refused-too_long = Soubor je moc velký. Nic se nezměnilo.
practice-refused-version = Soubor je z jiné verze Prší. Načti stránku znovu a zkus to ještě jednou.
practice-refused-failed = Soubor se nepodařilo načíst. Nic se nezměnilo.
practice-online = Statistiky z her na serveru
practice-here = Moje statistiky v tomto zařízení
