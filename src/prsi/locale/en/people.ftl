# Who plays: profile, devices, points, leaderboards, statistics, recent people, what is kept.

player-gone = erased profile
place = Place
place-nth =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }

## Profile

profile-none = There is no profile on this device yet. It comes by itself when you sit down with people.
profile-begin = Make a profile now
profile-more = More pages
profile-avatar = Picture
profile-language-about = The page and the suggested names are in this language.
profile-since = You have had this profile since { $date }.
profile-muted = Your sentences at the table are switched off until { $date }.
profile-name-locked = The moderators gave you this name. You can change it after { $date }.
profile-erase = Erase the profile
profile-erase-title = Erase the profile?
profile-erase-about = Name, points, statistics, recent people and the sign-in on all devices are erased. In the games of others only a dash remains of you. It cannot be undone.
profile-erased = The profile is erased.

keep-title = So that the profile is not lost
keep-about = There is no e-mail and no password. This device holds the profile; keep one more way to it, to be safe.
recovery-title = Recovery code
recovery-about = A code for a slip of paper: it brings you to your profile from anywhere. It works once.
recovery-there = You have a recovery code. If it is lost, make a new one, and the old one stops working.
recovery-do = Show the recovery code
recovery-anew = Make a new code
recovery-once = Write it down or save it. It is shown only now.
recovery-noted = I have it
passkey-title = Passkey
passkey-about = Sign in with a finger, your face or the device's lock. There is nothing to remember.
passkey-there =
    { $count ->
        [one] The profile has { $count } passkey.
       *[other] The profile has { $count } passkeys.
    }
passkey-impossible = Passkeys do not work here: the address is not secure, or the browser does not know them.
passkey-do = Add a passkey
passkey-added = The passkey is added.
passkey-nothing = Nothing happened: the passkey was not confirmed.
passkey-nth = Passkey { $n }
passkey-made = added { $when }
passkey-used = used { $when }
passkey-drop = Remove
passkey-drop-nth = Remove passkey { $n }

devices-title = Devices
device-here = this device
device-seen = last seen { $when }
device-unknown = Unknown device
device-out = Sign out
device-out-name = Sign out: { $name }
device-others-out = Sign all other devices out
device-leave-title = Sign this device out?
device-leave-back = The recovery code, a passkey or another of your devices brings you back.
device-leave-lost = Then there is no way back: the profile is lost. Make a recovery code first.
move-title = Play on another device too
move-about = You get a code. Scan or type it on the other device, and you sit at the same table.
move-do = Show a code
move-how = Scan the picture with the other device, or open Profile there and type the code:
move-qr = QR code for the other device
move-until = It works for { $time } and only once.
move-warning = Show it to nobody: whoever has it plays for you.
move-here-about = Confirm the code from the other device and play on here.
move-here-instead = This device has the profile { $name } now. The one from the code takes its place.
signin-title = I have a profile elsewhere
signin-code = Code from another device, or recovery code
signin-code-about = Dashes and capitals do not matter.
signin-do = Use the code
signin-passkey = Passkey
signed-in = The profile { $name } is here.

data-title = Your data
data-export = Download everything

## Level, points, leaderboards

level-is = Level { $level }
level-short = level { $level }
level-about = { $reached } of { $all } reached. Each milestone is one level more.
milestone-first_match = First game with people
milestone-first_win = First win
milestone-three_opponents = Three different opponents
milestone-five_wins = 5 wins
milestone-twenty_five_wins = 25 wins
milestone-waits = not yet
points-title = Points
points-total = Points in all
points-about = For a finished game of at least two people: first place 10 points, second 4 (with three or more seats), all others 1, a draw 1. Whoever leaves early gets nothing. For the same two players there is a daily limit.
rating-title = Rating
rating-about = The rating estimates your strength by whom you win and lose against. It begins at 1500.
leaderboards-period = Period
period-week = Week
period-month = Month
period-year = Year
leaderboards-before = The period before
leaderboards-after = The period after
leaderboards-player = Player
leaderboards-wins = Wins
leaderboards-wins-of = { $wins } of { $matches }
leaderboards-nothing = Nobody has points in this period yet.
leaderboards-players =
    { $count ->
        [one] { $count } player has points.
       *[other] { $count } players have points.
    }

## Statistics

