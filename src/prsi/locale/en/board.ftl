# The championship: board, registration, projector, draw, prints.

champ-chips = { $count } of { $of } chips
champ-stage = { $kind ->
        [semifinal] Semifinal
        [final] Final
       *[round] Round { $number }
    }
champ-stage-of = { $number } of { $count }
champ-place = { $place }.
champ-places-shared = { $first }–{ $last }
champ-table = Table { $number }
champ-table-word = Table
champ-seat-word = Seat
champ-table-over = Done
champ-table-lot = Drawing lots
champ-table-conflict = With the head judge
champ-table-game = Game { $number }
champ-seat-advances = goes on
champ-seat-out = out of chips
champ-seat-no_show = did not come
champ-seat-left = left
champ-seat-disqualified = disqualified
champ-deals = deals
champ-awaited = { $time } left
champ-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
champ-call = To the tables, please!
champ-call-over = The time to come to the tables is up.
champ-news = Announcements
champ-news-place = Place
champ-news-weather = Weather
champ-news-delay = Delay
champ-news-other = Announcement
champ-news-older = Earlier announcements ({ $count })
champ-bracket-title = The way to the final
champ-bracket-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
champ-bracket-table = Table { $number }: { $names }{ $over ->
        [yes] . Done.
       *[no] . Playing.
    }
champ-bracket-planned = { $tables ->
        [one] { $tables } table is planned, not drawn yet.
       *[other] { $tables } tables are planned, not drawn yet.
    }
champ-all-advance = Everybody goes on without a game
champ-byes = { $count ->
        [one] { $count } bye
       *[other] { $count } byes
    }
champ-byes-who = Who has a bye
champ-byes-some = Byes { $first } to { $last } of { $count }
champ-to-list = To the list of championships
champ-to-board = To the board
champ-more = More pages
champ-show-more = Show more ({ $count })
champ-to-screen = Projector
champ-to-print = Print
champ-phase-registration = { $count ->
        [one] Registration is open. { $count } player so far.
       *[other] Registration is open. { $count } players so far.
    }
champ-phase-closed = Registration is closed. The plan is being made.
champ-phase-planned = The plan is ready. The draw comes soon.
champ-phase-drawing = The draw is on.
champ-phase-drawn = Drawn. Find your table.
champ-phase-called = The round begins. Come to the tables.
champ-phase-playing = Play is on.
champ-phase-between = The round is over.
champ-phase-over = It is all played!
champ-phase-ended = The championship is over. Thank you for coming.
champ-list-phase-registration = Registration open
champ-list-phase-closed = Registration closed
champ-list-phase-planned = Starts soon
champ-list-phase-drawing = Being drawn
champ-list-phase-drawn = Drawn
champ-list-phase-called = A round begins
champ-list-phase-playing = Playing
champ-list-phase-between = Between rounds
champ-list-phase-over = Played
champ-list-phase-ended = Over
champ-registered-count = { $count ->
        [one] { $count } registered
       *[other] { $count } registered
    }

## The board

champ-register-go = Register
champ-my-page = My page: { $name }
champ-mine-title = My table
champ-mine-at = { $stage }, table { $table }, seat { $seat }
champ-mine-bye = A bye: on without a game. There is a new draw for the next round.
champ-mine-other = Look for another name
champ-mine-find = Type your name
champ-mine-none = There is no such name here. Try just its beginning.
champ-places-title = Results
champ-places-so-far = Places settled so far
champ-places-all = All places
champ-tables-title = Tables: { $stage }
champ-rounds = Rounds
champ-draw-check = Check the draw
champ-draw-soon = Draw: { $stage }
champ-draw-announced-link = The draw is announced. See its fingerprint.

## Registration

