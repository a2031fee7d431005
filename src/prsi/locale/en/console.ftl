# The pages of the desk and of the head judge.

office-done = Done.
office-print = Print
office-reason = Reason
office-views = Parts of this page
office-waits = { $count ->
        [one] { $count } thing waits
       *[other] { $count } things wait
    }

## Desk

desk-title = Desk
desk-view-register = Register
desk-view-roll = Who is here
desk-view-lists = Lists
desk-view-prizes = Prizes
desk-registered = Registered
desk-present = Here
desk-paid = Paid
desk-expected = Expected from those here
desk-name = Name
desk-born = Year of birth
desk-age = Born in { $year } or earlier, so { $age } or older this year.
desk-young = Too young: players must be { $age } or older this year, so born in { $year } or earlier.
desk-more = Name on the board, note
desk-shown = Name on the board
desk-shown-about = Left empty: first name and initial.
desk-note = Note
desk-note-about = A phone number, for example. Only the desk and the head judge see it.
desk-here = Is here
desk-pays = Pays { $amount } now
desk-register = Register
desk-registered-as = Number { $number }: { $name }
desk-number-later = { $name } is registered. The number shows once the connection is back.
desk-still-open = { $name } is registered, but payment and arrival are not written down yet. Send the form once more.
desk-twin = { $name } with this year is registered already, as number { $number }. Is it the same person?
desk-twice = No, somebody else: register
desk-twin-mark = twice?
desk-twin-about = There is another registration with this name and year. If it is the same person, withdraw one of them.
desk-closed = Registration is closed. The head judge can still add somebody, until the first draw.
desk-begun = The tournament has begun. Nobody can register any more.
desk-last = Registered last
desk-is-here = Here
desk-not-here = not here
desk-has-paid = paid: { $amount }
desk-slip = Private page
desk-slip-title = { $number } · { $name }
desk-slip-about = Your own page: place, time, table, chips. Keep this code.
desk-search = Search
desk-search-about = Type a name or a number. Enter ticks off the one that is found.
desk-which = Show
desk-which-all = Everybody
desk-which-missing = Missing: { $count }
desk-which-here = Here: { $count }
desk-which-unpaid = Not paid
desk-roll-about = Whoever is ticked off here takes part in the first draw.
desk-roll-table = The round is drawn: whoever is ticked off is at the table.
desk-tick = Is here
desk-untick = Not here after all
desk-here-name = { $name } is here
desk-said-here = { $name } is here.
desk-said-away = { $name } is not here.
desk-nobody = Nobody has registered yet.
desk-nobody-found = There is no such name or number here.
desk-late = late
desk-withdrawn = withdrawn
desk-at-table = table { $table }
desk-number = No.
desk-paid-short = Paid
desk-pay = { $amount }
desk-pay-name = { $name } pays { $amount }
desk-pay-back = Give the fee back
desk-on-board = On the board: { $name }
desk-edit = Change
desk-save = Save
desk-withdraw = Withdraw
desk-withdraw-title = Withdraw { $name }?
desk-withdraw-about = The registration stays in the list, crossed out, and takes part in no draw.
desk-come-back = Take the withdrawal back
desk-come-back-title = Take back the withdrawal of { $name }?
desk-come-back-about = The registration counts again.
desk-print-title = List of players
desk-print-about = On paper, or as a table for a spreadsheet.
desk-export = Table (CSV)
desk-import-title = Import a list
desk-import-about = A table (CSV) with a name and a year of birth in each line. It is looked at first; nothing happens until you say so.
desk-import-file = File
desk-import-clean = Every line can be read.
desk-import-faults = { $count ->
        [one] { $count } line is wrong and will be left out:
       *[other] { $count } lines are wrong and will be left out:
    }
desk-import-twins = { $count ->
        [one] { $count } player is registered already or in the list twice:
       *[other] { $count } players are registered already or in the list twice:
    }
