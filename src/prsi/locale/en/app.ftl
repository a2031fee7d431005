# The page around the table: home, set-up, settings, results, messages.

yes = yes
no = no
back = Back
close = Close
to-home = Home
less = { $what }: less
more = { $what }: more
you = You
opponents = { $count ->
        [one] { $count } opponent
       *[other] { $count } opponents
    }

## Home

home-motto = Cards at a table under the lime tree.
home-choices = What would you like to play
home-play = Play the computer
home-setup = New game
home-resume = Continue
running-round = Round { $count }
running-your-turn = your turn
running-others = the others play
install-title = Prší on your phone
install-about = Put Prší on your home screen. It works without the internet too.
install-do = Add to home screen
install-not-now = Not now
replace-title = A game is running
replace-about = A new game ends it.
replace-do = Start a new one

## Set-up

setup-title = New game
setup-opponents = Opponents
setup-fewer-opponents = One opponent fewer
setup-more-opponents = One opponent more
setup-level = How strong
setup-game = Game
setup-format = How long
setup-other-number = other
setup-survivors = How many are left
setup-length = Takes about { $low }–{ $high } min
setup-cards = Cards
setup-cards-french-only = This game takes French-suited cards: German-suited ones begin with the seven.
setup-rules = House rules
setup-changed = { $count ->
        [0] no changes
        [one] { $count } change
       *[other] { $count } changes
    }
setup-as-preset = Put back
setup-deal = Deal the cards
setup-at-most = With these rules at most { $count } can play.
setup-together = These do not go together: { $options }.
setup-remedy = { $option }: { $value }
cards-german = German
cards-french = French
number-rounds_won = How many rounds
number-penalty_points = Up to how many points
number-chips = How many chips
to-rounds = { $count ->
        [one] to { $count } win
       *[other] to { $count } wins
    }
to-points = { $count ->
        [one] to { $count } point
       *[other] to { $count } points
    }
to-chips = { $count ->
        [one] with { $count } chip
       *[other] with { $count } chips
    }
values-title = What cards count
values-own = Your own
values-of = { $rank }: how many points

## Settings

settings-title = Settings
settings-look = Look and language
settings-language = Language
settings-language-auto = As the browser
settings-theme = Appearance
settings-theme-system = As the device
settings-theme-light = Light: evening
settings-theme-dark = Dark: night
settings-cards-title = Cards
settings-cards = Pack
settings-cards-german = German
settings-cards-french = French
settings-fourColours = Four colours
settings-fourColours-about = Every suit has its own shade.
settings-largePrint = Large print
settings-largePrint-about = Bigger numbers and signs on the cards.
settings-numerals = Numerals
settings-numerals-roman = VII, VIII
settings-numerals-arabic = 7, 8
settings-letters = Letters
settings-letters-language = By language
settings-letters-spsv = Sp Sv K E
settings-letters-uo = U O K A
settings-sort = Sorting your hand
settings-sort-suit = By suit
settings-sort-rank = By rank
settings-sort-none = As they come
settings-play = Play
settings-pace = How fast the others play
settings-pace-instant = At once
settings-pace-fast = Fast
settings-pace-natural = Natural
settings-pace-slow = Slow
settings-animation = Moving cards
settings-animation-off = None
settings-animation-fast = Fast
settings-animation-normal = Normal
settings-animation-slow = Slow
settings-beginner = Help for beginners
settings-beginner-about = Shows which cards fit.
settings-confirm = Guard against slips
settings-confirm-about = Laying a card takes a second tap. So do drawing and standing while you have something to lay.
settings-leftHanded = For left-handers
settings-leftHanded-about = Buttons, stock and hint are mirrored.
settings-sound-title = Sound
settings-sound = Sounds
settings-sound-about = Short sounds of cards and turns.
settings-vibration = Vibration
settings-vibration-about = The phone vibrates when it is your turn.
settings-stored = Stored data
settings-stored-about = The running game, played games, statistics and settings are on this device only.
erase = Erase everything stored
erase-title = Really erase?
erase-about = This erases the running game, played games and statistics, your own rules, the score pad under way, finished lessons, the game set-up and the settings. It cannot be undone.
erase-keep = Keep
erase-do = Erase
erased = Everything stored has been erased.

## Result

result-after = End of round { $count }
result-wins = { $name } wins
result-wins-match = { $name } wins the game
result-you-win = You win the round
result-you-win-match = You win the game!
result-no-winner = A round without a winner
result-drawn = A draw
result-left = Left in hand
result-points = Points
result-no-cards = No cards
result-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
result-counts = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
result-score-rounds_won = Rounds won
result-score-penalty_points = Penalty points
result-score-fewer_cards = Cards next time
result-score-chips = Chips
result-reason-blocked = Nobody could lay or draw any more.
result-reason-turn_limit = The round had too many turns.
result-chip-lost = { $name } loses a chip, { $left } left.
result-you-lose-chip = You lose a chip, { $left } left.
result-lot = A lot decides: { $names }. Cards: { $cards }.
result-out = { $name } is out.
result-you-out = You are out.
result-plays-to = The game: { $format }.
result-match-over = The game is over.
result-next = Next round
result-rematch = Rematch
result-change = Another game
result-more = More
sheet-title = Score sheet
sheet-round = Round
sheet-won = won
sheet-note = The sheet shows the points of the cards left in hand.
record-save = Save the record
record-saved = The record is saved as a file.
fair-title = A fair deal
fair-about = The fingerprint was known before the deal. After the round the secret used for shuffling is shown, and anybody can check that they belong together.
fair-commitment = Fingerprint before the deal
fair-secret = Secret
fair-salt = Salt
fair-contributions = Mixed in by the page
fair-check = Check
fair-asking = Checking…
fair-yes = It holds: the deal follows the secret exactly.
fair-no = It does not hold: the deal does not follow the secret.
fair-unknown = This cannot be checked right now. Save the record and try later.

