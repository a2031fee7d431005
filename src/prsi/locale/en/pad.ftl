# The score pad for a match with real cards.

pad-about = For a match with real cards: who won, what is left in hand, and who leads. It works without a network.
pad-players = Players
pad-name = Name of player { $number }
pad-player = Player { $number }
pad-remove = Remove { $name }
pad-add = Another player
pad-begin = Begin
pad-blank = Blank sheet to print
pad-refused-same_name = Two players have the same name.
pad-refused-name = A name needs at least one sign that can be seen, and none that cannot.
pad-total-single = Rounds won
pad-total-rounds_won = Rounds won
pad-total-penalty_points = Points
pad-total-fewer_cards = Cards to be dealt
pad-total-chips = Chips
pad-not-kept = This browser keeps nothing: the pad is lost when the page is closed.
pad-unread = The pad on this device cannot be read. It may come from a newer version of this page.
pad-unread-save = Save it as a file
pad-undo = Take back
pad-undone = The last line was taken back.
pad-meanwhile = Meanwhile something was written in another window. See how it stands, and write again.
pad-wins = { $name } wins.
pad-drawn = Drawn between { $names }.
pad-lot = A lot decides: { $names }
pad-lot-about = Each draws a card; whoever draws the highest loses the chip.
pad-lot-lost = { $name } lost the lot
pad-deals = { $name } deals.
pad-write = Write down round { $number }
pad-round-column = Round
pad-lost-chip = lost a chip
pad-print = Print
pad-history = { $count ->
        [one] { $count } line was taken back
       *[other] { $count } lines were taken back
    }
pad-nobody = Nobody won
pad-won = { $name } won
pad-again = The same players once more
pad-new = New pad
pad-new-about = What is written on this pad is erased.
pad-new-do = Erase and begin anew
pad-points = Points
pad-count = How many cards
pad-tap = Tap the cards instead
pad-onward = Next
pad-done = Write down
pad-sum = Sum