desk-import-known = { $count ->
        [one] { $count } line was imported before.
       *[other] { $count } lines were imported before.
    }
desk-import-skip = Leave those out
desk-import-take = Register them
desk-import-taken = { $count ->
        [one] { $count } player registered.
       *[other] { $count } players registered.
    }
desk-line = Line { $line }:
desk-lines-more = and { $count } more
desk-line-name = The name is missing or too long ({ $found }).
desk-line-born = A year such as 1990 was expected, this is there: { $found }.
desk-line-shown = The name on the board is too long ({ $found }).
desk-line-note = The note is too long ({ $found }).
desk-line-twin = { $found } is there already.
desk-unseen-title = Who does not know the place
desk-unseen-about = Not everybody has seen on their own page that it is here: { $place }. Call them, and tick off whoever knows.
desk-unseen-none = Everybody knows.
desk-told = Knows
desk-told-name = { $name } knows the place
desk-prizes-later = Prizes are handed over when the tournament is played to its end.
desk-prizes-about = Tick off what has been handed over.
desk-prize-cup = Cup
desk-prize-medal = Medal
desk-prize-diploma = Diploma
desk-prize-name = { $prize }: { $name }

## Head judge: what is next

console-title = Head judge
console-view-now = Now
console-view-tables = Tables
console-view-people = Players
console-view-say = Announcements
console-view-log = Log
console-view-safe = Codes and backup
console-registration = Registration is open
console-registration-about = Registered: { $count }, here: { $present }. When everybody is here, close the registration and choose a plan.
console-register-page = Registration form
console-close = Close registration
console-close-about = Nobody can register by themselves any more. You can add somebody until the first draw, and open it again.
console-reopen = Open registration again
console-plans = Choose a plan
console-plans-about = Here: { $present }, registered: { $registered }. The best plan stands first.
console-plan-players = For how many players
console-plan-byes = { $count ->
        [one] + { $count } bye
       *[other] + { $count } byes
    }
