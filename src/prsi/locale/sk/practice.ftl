# Štatistiky hier dohraných v tomto zariadení (prsi.learn.statistics). $cards: karty čitateľa, "german" alebo "french".

practice-about = Hry dohrané v tomto zariadení, proti počítaču aj s ľuďmi cez sieť. Hry viacerých ľudí na jednom zariadení sa sem nepočítajú. Nič sa nikam neposiela.
practice-none = Zatiaľ tu nie je žiadna dohraná hra
practice-none-about = Zahraj si jednu. Všetko ostatné sa sčíta samo.
practice-none-chosen = Takú hru tu zatiaľ nemáš.
practice-show-all = Ukázať všetky hry
practice-ruleset = Pravidlá
practice-ruleset-all = všetky
practice-house = { $preset } s domácimi pravidlami
practice-level = Súperi
practice-level-all = všetci
practice-level-mixed = Rôzne silní
practice-level-people = Ľudia
practice-length = Zvyčajná dĺžka
practice-length-moves = { $count ->
        [one] krok všetkých hráčov
        [few] kroky všetkých hráčov
       *[other] krokov všetkých hráčov
    }
practice-drawn = Potiahnuté karty
practice-drawn-round = za kolo
practice-calls = Zabudnuté hlásenia
practice-calls-of = z { $count }
practice-charts = Grafy
practice-time = Výsledky v čase
practice-time-about = Dohrané hry v priebehu času a koľko z nich sú výhry.
practice-unit-week = Týždeň od
practice-unit-month = Mesiac
practice-unit-year = Rok
practice-share = Podiel výhier
practice-between = Najskôr medzi
practice-between-values = { $low } a { $high }
practice-even = Rovnako silní
practice-rate = { $share } (výhier { $won } z { $matches })
practice-levels = Výhry podľa súperov
practice-rulesets = Výhry podľa pravidiel
practice-rates-about = Bodka je podiel výhier. Úsečka ukazuje, kde s istotou 95 % naozaj leží: čím viac hier, tým kratšia.
practice-legend-share = podiel výhier
practice-legend-between = kde najskôr leží
practice-legend-even = čo by vyhrávali rovnako silní hráči
practice-recent = Výhry za sebou
practice-recent-about = Posledné hry, najstaršia prvá. Výhry hneď po sebe sú spojené. Teraz za sebou: { $now }, najviac: { $best }.
practice-result = Výsledok
practice-result-won = výhra
practice-result-lost = prehra
practice-result-drawn = remíza
practice-place-of = { $place }. z { $players }
practice-decided = Čo rozhodlo
practice-decided-about = Pri vyhranom kole tvoja posledná zvláštna karta, ktorá v záverečných dvoch ťahoch zapôsobila. Pri prehranom posledná, ktorá v nich zasiahla teba.
practice-decided-for = kolo pre mňa
practice-decided-against = kolo proti mne
practice-card = Karta
practice-decided-won = Pre mňa
practice-decided-lost = Proti mne
practice-laid-won = Zahrané vo výhrach
practice-laid-lost = Zahrané v prehrách
practice-card-seven = Sedma
practice-card-king = { $cards ->
        [french] Pikový kráľ
       *[german] Zelený kráľ
    }
practice-card-skip = Karta, po ktorej sa stojí
practice-card-reverse = Deviatka, ktorá obracia smer
practice-card-wild = Menič farby
practice-card-rank_wild = { $cards ->
        [french] Chlapec, ktorý si želá hodnotu
       *[german] Spodok, ktorý si želá hodnotu
    }
practice-card-comeback = Sedma, ktorá vracia do hry
practice-card-none = Žiadna zvláštna karta
practice-file = Súbor so štatistikami
practice-file-about = Na iné zariadenie ich prenesieš súborom. Čo tam už je, sa nepočíta druhýkrát.
practice-save = Uložiť do súboru
practice-save-table = Uložiť ako tabuľku (CSV)
practice-open = Načítať zo súboru
practice-saved = Súbor so štatistikami je uložený.
practice-opened = { $count ->
        [0] V súbore nie je nič nové.
        [one] Pribudla { $count } hra.
        [few] Pribudli { $count } hry.
       *[other] Pribudlo { $count } hier.
    }
practice-erase = Zmazať štatistiky
practice-erase-title = Zmazať štatistiky?
practice-erase-about = { $count ->
        [one] Zmaže sa { $count } sčítaná hra. Odohrané hry zostanú, ale znova sa už nesčítajú.
        [few] Zmažú sa { $count } sčítané hry. Odohrané hry zostanú, ale znova sa už nesčítajú.
       *[other] Zmaže sa { $count } sčítaných hier. Odohrané hry zostanú, ale znova sa už nesčítajú.
    }
practice-erased = Štatistiky sú zmazané.
practice-broken = { $count ->
        [one] { $count } uložená hra sa nedá prečítať, a preto sa nepočíta.
        [few] { $count } uložené hry sa nedajú prečítať, a preto sa nepočítajú.
       *[other] { $count } uložených hier sa nedá prečítať, a preto sa nepočíta.
    }
practice-trouble-full = V zariadení nie je miesto: ďalšie hry sa nezapočítajú.
practice-trouble-blocked = Prehliadač nedovolí ukladať: štatistiky tu nezostanú.
practice-trouble-failed = Štatistiky sa nepodarilo sčítať. Skús to znova.
practice-refused-malformed = Toto nie je súbor so štatistikami alebo je poškodený. Nič sa nezmenilo.
practice-refused-too_long = Súbor je príliš veľký. Nič sa nezmenilo.
practice-refused-version = Súbor je z inej verzie Prší. Načítaj stránku znova a skús to ešte raz.
practice-refused-failed = Súbor sa nepodarilo načítať. Nič sa nezmenilo.
practice-online = Štatistiky z hier na serveri
practice-here = Moje štatistiky v tomto zariadení
