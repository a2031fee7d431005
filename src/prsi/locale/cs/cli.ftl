# Příkazy v terminálu kromě samotné hry.

cli-presets = Předvolby
cli-preset = Předvolba
cli-name = Název
cli-seats = Hráči
cli-about = Stručně
cli-options = Volby
cli-option = Volba
cli-rule = Pravidlo
cli-value = Hodnota (v předvolbě)
cli-values = Hodnoty
cli-rules-more = Jedna předvolba celá: prsi rules PRESET · se změnami: prsi rules PRESET -o NAME=VALUE
cli-refused-preset = Předvolba { $given } tu není. Jsou tu: { $allowed }.
cli-refused-unknown_option = Volba { $given } tu není. Jsou tu: { $allowed }.
cli-refused-value = { $options }: { $given } nejde. Jde: { $allowed }.
cli-refused-players = { $options }: { $given } nejde. Jde: { $allowed }.
cli-refused-card_twice = { $options }: některá karta je v balíčku dvakrát.
cli-refused-contradiction = { $options } nejdou dohromady.
cli-refused-equal_ranks = { $options } mají stejnou hodnotu karty. Vyber dvě různé.
cli-refused-too_few_cards = { $options }: na tolik hráčů karty nestačí.
cli-refused-no_last_card = { $options }: žádná karta by nesměla být poslední.

# Uložený zápas, vyprávěný tah po tahu; karty a tahy jsou značky.

cli-round = Kolo { $number } · rozdává: { $dealer }
cli-upcard = první karta { $card }
cli-owes = další má líznout: { $count }
cli-skip = další stojí
cli-wish = přání { $wish }
cli-draws = líže { $cards }
cli-reshuffle = z odhozených karet je nový balíček ({ $count })
cli-passed-over = { $name } stojí
cli-out = { $name } je bez karet
cli-back = { $name } se vrací do hry
cli-window = Mau nezaznělo
cli-window-closed = na upozornění je pozdě
cli-won = Kolo vyhrává { $name }
cli-nobody = Kolo bez vítěze
cli-points = Body v ruce: { $points }
cli-lot = Los: { $drawn }
cli-chip = { $name } ztrácí žeton, zbývá { $left }
cli-eliminated = { $name } končí
cli-drawn = Zápas končí remízou
cli-places = Pořadí: { $places }
cli-unfinished = Zápas ještě neskončil.

# Hra v terminálu.

play-move = Tvůj tah (číslo nebo kód; h rada, u vzít zpět, q konec):
play-call = Ohlas (číslo nebo kód), nebo to nech být (Enter):
play-next = Enter: další kolo · q: konec
play-again = Ještě jednu partii? [a/N]
play-help = Napiš číslo nebo kód tahu. h: rada, u: vzít poslední tah zpět, q: konec.

# Losování turnaje.

cli-draw-round = { $number }. kolo, { $attempt }. losování
cli-draw-table = Stůl { $number }: { $names }
cli-draw-byes = Rovnou do dalšího kola: { $names }