statistics-which = Which games
statistics-people = With people
statistics-practice = Practice
statistics-people-about = Games with at least two people.
statistics-practice-about = Games at a table where the computer has the other seats. They count for no points.
statistics-nothing = There is no finished game yet.
statistics-matches = Games
statistics-won = Wins
statistics-streak = Wins in a row
statistics-streak-best = longest: { $count }
statistics-penalty = Most cards drawn
statistics-penalty-cards =
    { $count ->
        [one] card at once
       *[other] cards at once
    }
statistics-round = Average round
statistics-round-turns = { $turns } turns
statistics-left = Not finished
statistics-opponents = Opponents
statistics-better = Ahead of me
statistics-worse = Behind me
matches-title = Games played
matches-left = not finished
matches-more = Older games
matches-record = Save the record of the game: { $date }
matches-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
chart-table = The numbers as a table
chart-won = wins
chart-other = other games
chart-weeks = Games by week
chart-weeks-about = How many games were finished in which week, and how many of them are wins.
chart-week-of = Week of
chart-day = Day
chart-rating = Rating
chart-rating-about = How the rating changes from game to game.
chart-rulesets = By rules
chart-rulesets-about = How many games by which rules, and how many of them are wins.
chart-places = Places
chart-places-about = How often a game ends in which place.

## Recent people

people-about = You can invite people to any table you open.
people-about-waiting = Your table is waiting for players: you can invite somebody.
people-legend = The speaker mutes sentences at the table. The cross blocks: you never sit at one table again. Nobody is told.
people-nobody = Nobody is here yet
people-nobody-about = After your first game with people you will find them here.
people-times =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
people-muted = no sentences at the table
people-mute = Mute sentences: { $name }
people-block = Block: { $name }
people-blocked = Blocked
people-blocked-about = You never sit at a table with them.
people-unblock = Unblock
people-unblock-name = Unblock: { $name }
people-is-blocked = { $name }: blocked
people-is-unblocked = { $name }: unblocked
people-is-muted = { $name }: sentences muted
people-is-unmuted = { $name }: sentences on

## What the server keeps

privacy-lead = Only what playing with people needs. No e-mail, no real name, no ads, nothing from other servers.
privacy-kept = What, and how long
privacy-profile = Name in the game, picture and language
privacy-profile-long =
    { $count ->
        [one] Until you erase the profile; { $count } day without use. A profile that no device and no code leads to is erased after { $other } days.
       *[other] Until you erase the profile; { $count } days without use. A profile that no device and no code leads to is erased after { $other } days.
    }
privacy-device = Devices that are signed in
privacy-device-long =
    { $count ->
        [one] Only the kind of browser and a hash of the sign-in, until you sign the device out; { $count } day without use.
       *[other] Only the kind of browser and a hash of the sign-in, until you sign the device out; { $count } days without use.
    }
privacy-games = Logs of games, with the sentences at the table
privacy-games-long =
    { $count ->
        [one] { $count } day. They belong to all who played; once the profile is erased, a dash stands in them for the name.
       *[other] { $count } days. They belong to all who played; once the profile is erased, a dash stands in them for the name.
    }
privacy-points = Points, rating and milestones
privacy-points-long =
    { $count ->
        [one] As long as the profile: { $count } day without use.
       *[other] As long as the profile: { $count } days without use.
    }
privacy-people = Whom you played with
privacy-people-long =
    { $count ->
        [one] { $count } day since the last game together. Blocked and muted people until you take it back.
       *[other] { $count } days since the last game together. Blocked and muted people until you take it back.
    }
privacy-invitations = Invitations to a table
privacy-invitations-long =
    { $count ->
        [one] { $count } day.
       *[other] { $count } days.
    }
privacy-reports = Reports and what became of them
privacy-reports-long =
    { $count ->
        [one] { $count } day. The list of what moderators did stays, but with numbers only, without names.
       *[other] { $count } days. The list of what moderators did stays, but with numbers only, without names.
    }
privacy-address = Network address
privacy-address-long =
    { $count ->
        [one] Only as a hash, against floods, at most { $count } day.
       *[other] Only as a hash, against floods, at most { $count } days.
    }
privacy-not = What is not kept
privacy-not-text = Real name, age, e-mail, telephone, place, what you do elsewhere. Games against the computer stay on the device.
privacy-cookie = The only cookie
privacy-cookie-text = It keeps this device signed in. Other sites cannot see it, and it serves nothing else.
privacy-yours = Download and erase
privacy-yours-text = In the profile you download everything as a file, and erase it with one button.
privacy-to-profile = To the profile
