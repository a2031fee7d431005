# Play with people: connection, waiting room, sentences at the table, absent players, result.

## Connection

page-not-loaded = The page could not be loaded. Check the connection and try again.
net-starting = Connecting…
net-open = Connected
net-waiting = Moves wait for the server
net-reconnecting = Reconnecting…
net-offline = No network
net-closed = Disconnected
online-opening = Taking a seat…
online-elsewhere = To other tables
online-boards = Leaderboards
points-earned =
    { $count ->
        [one] { $count } point for the leaderboard
       *[other] { $count } points for the leaderboard
    }
points-none = A game against the computer does not count for the leaderboard.
outdated-title = There is a newer Prší
full-title = The table is full
full-about = Every seat is taken. You can look for another table.
gone-title = The table is closed
gone-about = Nobody plays at this table any more.
replaced-title = The computer plays for you now
replaced-about = The seat is still yours. You play again as soon as the round is over.
replaced-do = Back to my seat
unseated-title = You no longer sit at this table
unseated-about = The others waited for you, and then your seat became free. As long as it is, you can sit down again.
unseated-do = Sit down again
returning-title = You are back after this round
returning-about = Until then the computer plays. Keep this page open.
notice-page-outdated = The server speaks a newer language already. Reload the page; your seat stays yours.
notice-server-outdated = This page is newer than the server. Try again in a moment.
notice-table-unknown = There is no such table. Check the link, or find another table.
notice-banned = You cannot play on this server at present.
notice-not-known = The server does not remember you. Allow the page to store data, and reload it.
notice-too-fast = That was too much at once; the connection rests for a moment.
notice-server-full = The server is full at the moment. Trying again.
notice-server-down = The server cannot reach its data at the moment. Trying again; nothing is lost.
notice-not-understood = The page and the server do not understand each other. Reload the page.

## Waiting room and seats

