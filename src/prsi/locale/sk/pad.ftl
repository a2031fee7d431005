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
pad-refused-name = V mene musí byť aspoň jeden znak, ktorý vidno, a žiadny, ktorý nevidno.
pad-total-single = Vyhrané kolá
pad-total-rounds_won = Vyhrané kolá
pad-total-penalty_points = Body
pad-total-fewer_cards = Kariet na rozdanie
pad-total-chips = Žetóny
pad-not-kept = Prehliadač nič neukladá: po zatvorení stránky sa zápis stratí.
pad-unread = Zápis v tomto zariadení sa nedá prečítať. Možno je z novšej verzie tejto stránky.
pad-unread-save = Uložiť ho do súboru
pad-undo = Vziať späť
pad-undone = Posledný riadok je vzatý späť.
pad-meanwhile = Medzitým sa v inom okne niečo zapísalo. Pozri sa, ako to stojí, a zapíš znova.
pad-wins = Vyhráva { $name }.
pad-drawn = Remíza: { $names }.
pad-lot = Rozhodne žreb: { $names }
pad-lot-about = Každý si potiahne kartu; kto má najvyššiu, stráca žetón.
pad-lot-lost = Žreb prehráva { $name }
pad-deals = Rozdáva { $name }.
pad-write = Zapísať { $number }. kolo
pad-round-column = Kolo
pad-lost-chip = strata žetónu
pad-print = Vytlačiť
pad-history = { $count ->
        [one] { $count } riadok vzatý späť
        [few] { $count } riadky vzaté späť
       *[other] { $count } riadkov vzatých späť
    }
pad-nobody = Nikto nevyhral
pad-won = Vyhráva { $name }
pad-again = Tí istí hráči znova
pad-new = Nový zápis
pad-new-about = Čo je v zápise, sa zmaže.
pad-new-do = Zmazať a začať znova
pad-points = Body
pad-count = Koľko kariet
pad-tap = Radšej vybrať karty
pad-onward = Ďalej
pad-done = Zapísať
pad-sum = Súčet
