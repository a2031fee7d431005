# A championship: its plan.

plan-title = { $players ->
        [one] Championship for { $players } player
       *[other] Championship for { $players } players
    }
plan-stage = Stage
plan-players = Players
plan-tables = Tables
plan-byes = Byes
plan-advance = Go on
plan-games = Games ({ $chips } chips)
plan-minutes = Minutes
plan-round = Round { $number }
plan-round-byes = Round { $number } (intermediate round)
plan-semifinals = Semifinals
plan-final = Final
plan-total = Together
plan-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
plan-decimal-luck = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
plan-facts = Tables at once: { $tables } · byes: { $byes } · draw luck: { $luck } (0 means that the draw favours nobody)
plan-note = Games and minutes are those of the slowest table in each stage, on average, at { $minutes } min a game and without breaks. Semifinals and final always have three chips.

# Why the plan is as it is.

plan-why-final = So few players fit at one table: they play the final at once.
plan-why-semifinals = So few players fit in two semifinals: no rounds are needed before.
plan-why-nine = Nine players are one too many for the semifinals. So three of them play for two places, and the other { $byes } have a bye; the draw decides.
plan-why-even = Two go on from every table, and after the last round there are exactly eight. Everybody plays in every round, so nobody needs a bye.
plan-why-few = Round { $round }: { $players } players fill only { $tables } tables of four or five, so just { $left } would go on, and the semifinals need eight. So some have a bye: { $byes }.
plan-why-number = Round { $round }: if all { $players } played, { $left } would go on, and from there eight is reached only with byes later or with one more round. So some have a bye now: { $byes }.
plan-why-range = Round { $round }: if all { $players } played, { $low } to { $high } would go on, and from there eight is reached only with byes later or with one more round. So some have a bye now: { $byes }.

# Other plans.

plan-alternatives = Other plans
plan-no-alternative = For this number of players there is no other plan worth choosing.
plan-variant = Plan
plan-rounds = Course (+ byes)
plan-at-once = Tables at once
plan-luck = Draw luck
plan-variant-best = The best plan
plan-variant-byes_first = All byes in the first round
plan-variant-table_of_three = One table of three, no byes
plan-variant-table_of_six = One table of six, no byes
plan-variant-semifinal_of_five = All in the semifinals, one of five

# Lists and results as the server gives them.

list-number = Number
list-name = Name
list-shown = On the board
list-born = Year of birth
list-note = Note
list-paid = Paid
list-present = Here
list-withdrawn = Withdrawn
list-state = State
list-state-registered = registered
list-state-waiting = waits for the draw
list-state-playing = plays
list-state-through = goes on
list-state-out = all played
results-places = Places
results-place = Place
results-player = Player
results-reached = Got as far as
results-running = The tournament is still being played. This shows what is settled.
results-table = Table { $number }
results-chips = Chips
results-points = Points
results-games = Games
results-advances = goes on
results-wins = wins
results-no_show = did not come
results-left = left
results-disqualified = disqualified

# What the server refuses on the pages of the championship.

denied-no_championship = There is no such tournament here. See whether the code is right.
denied-wrong_key = This link does not work any more, or may not do that. The head judge has a new one.
denied-no_draw = There is no such draw here. One made by hand cannot be repeated.
denied-bad_list = This is not a list of registrations. Each line needs a name and a year of birth.
denied-bad_backup = This is not a backup of a championship, or it is damaged. Nothing has changed.
denied-longer_log = More has been entered here than is in the backup. Nothing has changed.
denied-other_log = Things went on differently here than in the backup. Nothing has changed.
denied-code_taken = Another tournament has this code here. Nothing has changed.

## Why something cannot be done