champ-register-title = Registration
champ-register-name = First and last name
champ-register-born = Year of birth
champ-register-age = You may play if you are or will be at least { $age } in { $event }: born in { $year } or earlier.
champ-register-any-age = Everybody may play, at any age.
champ-register-young = Not this year yet: you may play if you were born in { $year } or earlier.
champ-register-year = Write the year of birth with four digits, such as 1987.
champ-register-shown = Name on the board
champ-register-shown-short = Short (Jana N.)
champ-register-shown-full = Full name
champ-register-shown-other = Nickname
champ-register-nick = Nickname
champ-register-note = A note to the organiser (optional)
champ-register-note-about = For example, a relative you would rather not share a table with.
champ-register-fee = The entry fee of { $fee } { $currency } is paid at the venue.
champ-register-kept = { $days ->
        [one] We keep only the name, the year of birth and the note. The organisers see them; everybody else sees just the name on the board. All is erased { $days } day after the championship.
       *[other] We keep only the name, the year of birth and the note. The organisers see them; everybody else sees just the name on the board. All is erased { $days } days after the championship.
    }
champ-register-do = Register
champ-register-another = Register somebody else
champ-registered = Registered! Your number is { $number }.
champ-registered-open = Open my page
champ-private-qr = QR code of your page
champ-private-about = This is your own page: table, time and chips. Keep the link or take a photo of the code, and give it to nobody else.
champ-private-link = Link to your page
champ-private-title = Link to this page

## One's own page

champ-mine-page = My championship
champ-number = Number
champ-place-look = See where it is played:
champ-place-seen = I know
champ-place-thanks = Thank you, the organiser knows.
champ-withdraw = Withdraw
champ-withdraw-about = This cannot be undone. If you change your mind, register again while registration is open.
champ-withdraw-stay = Stay
champ-withdraw-yes = Yes, withdraw
champ-withdrawn = Withdrawn. A pity; maybe next time!
champ-my-place = All played: place { $place }. Congratulations!
champ-my-registered = Registered. When you arrive, say hello at the desk first.
champ-my-waiting = You are waiting for the draw. Your table will show here.
champ-my-playing = You are playing. Good luck!
champ-my-through = You go on! Wait for the next draw.
champ-my-out = Your games are over. Thank you for playing!
champ-to-table = To the table

## The list, and a new championship

champ-list-about = A Prší tournament for chips: a draw, tables, rounds and a final. Register, or hold one of your own.
champ-list-title = Championships here
champ-list-none = None yet. Hold the first one!
champ-open = Hold a championship
champ-open-heading = A new championship
champ-open-about = A name, a day and a place are enough; the rest follows the rules and can be changed until the start.
champ-open-title-default = Prší Championship
champ-open-do = Open the championship
champ-open-cancel = Back to the list
champ-set-title = Name
champ-set-title-wrong = The championship needs a name.
champ-set-starts = When
champ-set-starts-example = Saturday 15 August, from 10 o’clock
champ-set-place = Where
champ-set-where = It is played
champ-set-hall = in a hall with cards
champ-set-online = here on the server
champ-set-format = How it is played
champ-set-knockout = For chips, up to a final
champ-set-points = A fixed number of games for points
champ-set-knockout-about = Two go on from each table, eight to the semifinals and four to the final.
champ-set-points-about = Each round draws new tables; the lowest sum of points wins.
champ-set-rounds = Rounds
champ-set-games = Games a round
champ-set-chips = Chips in the early rounds
champ-set-chips-about = In the semifinals and the final there are always three.
champ-set-values = What cards count
champ-set-fee = Entry fee
champ-set-currency = Currency
champ-set-age = Minimum age
champ-set-year = Year of the event
champ-set-more = More settings
champ-set-call = Minutes to come to the table
champ-set-strike = Whoever is late is struck off automatically
champ-set-strike-about = Otherwise the head judge decides, and so it is at a table whose judge has no connection.
champ-set-game = Minutes a game (for the plan)
champ-set-erase = Days until registrations are erased
champ-set-erase-about = Counted from the end of the championship. Places and results stay.
champ-set-season = Season
champ-set-season-about = Championships with the same season name add up in one table.
champ-awaited-still = awaited
champ-seat-wins = wins
champ-results-html = Results as a page
champ-results-csv = Table (CSV)
champ-results-json = Data (JSON)

## The projector

