# The commands of the terminal, apart from playing.

cli-presets = Presets
cli-preset = Preset
cli-name = Name
cli-seats = Players
cli-about = In short
cli-options = Options
cli-option = Option
cli-rule = Rule
cli-value = Value (preset's)
cli-values = Values
cli-rules-more = One preset in full: prsi rules PRESET · with changes: prsi rules PRESET -o NAME=VALUE
cli-refused-preset = There is no preset { $given }. There are: { $allowed }.
cli-refused-unknown_option = There is no option { $given }. There are: { $allowed }.
cli-refused-value = { $options }: { $given } is not possible. Possible: { $allowed }.
cli-refused-players = { $options }: { $given } is not possible. Possible: { $allowed }.
cli-refused-card_twice = { $options }: a card is in the pack twice.
cli-refused-contradiction = { $options } do not go together.
cli-refused-equal_ranks = { $options } use the same rank. Choose two different ones.
cli-refused-too_few_cards = { $options }: there are too few cards for so many players.
cli-refused-no_last_card = { $options }: no card could be the last one.

# A saved match, told move by move; cards and moves are codes.

cli-round = Round { $number } · dealer: { $dealer }
cli-upcard = first card { $card }
cli-owes = next owes { $count }
cli-skip = next misses a turn
cli-wish = wish { $wish }
cli-draws = draws { $cards }
cli-reshuffle = pile becomes the stock ({ $count })
cli-passed-over = { $name } misses a turn
cli-out = { $name } is out of cards
cli-back = { $name } is back
cli-window = no Mau called
cli-window-closed = too late to call out
cli-won = Round won by { $name }
cli-nobody = Round without a winner
cli-points = Points in hand: { $points }
cli-lot = Drawn lots: { $drawn }
cli-chip = { $name } loses a chip, { $left } left
cli-eliminated = { $name } is out of the match
cli-drawn = The match is drawn
cli-places = Places: { $places }
cli-unfinished = The match is not over.

# Playing in the terminal.

play-move = Your move (its number or code; h hint, u take back, q quit):
play-call = Call (its number or code), or Enter to let it pass:
play-next = Enter: next round · q: quit
play-again = Another match? [y/N]
play-help = Type the number or the code of a move. h: a hint, u: take the last move back, q: quit.

# A draw of a tournament.

cli-draw-round = Round { $number }, attempt { $attempt }
cli-draw-table = Table { $number }: { $names }
cli-draw-byes = Straight to the next round: { $names }