championship-refused-not_allowed = This page may not do that. Somebody else may, most likely the head judge.
championship-refused-other_table = That belongs to another table.
championship-refused-unknown_entrant = Nobody like that has registered.
championship-refused-unknown_table = There is no such table in this round.
championship-refused-unknown_round = There is no such round in the plan.
championship-refused-unknown_report = That entry is not there, or it cannot be taken back.
championship-refused-too_young = Players must be born in { $expected } or earlier.
championship-refused-closed = Registration is over. Now only the head judge can add somebody.
championship-refused-not_closed = Registration has to be closed first.
championship-refused-full = No more entries fit in.
championship-refused-blank = The name is missing.
championship-refused-unreadable = The name has characters that cannot be seen or read.
championship-refused-frozen = The tournament has begun, and since the first draw this does not change any more.
championship-refused-no_plan = A plan has to be chosen first.
championship-refused-plan_differs = That plan does not work out: rounds, tables and those who go on do not fit together.
championship-refused-round_not_over = The previous round is not over at every table yet.
championship-refused-not_next = That does not come next. Something has probably changed meanwhile; have another look.
championship-refused-enough_present = Enough players are present, so there is a draw and it is played.
championship-refused-too_few_present = There are no more players here than go on. There is nothing to draw: everybody goes on.
championship-refused-draw_not_announced = That draw has not been announced yet.
championship-refused-roster_changed = Somebody on the announced list is out by now. The draw has to be announced anew.
championship-refused-already_drawn = That round is drawn already.
championship-refused-draw_refused = It cannot be drawn like that.
championship-refused-typed_wrong = The draw as typed is not right: somebody is missing or there twice, or a table has the wrong number of seats.
championship-refused-reason_needed = Please give a reason. It stays in the log.
championship-refused-not_drawn = That round is not drawn yet.
championship-refused-other_draw = The round has been drawn again meanwhile, and that belongs to a draw that no longer counts.
championship-refused-already_called = The round has been called already, the time is running.
championship-refused-not_called = The round has not been called yet, so no time is running.
championship-refused-too_late = A delay has to be reported while the time is running. That came after it.
championship-refused-not_in_future = The new time has to be later than the one before.
championship-refused-time_left = There is time left. Nobody is struck before it is up.
championship-refused-is_there = That player is at the table.
championship-refused-not_playing = That player does not play here, or is out already.
championship-refused-at_table = That player sits at a table right now. The table's judge enters that.
championship-refused-stale = The table has played on meanwhile. See how it stands now and enter it again.
championship-refused-bad_cards = The cards do not add up: one is there twice, or the points do not fit the number of cards.
championship-refused-bad_values = Cards cannot be valued like that.
championship-refused-bad_names = Those entered are not the players of this table.
championship-refused-next_drawn = The next round is drawn already. Only the head judge can put it right now.
championship-refused-not_over = The tournament has not been played to its end yet.
championship-refused-ended = The tournament is over.
championship-refused-not_ended = That can be done once the tournament is over.
championship-refused-no_prize = Nobody gets that prize here.
championship-refused-no_news = That is noted already.
championship-refused-other_place = The place has changed meanwhile. See where it is played now.
championship-refused-final_chips = In semifinals and final everybody always has three chips.
championship-refused-offline = No answer came, so nobody knows whether it arrived. Try again: it will not be written twice.
championship-refused-unavailable = The server cannot do that just now. Try again in a moment.
championship-refused-too_often = That was too fast. Wait a moment.
championship-refused-key = This link does not work any more. The head judge has a new one.
championship-refused-unknown = There is no such tournament here.
championship-refused-garbled = The server did not understand that. Reload the page; what is waiting stays.

## The page of a table's judge

judge-title = Table { $table }
judge-round = { $kind ->
        [semifinal] Semifinal
        [final] Final
       *[other] Round { $number }
    }
judge-aim = { $count ->
        [one] played until one is left
       *[other] { $count } go on
    }
judge-aim-points = { $games ->
        [one] one game for points
       *[other] { $games } games for points
    }