champ-screen-join = Scan the code and register:
champ-screen-qr = QR code of the registration form
champ-screen-local = Only this computer knows this address. Open the page by the address that phones can reach.
champ-screen-replay = Show the draw again
champ-screen-skip = Skip
champ-screen-before = Page before
champ-screen-next = Next page
champ-screen-page = { $page } / { $pages }
champ-screen-hold = Stop turning pages
champ-screen-go = Turn pages again
champ-screen-full = Full screen
champ-screen-window = Back to the window

## The draw

champ-draw-title = The draw
champ-draw-attempt = Draw no. { $attempt }
champ-draw-source = What decides:
champ-draw-promise = The secret number is fixed beforehand; this is its fingerprint:
champ-draw-none = There is no such draw here.
champ-draw-typed = It was drawn by hand in the hall, and the outcome was typed in.
champ-draw-unkept = { $one } and { $other } wished to sit at different tables. The tables of this draw do not allow that.
champ-draw-step-promise = The fingerprint beforehand
champ-draw-promise-about = { $count ->
        [one] Before the draw, the fingerprint of the secret number and of the list of { $count } player was published. Neither can be changed any more: the fingerprint would not match.
       *[other] Before the draw, the fingerprint of the secret number and of the list of { $count } players was published. Neither can be changed any more: the fingerprint would not match.
    }
champ-draw-step-value = Chance, in front of everybody
champ-draw-value = It came out as:
champ-draw-secret = And this is the secret number:
champ-draw-value-to-come = That is still to come. Then the secret number will show here, too.
champ-draw-step-check = Check it
champ-draw-check-about = Your device repeats the draw from what was published and compares who sits where.
champ-draw-check-do = Repeat the draw
champ-draw-checking = Repeating…
champ-draw-holds = It holds. Exactly this draw comes out.
champ-draw-differs = It does not hold! Tell the head judge.
champ-draw-no-engine = It could not be repeated here. Download the data and use the command below.
champ-draw-command = On your own computer one command repeats it from the downloaded file:
champ-draw-download = Download the data
champ-draw-result = Who sits where

## Prints

champ-print-what = What to print
champ-print-blank = Blank score sheet
champ-print-tables = Table sheets
champ-print-cards = Name cards
champ-print-results = Results
champ-print-diplomas = Diplomas
champ-print-do = Print
champ-print-whose = For whom
champ-print-whose-first = Places 1 to 4
champ-print-whose-ticked = Ticked off at the desk ({ $count })
champ-print-whose-all = Everybody ({ $count })
champ-print-size = Players at the table
champ-print-last = Left at the end
champ-print-last-no = Two
champ-print-last-yes = One (final)
champ-print-round = Round:
champ-print-player = Player
champ-print-chips = Chips
champ-print-sum = Sum
champ-print-judge = Table judge
champ-print-score-about = For each game write the points of the cards left in hand; whoever won gets a cross. Most points cost a chip (strike it out); if equal, more cards, then a lot.
champ-print-points-about = For each game write the points of the cards left in hand; whoever won gets a cross. The smaller the sum, the better the place.
champ-print-through = Going on:
champ-print-winner = Winner:
champ-print-number = No. { $number }
champ-print-diploma = Diploma
champ-print-champion = First place and the title
champ-print-diploma-place = { $place ->
        [2] Second place
        [3] Third place
        [4] Fourth place
       *[other] Place { $place }
    }
champ-print-diploma-shared = Shared place { $place }
champ-print-sign-judge = head judge
champ-print-sign-organiser = organiser
champ-print-regulations = Regulations
champ-print-no-regulations = The regulations could not be put together here. Load the page again.

## Seasons and games for points

champ-season-link = Season { $name }
champ-season-about = Taking part is worth a point, and so is everyone who finishes behind you. The points of all tournaments of the season add up.
champ-season-none = No tournament of this season has ended yet.
champ-season-tournaments = Tournaments
champ-season-table = Table
champ-season-place = Place
champ-season-player = Player
champ-season-points = Points
champ-season-csv = Table for a spreadsheet (CSV)
champ-sums-title = All points together
champ-sums-so-far = Points so far
champ-sums-about = Whoever has the fewest points a game is first.
champ-sums-games = Games