console-plan-time = Time without breaks
console-plan-minutes = { $minutes } min
console-plan-hours = { $hours } h { $minutes } min
console-plan-choose = Choose this plan
console-publish-title = Publish the plan?
console-publish = Publish
console-publish-about = Everybody will see it. You can choose another one until the first draw; from then on rounds, tables and byes are fixed.
console-replan = Choose another plan
console-course = The plan
console-stage-about = Players: { $players }, tables: { $tables }, byes: { $byes }
console-chips = { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
console-chips-of = Chips: { $stage }
console-draw-title = Draw: { $stage }
console-draw-about = Players: { $present }, tables: { $tables }, byes: { $byes }.
console-draw-missing = { $count ->
        [one] { $count } player who registered is not ticked off as here and will not be in the draw.
       *[other] { $count } players who registered are not ticked off as here and will not be in the draw.
    }
console-draw-how = How
console-draw-here = Draw here
console-draw-typed = Drawn by hand
console-source = Value to come
console-source-about = What will everybody see that nobody knows yet? The draw is worked out from it.
console-source-example = three dice one after the other, such as 3 5 1
console-source-first = First write what the draw will be worked out from.
console-redraw-first = First write why it is drawn again.
console-announce = Announce the draw
console-begin = Begin the tournament?
console-begin-about = The tournament begins with the first draw: plan, card values and format stay as they are, and nobody can be added any more.
console-all-advance = All go on
console-all-advance-about = Present: { $present }. { $advance } go on from this round, so there is nothing to play.
console-all-advance-confirm = { $count ->
        [one] { $count } player goes on at once and nothing is played
       *[other] { $count } players go on at once and nothing is played
    }. That cannot be taken back.
console-redraw = Draw again
console-redraw-title = Draw again: { $stage }
console-redraw-about = This will be draw no. { $attempt }. Everybody sees that it was drawn again, and why.
console-redraw-reason = Why is it drawn again?
console-attempt = draw no. { $attempt }
console-reveal-title = Draw announced: { $stage }
console-reveal-about = The fingerprint below is public: nobody can change the draw any more. Let the value come about in front of everybody and type it.
console-commitment = Fingerprint
console-value = The value
console-reveal = Draw
console-reveal-confirm = Is that right?
console-reveal-confirm-about = The draw is worked out from it, and everybody sees it at once. That cannot be taken back.
console-screen = Projector
console-typed-about = Type the players’ numbers, one line for each table, in the order of their seats.
console-typed-strange = Nobody present has these numbers: { $numbers }
console-typed-twice = There twice: { $names }
console-typed-missing = { $count ->
        [one] { $count } is missing:
       *[other] { $count } are missing:
    }
console-typed-do = Save this draw
console-typed-confirm = Everybody sees it at once. Tables: { $tables }, byes: { $byes }. Has it been read once more?
console-drawn = Drawn: { $stage }
console-drawn-about = The tables are on the board. Call the round when everybody can find their seat; then the time runs, { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
console-call = Call the round
console-call-title = Call: { $stage }?
console-call-about = From now on everybody has { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } to come to the table.

## Head judge: a round

console-table = Table { $table }
console-tables-over = Tables finished: { $over } of { $all }
console-missing = { $count ->
        [one] { $count } player is not there yet
       *[other] { $count } players are not there yet
    }
console-time-left = { $time } left
console-time-over = time is up
console-arrived = Is here
console-arrived-name = Is here: { $name }
console-away = not there yet
console-all-there = Everybody is there.
console-excuse = Excuse
console-excuse-name = Excuse { $name }
console-excuse-about = Only for a serious reason, and only if it was reported while the time was running.
console-noticed = Reported at
console-decision = Decision
console-granted = More time
console-not-granted = No
console-more-minutes = Minutes more
console-until = Until { $time }
console-excuse-save = Save the decision
console-extend = More time for everybody
console-strike = Strike
console-strike-name = Strike { $name }
console-strike-about = The seat at table { $table } stays empty and counts as one who is out.
console-call-of = Table { $table } calls
console-open-table = Open the table
console-answer = Settled
console-answer-save = Save
console-answer-decision = What was decided
console-unheard = { $count ->
        [one] The time is up at table { $tables }
       *[other] The time is up at tables { $tables }
    }
console-unheard-about = Somebody there is not ticked off. The clock strikes nobody while the judge's phone has no connection: have a look, and decide below.
console-clash = Table { $table }, game { $number }: entries contradict each other
console-clash-decided = decided by the head judge
console-entry = Entry { $letter }
console-had = { $count ->
        [one] { $points ->
                [one] { $points } point
               *[other] { $points } points
            }, { $count } card
       *[other] { $points ->
                [one] { $points } point
               *[other] { $points } points
            }, { $count } cards
    }
console-keep = This one is right
console-drop = Take it back
console-won = { $name } won
console-lost = { $name } lost a chip,
console-because-points = most points
console-because-cards = most cards
console-because-lot = by lot
console-all-tables = All tables
console-round = Round
console-unplayed = Nothing was played in this round: all went on.
console-no-tables = No round is drawn yet.
console-players = Players
console-deals = deals
console-first-dealer = Who deals first
console-choose = choose
console-judge = Judge at this table
console-save = Save
console-games = Games
console-no-games = No game yet.
console-game-out = goes out
console-correct = Correct
console-correct-name = Correct game { $number }
console-correct-title = Table { $table }: correct game { $number }
console-correct-late = The next round is drawn already. This is your decision as head judge, and it needs a reason.
console-game-dropped = Game { $number }: all that is entered for it
console-enter = Enter game { $number }
console-enter-title = Table { $table }: game { $number }
console-winner = Who won
console-points = Points
console-cards = Cards
console-take-back = Take back
console-trace = All entries ({ $count })
console-dead = does not count
console-lot-title = Lot
console-lot-about = Those who are tied draw one card each of a full shuffled pack. The highest value loses.
console-reason-needed = Needed; it stays in the log.
console-follow = What follows
console-follow-not = That cannot be done
console-follow-out = Out: { $names }
console-follow-back = Back in: { $names }
console-follow-over = { $count ->
        [one] The table is over and one goes on: { $names }
       *[other] The table is over, and these go on: { $names }
    }
console-follow-nobody = The table is over. Nobody goes on.
console-follow-playing = Game { $number } is next, with { $names }
console-follow-lot = A lot decides between { $names }
console-follow-conflict = The entries for game { $number } would contradict each other; you will have to decide.
console-follow-locked = The next round is drawn: who sits there stays as it is. Draw it again if that has to change.

## Head judge: players

console-late = Add somebody late
console-everybody = Everybody
console-state-registered = registered
console-state-waiting = waits for a draw
console-state-playing = plays
console-state-through = goes on
console-state-out = all played
console-state-withdrawn = withdrawn
console-warnings = { $count ->
        [one] { $count } warning
       *[other] { $count } warnings
    }
console-warn = Warn
console-warn-name = Warn { $name }
console-warn-text = What happened
console-warned-before = { $count ->
        [one] { $count } warning so far:
       *[other] { $count } warnings so far:
    }
console-conduct = Reason
console-out = Out…
console-out-name = Out… { $name }
console-out-why = What happened
console-out-left = Leaves
console-out-disqualified = Disqualified
console-reinstate = The last one out may come back
console-reinstate-about = If only one would be left, whoever went out last plays on, so that two go on.
console-apart = Kept apart
console-apart-about = Relatives, for instance: they are not drawn to the same table. Only before the first draw, and everybody may know.
console-apart-none = Nobody.
console-apart-one = One
console-apart-other = The other
console-pick-about = A number or a part of the name.
console-pick-more = { $count } match; keep typing.
console-apart-do = Keep them apart
console-apart-drop = Drop
console-apart-drop-names = Drop the wish: { $names }
console-apart-drop-yes = Drop the wish
console-apart-drop-about = They may be drawn to one table then. Holds for the draws to come.

## Head judge: announcements and settings

console-say-title = Announcement
console-say-text = Text for the board
console-say-do = Announce
console-say-none = Nothing announced yet.
console-about = About
console-about-other = Other
console-about-delay = Delay
console-about-weather = Weather
console-about-place = Place
console-set-title = Place and time
console-set-place = Place
console-set-place-about = When it changes, everybody sees it on their own page and confirms it. The desk sees who has not.
console-set-starts = Day and hour
console-set-all = All settings
console-set-do = Change

## Head judge: the log

console-log-search = Search
console-log-when = When
console-log-who = Who
console-log-what = What
console-log-why = Why
console-log-more = { $count } older ones
console-log-by-all = All
console-log-by-head = Head judge
console-log-by-desk = Desk
console-log-by-judge = Tables
console-by-head = head judge
console-by-desk = desk
console-by-judge = judge of table { $number }
console-by-entrant = player’s own page
console-by-anybody = registration form
console-by-server = server
console-log-opened = tournament opened
console-log-settings_changed = settings changed
console-log-registered = registered: { $name }
console-log-entrant_changed = registration changed: { $name }
console-log-fee_paid = { $name }, paid in all: { $amount }
console-log-checked_in = here: { $name }
console-log-checked_in-not = not here after all: { $name }
console-log-withdrawn = withdrawn: { $name }
console-log-kept_apart = kept apart: { $name }
console-log-registration_closed = registration closed
console-log-registration_closed-not = registration opened again
console-log-plan_chosen = plan published
console-log-chips_set = round { $round }, chips: { $chips }
console-log-draw_announced = round { $round }: draw no. { $attempt } announced
console-log-draw_revealed = round { $round } drawn from “{ $value }”
console-log-draw_typed = round { $round }: draw by hand
console-log-all_advance = round { $round }: all go on
console-log-round_called = round { $round } called
console-log-excused = { $name } excused until { $time }
console-log-excused-not = excuse of { $name } refused
console-log-extended = more time for everybody, until { $time }
console-log-arrived = at the table: { $name }
console-log-arrived-not = not at the table after all: { $name }
console-log-out-no_show = table { $table }: { $name } struck, did not come
console-log-out-left = table { $table }: { $name } left
console-log-out-disqualified = disqualified: { $name }
console-log-dealer_named = table { $table }: { $name } deals first
console-log-game_entered = table { $table }, game { $number }: { $name } won
console-log-game_entered-again = table { $table }, game { $number } corrected: { $name } won
console-log-lot_drawn = table { $table }, game { $number }: lot drawn
console-log-taken_back = { $count ->
        [one] { $count } entry taken back
       *[other] { $count } entries taken back
    }
console-log-warned = warning: { $name }
console-log-head_judge_called = table { $table } called
console-log-call_answered = call settled
console-log-table_judge = table { $table }, judge: { $name }
console-log-table_opened = table { $table } opened on the server
console-log-announcement = announcement: { $text }
console-log-place_acknowledged = { $name } knows the place
console-log-prize_handed = { $prize } handed over: { $name }
console-log-prize_handed-not = { $prize } not handed over after all: { $name }
console-log-ended = tournament ended
console-log-erased = registrations erased
console-log-keys_renewed = new links: { $role }

## Head judge: codes, backup, end

console-backup = Backup
console-backup-about = One file with everything. Whoever has it has all links and all names: keep it on a stick of your own.
console-backup-do = Download the backup
console-restore-about = If this laptop breaks, open Prší on another one, choose Championship and then “Continue from a backup”. Codes on the tables stay good.
console-restore = Continue from a backup
console-restore-help = The championship goes on here with the same code and the same links, and running times keep running.
console-restore-file = Backup file
console-restore-do = Continue here
console-codes = Codes for table judges
console-codes-about = One code for each table, good all day. The judge points a phone’s camera at it and needs no account.
console-codes-none = There are tables once somebody has registered.
console-codes-print = { $count ->
        [one] Print { $count } code
       *[other] Print { $count } codes
    }
console-code-of = Code of table { $table }
console-links = Links
console-link = Link
console-link-board = Board for everybody
console-link-screen = Projector
console-link-register = Registration form
console-link-desk = Desk
console-link-head = This page
console-link-secret = Whoever has this link may do what it is for. Show it only to those who should.
console-link-show = Show
console-link-show-name = Show: { $name }
console-renew = New links
console-renew-about = If somebody has a link who should not, make a new one. The old one stops working at once.
console-renew-judge = Tables
console-renew-desk = Desk
console-renew-entrant = All private pages
console-renew-head = This page
console-renew-do = Make new links
console-renew-warning = The old links and codes stop working at once, the printed ones, too.
console-renew-table = Which table
console-renew-all = all tables
console-erase = Erase registrations
console-erase-about = Names, years of birth and notes are erased by themselves { $days ->
        [one] one day
       *[other] { $days } days
    } after the end. You can do it earlier.
console-erase-do = Erase
console-erase-warning = Names, years of birth and notes are gone for good, also from the log. Results stay with the names from the board.
console-erase-type = Type { $code } to show that you mean it
console-erased = The registrations are erased.
console-over = Everything is played
console-over-about = Look at the places, and put right what is wrong. Then end the tournament.
console-ended = The tournament is over
console-end = End the tournament
console-end-about = The places stand then. You can still correct with a reason. Registrations are erased { $days ->
        [one] one day
       *[other] { $days } days
    } later.
console-places = Places
console-prints = Diplomas and other prints
console-results-csv = Results (CSV)
console-results-json = Results (JSON)
console-results-html = Results as a page