## Rules of this game

rules-title = Rules
rules-which = Which rules
## About the page

about-title = What is stored
about-lead = Against the computer Prší runs entirely on your device, and nothing is sent anywhere. What the server keeps when you play with people is on a page of its own. There are no ads.
about-kept = On the device stay
about-kept-game = the running game, so that you can finish it even after a flat battery
about-kept-settings = the settings, the game you last set up, and the names of those who play together on this device
about-kept-files = the files of the page, so that it works without the internet
about-where = Play against the computer asks for no name, no address and nothing else about you.
about-how-long = It stays until you or the browser erase it.
about-to-settings = To the settings
about-fair = Fair cards
about-fair-text = The opponents see only what they would see at a table: their own cards and what lies on top. You can check every deal after the round.
about-made = How it was made
about-made-text = Rules, drawings, sounds and opponents were made for this game. The source code is free under the MIT licence.
about-licences = What comes from others
about-licences-text = The fonts, Pyodide, Python, Svelte and Fluent have free licences of their own. Their texts come with the page.
about-licences-show = Licence texts
about-licences-missing = The licence texts could not be loaded just now.

## Messages

notice-storage-blocked = The browser does not allow storing: the game runs, but is lost when you close it.
notice-storage-full = The device is full: the game runs, but is lost when you close it.
notice-stored-version-unknown = The stored game comes from a newer version. It stays as it is; load the new version of the page.
notice-old-rules-missing = The stored game needs older rules that are no longer here. It stays as it is.
notice-stored-game-broken = The stored game cannot be read. It stays as it is.
notice-no-webassembly = This browser has no WebAssembly, which the rules need. Try a newer browser.
notice-rules-not-loaded = The rules were not loaded. Check the connection and try again.
notice-worker-restarted = The game got stuck and was started again. Nothing is lost.
notice-taken-over = The game now runs in another window.
problem-title = This does not work here
problem-reload = Try again
problem-new-game = Start a new game
elsewhere-title = The game runs in another window
elsewhere-about = It can run in only one at a time.
elsewhere-here = Play here
opening-title = Shuffling the cards…
update-ready = There is a new version.
update-do = Load it
notices = Messages
page-failed = Something went wrong. The game is stored.

## Several people on one device

home-together = On one device
together-title = Together on one device
together-about = Whoever is on turn holds the phone or tablet. Between turns the cards are covered.
together-players = Who plays
together-name = Name { $number }
together-avatar = { $name }: choose a picture
together-choose = Picture: { $name }
together-done = Done
together-remove = Remove { $name }
together-add = Add a player
together-computers = Computers at the table
together-same = There are two called { $name }. Change one.

## Names of the pages that are loaded when they are gone to, and ways to them.

championship-title = Championship
cheatsheet-title = Rules to print
games-title = Finished games
replay-title = Replay
lessons-title = Lessons
admin-title = Administration
moderation-title = Moderation
pad-title = Score pad
leaderboards-title = Leaderboards
move-here-title = Profile on this device
people-title = Recent people
privacy-title = What the server keeps
profile-title = Profile
statistics-title = Statistics
practice-title = My statistics
rulesets-title = My rules
table-rules-title = The rules of this table
replay-watch = Watch again
lessons-learn = Learn to play

## Why the server or the device's memory did not do something.

games-trouble-full = The device is full: finished games are not kept. Delete some to make room.
games-trouble-blocked = The browser does not allow storing: finished games do not stay here.
trouble-offline = The server does not answer. Check the connection; the computer plays without one too.
trouble-full = The server is full.
trouble-banned = Play with people is closed for you until { $date }.
trouble-too-often = That was too fast. Try again in { $time }.
trouble-unavailable = The server cannot do that right now. Try again in a moment.
trouble-stranger = This device has no profile.
trouble-missing = This is not here any more.
trouble-forbidden = You have no right to do that.
trouble-refused = It does not work like this.
denied-wrong_code = The code does not work: there is a mistake in it, it has expired, or it was used already.
denied-name_length = A name has 2 to 20 characters.
denied-name_characters = A name begins with a letter and has only letters, digits, spaces, hyphens, apostrophes and dots.
denied-name_digits = A name has at most four digits.
denied-name_scripts = A name must be written in one alphabet.
denied-name_offensive = Such a name is not possible here. Try another.
denied-name_reserved = Such a name could be taken for the moderators or the computer.
denied-name_locked = The name cannot be changed until { $date }.
denied-not_together = You cannot play at this table now.
denied-not_met = You can invite those you have played with.
denied-no_table = This table is gone.
denied-table_closed = This table is gone.
denied-too_many_tables = You cannot sit at any more tables at once.
denied-already_reported = This has been reported already.
denied-decided = Somebody has decided this already.
denied-not_staff = You have no right to do that.
denied-passkey_refused = The passkey could not be checked.
denied-passkey_address = Passkeys do not work here: the page has no secure address.
denied-too_many_passkeys = No more passkeys can be added.
denied-too_many = No more can be added.
denied-bad_ruleset = These rules do not go together.
denied-draining = This server is about to be updated. Try again in a moment.
denied-foreign_origin = The page runs at another address than the server expects. Load it again from the server's own.
denied-not_stored = The server cannot store that right now. Nothing happened; try again in a moment.
