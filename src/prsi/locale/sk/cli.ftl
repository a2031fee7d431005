# Príkazy v termináli okrem samotnej hry.

cli-presets = Predvoľby
cli-preset = Predvoľba
cli-name = Názov
cli-seats = Hráči
cli-about = Stručne
cli-options = Voľby
cli-option = Voľba
cli-rule = Pravidlo
cli-value = Hodnota (v predvoľbe)
cli-values = Hodnoty
cli-rules-more = Jedna predvoľba celá: prsi rules PRESET · so zmenami: prsi rules PRESET -o NAME=VALUE
cli-refused-preset = Predvoľba { $given } neexistuje. Sú tu: { $allowed }.
cli-refused-unknown_option = Voľba { $given } neexistuje. Sú tu: { $allowed }.
cli-refused-value = { $options }: { $given } nie je možné. Možné: { $allowed }.
cli-refused-players = { $options }: { $given } nie je možné. Možné: { $allowed }.
cli-refused-card_twice = { $options }: niektorá karta je v balíčku dvakrát.
cli-refused-contradiction = { $options } nejdú dokopy.
cli-refused-equal_ranks = { $options } majú rovnakú hodnotu karty. Vyber dve rôzne.
cli-refused-too_few_cards = { $options }: na toľkých hráčov karty nestačia.
cli-refused-no_last_card = { $options }: žiadna karta by nesmela byť posledná.

# Uložený zápas, rozprávaný ťah po ťahu; karty a ťahy sú značky.

cli-round = Kolo { $number } · rozdáva: { $dealer }
cli-upcard = prvá karta { $card }
cli-owes = ďalší má ťahať: { $count }
cli-skip = ďalší stojí
cli-wish = želanie { $wish }
cli-draws = ťahá { $cards }
cli-reshuffle = z odhodených kariet je nová kôpka ({ $count })
cli-passed-over = { $name } stojí
cli-out = { $name } je bez kariet
cli-back = { $name } sa vracia do hry
cli-window = Mau nezaznelo
cli-window-closed = na upozornenie je neskoro
cli-won = Kolo vyhráva { $name }
cli-nobody = Kolo bez víťaza
cli-points = Body v ruke: { $points }
cli-lot = Žreb: { $drawn }
cli-chip = { $name } stráca žetón, { $left ->
        [0] už nemá žiadny
       *[other] má ešte { $left }
    }
cli-eliminated = { $name } končí
cli-drawn = Zápas sa končí remízou
cli-places = Poradie: { $places }
cli-unfinished = Zápas sa ešte neskončil.

# Hra v termináli.

play-move = Tvoj ťah (číslo alebo kód; h rada, u vziať späť, q koniec):
play-call = Ohlás (číslo alebo kód), alebo Enter a nechaj tak:
play-next = Enter: ďalšie kolo · q: koniec
play-again = Ešte jednu hru? [a/N]
play-help = Napíš číslo alebo kód ťahu. h: rada, u: vziať posledný ťah späť, q: koniec.

# Žrebovanie turnaja.

cli-draw-round = { $number }. kolo, { $attempt }. žrebovanie
cli-draw-table = Stôl { $number }: { $names }
cli-draw-byes = Rovno do ďalšieho kola: { $names }
