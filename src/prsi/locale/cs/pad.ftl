# Zápisník pro hru se skutečnými kartami.

pad-about = Pro hru se skutečnými kartami: kdo vyhrál, co komu zbylo a kdo vede. Funguje i bez internetu.
pad-players = Hráči
pad-name = Jméno, hráč { $number }
pad-player = Hráč { $number }
pad-remove = Odebrat: { $name }
pad-add = Další hráč
pad-begin = Začít
pad-blank = Prázdný list k tisku
pad-refused-same_name = Dva hráči mají stejné jméno.
pad-refused-name = Ve jméně musí být aspoň jeden znak, který je vidět, a žádný, který vidět není.
pad-total-single = Vyhraná kola
pad-total-rounds_won = Vyhraná kola
pad-total-penalty_points = Body
pad-total-fewer_cards = Karet k rozdání
pad-total-chips = Žetony
pad-not-kept = Prohlížeč nic neukládá: po zavření stránky se zápis ztratí.
pad-unread = Zápis v tomhle zařízení nejde přečíst. Možná je z novější verze téhle stránky.
pad-unread-save = Uložit ho do souboru
pad-undo = Vrátit
pad-undone = Poslední řádek je vrácený.
pad-meanwhile = Mezitím se zapsalo v jiném okně. Podívej se, jak to stojí, a zapiš znovu.
pad-wins = Vyhrává { $name }.
pad-drawn = Nerozhodně: { $names }.
pad-lot = Rozhodne los: { $names }
pad-lot-about = Každý si lízne kartu; kdo má nejvyšší, ztrácí žeton.
pad-lot-lost = Los prohrává { $name }
pad-deals = Rozdává { $name }.
pad-write = Zapsat { $number }. kolo
pad-round-column = Kolo
pad-lost-chip = ztráta žetonu
pad-print = Vytisknout
pad-history = { $count ->
        [one] Vrácený { $count } řádek
        [few] Vrácené { $count } řádky
       *[other] Vrácených { $count } řádků
    }
pad-nobody = Nikdo nevyhrál
pad-won = Vyhrává { $name }
pad-again = Stejní hráči znovu
pad-new = Nový zápis
pad-new-about = Co je v zápisu, se smaže.
pad-new-do = Smazat a začít znovu
pad-points = Body
pad-count = Kolik karet
pad-tap = Raději vybrat karty
pad-onward = Dál
pad-done = Zapsat
pad-sum = Součet
