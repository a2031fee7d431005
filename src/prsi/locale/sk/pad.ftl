# Zápisník pre hru so skutočnými kartami.

pad-about = Pre hru so skutočnými kartami: kto vyhral, čo komu zostalo a kto vedie. Funguje aj bez internetu.
pad-players = Hráči
pad-name = Meno, hráč { $number }
pad-player = Hráč { $number }
pad-remove = Odobrať: { $name }
pad-add = Ďalší hráč
pad-begin = Začať
pad-blank = Prázdny hárok na tlač
pad-refused-same_name = Dvaja hráči majú rovnaké meno.
pad-refused-name = V mene musí byť aspoň jeden znak, ktorý je vidieť, a žiaden, ktorý vidieť nie je.
pad-total-single = Vyhrané kolá
pad-total-rounds_won = Vyhrané kolá
pad-total-penalty_points = Body
pad-total-fewer_cards = Kariet na rozdanie
pad-total-chips = Žetóny
pad-not-kept = Prehliadač nič neukladá: po zatvorení stránky sa zápis stratí.
pad-unread = Zápis v tomto zariadení sa nedá prečítať. Možno je z novšej verzie tejto stránky.
pad-unread-save = Uložiť ho do súboru
pad-undo = Vrátiť
pad-undone = Posledný riadok je vrátený.
pad-meanwhile = Medzitým sa zapísalo v inom okne. Pozri sa, ako to stojí, a zapíš znova.
pad-wins = Vyhráva { $name }.
pad-drawn = Nerozhodne: { $names }.
pad-lot = Rozhodne žreb: { $names }
pad-lot-about = Každý si potiahne kartu; kto má najvyššiu, stráca žetón.
pad-lot-lost = Žreb prehráva { $name }
pad-deals = Rozdáva { $name }.
pad-write = Zapísať { $number }. kolo
pad-round-column = Kolo
pad-lost-chip = strata žetónu
pad-print = Vytlačiť
pad-history = { $count ->
        [one] Vrátený { $count } riadok
        [few] Vrátené { $count } riadky
       *[other] Vrátených { $count } riadkov
    }
pad-nobody = Nikto nevyhral
pad-won = Vyhráva { $name }
pad-again = Tí istí hráči znova
pad-new = Nový zápis
pad-new-about = Čo je v zápise, sa zmaže.
pad-new-do = Zmazať a začať znova
pad-points = Body
pad-count = Koľko kariet
pad-tap = Radšej ťukať karty
pad-onward = Ďalej
pad-done = Zapísať
pad-sum = Súčet