waiting-title =
    { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
waiting-full = Everybody is seated
waiting-about = Send the link or show the code. Whoever opens it sits down.
waiting-fill = The computer sits down in
waiting-ready-about = The cards are dealt when everybody is ready.
waiting-for = Waiting for: { $names }
waiting-do-fill =
    { $count ->
        [one] Computer takes the free seat
       *[other] Computers take { $count } free seats
    }
waiting-invite = Invite to the table
waiting-rules = What is played
waiting-all-rules = All the rules
ready-do = Ready to begin
ready-done = Ready
ready-by-itself = Dealt by itself in
seat-free = Free seat
seat-waits = waiting
seat-you = that is you
seat-here = at the table
seat-ready = ready
seat-away = offline
seat-bot = computer

## Sentences at the table

chat-button = Say something
chat-button-wait =
    { $n ->
        [one] Say something: possible in { $n } second
       *[other] Say something: possible in { $n } seconds
    }
keys-line-online = Keys: ← → choose, Enter play, L draw, M Mau, N call out, R what happened, C say something
chat-title = What do you say?
chat-history = What was said
chat-sentences = Sentences
chat-emojis = Pictures
chat-about = Everybody reads it in their own language. One sentence every five seconds.
chat-wait =
    { $n ->
        [one] The next one in { $n } second
       *[other] The next one in { $n } seconds
    }
chat-not-connected = Without a connection nobody hears it.
chat-muted = This server’s moderators have muted you for now.
chat-unsaid = The sentence did not get through; try again.
chat-players = Mute or report a player
chat-said = { $name }: { $text }
say-hello = Hello!
say-good_luck = Good luck!
say-well_played = Well played!
say-thanks = Thanks!
say-nice_card = What a card!
say-unlucky = Bad luck!
say-your_turn = Your turn!
say-back_in_two = Back in two minutes.
say-one_moment = One moment…
say-sorry = Sorry!
say-prsi = It is raining!
say-mau = What about Mau?
say-again = One more!
say-goodbye = Goodbye!
say-emoji_smile = smile
say-emoji_laugh = laughter
say-emoji_wow = surprise
say-emoji_sad = sadness
say-emoji_heart = heart
say-emoji_clap = applause
players-title = People at the table
players-mute = Mute
players-muted = Muted
players-mute-name = Mute { $name }
players-report = Report
players-report-name = Report { $name }
players-none = Besides you only the computer plays here.
players-about = You no longer see what a muted player says.
players-block = Block
players-blocked = Blocked
players-block-about = You will not sit at a table with a blocked player again after this match.

## Absent players

question-own = The others are deciding how to go on. Play, and everything stays as it is.
question-silent = { $name } has not played for a while. How do we go on?
question-gone = { $name } is disconnected. How do we go on?
question-left = { $name } is leaving the table. How do we go on?
question-computer = The computer plays on
question-new-game = New game
question-else = The first answer counts. Without one the computer plays on.
event-gone = { $name } has lost the connection.
event-gone-you = You have lost the connection.
event-back = { $name } is connected again.
event-back-you = You are connected again.
event-replaced = { $name }: the computer plays on.
event-replaced-you = The computer plays for you.
event-returning = { $name } is back after this round.
event-returning-you = You are back after this round.
event-taken_back = { $name } plays again.
event-taken_back-you = You play again.
event-time_up = { $name }: time is up, the computer plays this turn.
event-time_up-you = Your time is up, the computer plays this turn.
event-taken_out = { $name } is out of the championship.
event-taken_out-you = You are out of the championship.
leave-title = Leave the table?
leave-about = Your seat becomes free for somebody else.
leave-about-playing = The round being played counts as lost for you. If you only need a moment, just go elsewhere: your seat waits for ninety seconds.
leave-about-championship = Whoever leaves is out of the championship and cannot come back. If you only need a moment, just close the page: play goes on by the clock, and for ten minutes you can come back.
leave-stay = Stay
leave-away = Only for a moment
leave-do = Leave
back-to-table = To the table
back-turn = It is your turn at the table.
back-running = Your table is waiting for you.

## A fair deal, and another device

fair-online-about = The server commits beforehand to the secret from which the cards are shuffled. Everybody at the table mixes in their own chance, so nobody decides the deal alone.
fair-mixed = Mixed in by the players
fair-next = Fingerprint of the next deal
fair-contributed = Your chance is mixed in already.
fair-not-yet = Your chance is mixed in when everybody is seated.
fair-when = After the round the secret is shown, and one button at the result checks it.
device-title = Play on another device
device-about = Scan this picture with the other device, or open the address with the code:
device-qr = QR code for the other device
device-then = It brings you to this table:
device-both = The code works once. Both devices show the same table, and you can play on either.
device-failed = The code cannot be made at the moment.

## Why it is refused

refused-table_full = No seat at the table is free.
refused-not_waiting = No seat is waiting for anybody.
refused-nobody_asked_about = Nobody is asked about this player any more.
refused-own_seat = The others decide about your seat.
refused-too_soon = Only one sentence every five seconds.
refused-not_stored = The server cannot store it at the moment; try again shortly.
refused-not_together = You cannot play at this table now.
refused-apart_now = You and somebody at this table are no longer seated together. Find another table, or wait until they have left.
refused-full = The server is full. You can wait in the queue.
refused-too_many_tables = You cannot sit at any more tables at once.
refused-muted = Your sentences at the table are switched off now.
refused-championship = At a championship’s table nobody chats, changes anything or plays another match.
championship-refused-registered_already = Somebody is registered with this profile already.

## Settings

settings-turnAlert = Turn alert
settings-turnAlert-about = At a table with people it tells you that it is your turn, even while you look elsewhere.

## A championship online

champ-here = I am here to play
champ-here-about = The tournament is played here on the server. Tap before the first draw to say that you are here; whoever does not is left out of it.
champ-here-done = You are in the first draw.
champ-hands = Game { $number }: the cards that were left
champ-hands-won = { $name } wins.
champ-set-automatic = The tournament runs by itself
champ-set-automatic-about = The head judge announces the first draw. After that draws, calls and no-shows happen by themselves, and the judge steps in only where needed.
champ-set-turn = Seconds for a turn
