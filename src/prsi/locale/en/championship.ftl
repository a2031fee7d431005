# A championship: its plan.

plan-title = Championship for { $players } players
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
plan-note = Games and minutes are those of the slowest table in each stage, on average, at { $minutes } minutes a game and without breaks. Semifinals and final always have three chips.

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

championship-title = Championship

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
championship-refused-full = No more registrations fit in.
championship-refused-blank = The name is missing.
championship-refused-frozen = The tournament has begun, and since the first draw this does not change any more.
championship-refused-no_plan = A plan has to be chosen first.
championship-refused-plan_differs = That plan does not work out: rounds, tables and those who advance do not fit together.
championship-refused-round_not_over = The round before is not over at every table yet.
championship-refused-not_next = It is not the turn of that now. Something has probably changed meanwhile; have another look.
championship-refused-enough_present = Enough players are present, so there is a draw and it is played.
championship-refused-too_few_present = No more are present than advance. There is nothing to draw: everybody advances.
championship-refused-draw_not_announced = That draw has not been announced yet.
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
championship-refused-time_left = There is time left. Nobody is struck before it is over.
championship-refused-is_there = That player is at the table.
championship-refused-not_playing = That player does not play here, or is out already.
championship-refused-at_table = That player sits at a table right now. The table's judge enters that.
championship-refused-stale = The table has played on meanwhile. See how it stands now and enter it again.
championship-refused-bad_cards = The cards do not add up: one is there twice, or the points do not fit the number of cards.
championship-refused-bad_values = Cards cannot be valued like that.
championship-refused-bad_names = Those entered are not the players of this table.
championship-refused-next_drawn = The next round is drawn already. Only the head judge can put it right now.
championship-refused-not_over = The tournament is not played to its end yet.
championship-refused-ended = The tournament is over.
championship-refused-not_ended = That can be done once the tournament is over.
championship-refused-no_prize = Nobody gets that prize here.
championship-refused-final_chips = In semifinals and final everybody always has three chips.
championship-refused-offline = The server does not answer. Nothing has happened; try again in a moment.
championship-refused-unavailable = The server cannot do that just now. Try again in a moment.
championship-refused-too_often = That was too fast. Wait a moment.
championship-refused-key = This link does not work any more. The head judge has a new one.
championship-refused-unknown = There is no such tournament here.
championship-refused-unreadable = The server did not understand that. Load the page again; what waits stays.