judge-no-table = Nobody plays at this table now. Once the draw is made it shows up here by itself.
judge-idle = The next round is on and this table is not part of it. Below is how it was played here last.
judge-locked = The next round is drawn and this sheet is locked. The head judge can correct it.
judge-players = Players
judge-seat = seat { $number }
judge-chips = { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
judge-sum = { $points } pts
judge-deals = deals
judge-state-through = goes on
judge-state-wins = winner
judge-out-chips = out of chips
judge-out-no_show = did not come
judge-out-left = left
judge-out-disqualified = disqualified
judge-link = Connection
judge-link-saved = Saved
judge-link-sending = Sending.
judge-link-connecting = Connecting.
judge-link-offline = No connection.
judge-waiting = { $count ->
        [one] { $count } entry waits.
       *[other] { $count } entries wait.
    }
judge-waiting-list = What waits
judge-offline-about = Keep entering, it is sent by itself.
judge-offline-reload = You may even close the page, nothing is lost.
judge-offline-no-reload = Do not reload or close this page now: it only comes back with a connection.
judge-not-stored = This browser stores nothing. Keep the page open while something waits.
judge-refused = The server did not take this
judge-refused-seen = Understood
judge-closed-waiting = What waits here is not lost: open the table's new link on this phone, and it is sent.
judge-entered = Entered.
judge-here-title = Who is at the table?
judge-here = here
judge-missing = missing
judge-not-called = The round has not been called yet, no time is running.
judge-time-left = { $time } left
judge-time-over = Time is up
judge-strike = Strike: did not come
judge-strike-title = Strike { $name }
judge-strike-yes = Yes, strike
judge-untick-title = Is { $name } not at the table after all?
judge-untick-about = Whoever is not ticked off when the time is up can be struck.
judge-time-unsure = Without a connection this phone does not know the exact time; the head judge can strike.
judge-out-back = Whoever was struck or has left can only be let in again by the head judge.
judge-foreign = What was not entered at this table can only be put right by the head judge.
judge-dealer-title = Who deals first?
judge-dealer-about = After that the deal moves clockwise.
judge-enter-game = Enter game { $number }
judge-game-title = Game { $number }
judge-correct-title = Correct game { $number }
judge-who-won = Who won?
judge-winner = won
judge-left = Cards left: { $name }
judge-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
judge-type-points = Type points instead
judge-tap-cards = Tap cards instead
judge-count = Number of cards
judge-points = Points
judge-points-span = With so many cards it is { $low } to { $high } points.
judge-next = Next
judge-check = Is this right?
judge-loses = { $because ->
        [cards] { $name } loses a chip: equal points, but more cards.
        [lot] { $name } loses a chip, by lot.
       *[points] { $name } loses a chip.
    }
judge-reason = Why it is corrected (optional)
judge-enter = Enter
judge-enter-grave = Continue
judge-yes = Yes, enter it
judge-change-out = { $count ->
        [one] { $names } is out.
       *[other] { $names } are out.
    }
judge-change-back = { $count ->
        [one] { $names } is back in.
       *[other] { $names } are back in.
    }
judge-change-lost = One chip fewer: { $names }
judge-change-regained = A chip back: { $names }
judge-change-through = { $count ->
        [one] { $names } goes on.
       *[other] { $names } go on.
    }
judge-change-wins = { $count ->
        [one] The final is won by { $names }
       *[other] The final is won by { $names }
    }
judge-change-nobody = Nobody goes on from this table.
judge-change-reopened = The table will be open again.
judge-change-tied = Equal points and cards: a lot decides between { $names }
judge-change-clash = The entries would then contradict each other. Later games have to be corrected.
judge-change-none = No chips change.
judge-change-unknown = This phone cannot work out what exactly will happen. Check the entry and then confirm it.
judge-lot-title = Lot after game { $number }
judge-lot-about = { $names } draw a lot: shuffle the whole pack, each takes one card, and the highest loses the chip.
judge-lot-do = Enter the lot
judge-lot-whose = Whose card
judge-lot-card = Card drawn: { $name }
judge-lot-none = choose the card
judge-lot-again = Tied again: { $names } draw once more.
judge-lot-enter = Enter the lot
judge-over = Played to the end
judge-over-points = All games are entered: { $names }
judge-games = Games
judge-game = { $number }. { $name }
judge-lost = { $because ->
        [cards] { $name } loses a chip (more cards)
        [lot] { $name } loses a chip (lot)
       *[points] { $name } loses a chip
    }
judge-lost-out = it was the last one
judge-correct = Correct
judge-undo = Take back game { $number }
judge-undo-title = Take back game { $number }?
judge-undo-yes = Yes, take it back
judge-more = Something is going on at the table
judge-call = Call the head judge
judge-called = The head judge was called at { $time }.
judge-call-off = Not needed any more
judge-warn = Warn
judge-leaves = Somebody leaves
judge-left-title = { $name } leaves
judge-left-about = Whoever leaves is out. A game that is running does not count.
judge-left-yes = Yes, leaves
judge-own-name = Judge's name
judge-own-name-is = Judge: { $name }
judge-own-name-about = Only the head judge sees the name.
judge-whom = Who it is about
judge-why = What for
judge-words = A few words (optional)
judge-conduct-showing_cards = showing cards
judge-conduct-advising = advising others
judge-conduct-telling_hands = telling what others hold
judge-conduct-collusion = collusion
judge-conduct-tampering = tampering with cards or chips
judge-conduct-delay = delay
judge-conduct-cheating = cheating
judge-conduct-other = something else
judge-dialog-warn = Warning
judge-dialog-warn-yes = Enter the warning
judge-dialog-left = Who leaves?
judge-dialog-left-yes = Next
judge-dialog-call = Call the head judge
judge-dialog-call-yes = Call
judge-dialog-judge = Who judges
judge-dialog-judge-yes = Save
judge-trace = All entries
judge-trace-dead = no longer counts
judge-by-here = this phone
judge-by-judge = table's judge
judge-by-head = head judge
judge-said-game = Game { $number }, won by { $name }; left: { $left }
judge-said-cards = { $name } { $cards }
judge-said-points = { $count ->
        [one] { $name } { $points } pts ({ $count } card)
       *[other] { $name } { $points } pts ({ $count } cards)
    }
judge-said-lot = Lot after game { $number }: { $cards }
judge-said-out = { $why ->
        [no_show] { $name }: did not come.
        [left] { $name }: left.
       *[disqualified] { $name }: disqualified.
    }
judge-said-dealer = { $name } deals first.
judge-said-back = { $count ->
        [one] An entry taken back.
       *[other] { $count } entries taken back.
    }
judge-said-here = { $name } is at the table.
judge-said-missing = { $name } is not at the table.
judge-said-warned = Warning: { $name }, { $conduct }
judge-said-called = The head judge is called.
judge-said-judge = { $name } judges here.
judge-clash-title = Game { $number }: entries contradict each other
clash-differ = Two entries of one game say different things. Ask the players and choose the right one.
clash-players = The entry names others than were in after the games before.
clash-lots_differ = The lot is entered twice, and differently. Choose the right one.
clash-lot_players = Others drew the lot than those who were tied.
clash-after_end = By the games before, the table was over already, and this game is one too many.
judge-clash-keep = This entry holds
judge-clash-again = Enter game { $number } anew
judge-clash-drop = Take back what is extra
