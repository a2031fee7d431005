# Play with people, before the deal: open tables, a new table, the invitation, the queue.

home-people = Play with people
home-people-about = Open tables, or invite with a link
home-own-table = To the table
home-own-table-about = You are playing with people: { $preset }
home-invitation = You are invited
home-invitation-about = Invitation from { $name }

online-loading = Loading…
cancel = Cancel
copy = Copy
none = –

## Name

name-you-play-as = You play as
name-another = Another name
name-own = Your own name
name-save = Save

## Open tables

lobby-title = Play with people
lobby-own = Your tables and invitations
lobby-back-to-table = To the table
lobby-waiting = Who is waiting for players
lobby-filter = For how many players
lobby-all = All
lobby-join = Join
lobby-create = Open a table
lobby-nobody = Nobody is here yet
lobby-nobody-so = Nobody is waiting for that many players right now
lobby-nobody-about = Open a table and wait for somebody to join. Meanwhile you can play the computer.
lobby-meanwhile = Play the computer meanwhile
lobby-count = People playing: { $players } · tables taken: { $tables }
lobby-more = More pages
quick-title = Quick game
quick-seats = How many players
quick-play = Play
quick-about = You join those who have been waiting longest. If nobody is waiting, a new table is opened.
invitation-from = { $name } invites you to a table
invitation-see = Have a look

table-state-waiting = waiting for players
table-state-running = being played
table-state-closed = the table is closed
table-rules-plain = Rules without changes.
table-rules-different = What is different
table-own-values = The cards have values of their own.
table-private = by link only
table-minutes = about { $low }–{ $high } min
table-fills = The computer takes the open seats in { $time }.
table-seats-here = Who sits at the table
seat-open = open
seat-computer = computer
seats-count =
    { $count ->
        [one] for { $count } player
       *[other] for { $count } players
    }
clock-none = no limit
clock-per-turn = { $time } a turn

## Before joining

preview-title = Table
preview-about = These rules apply here:
preview-sit = Sit down at the table
preview-lobby = Look at other tables
preview-none = This table is gone
preview-none-about = The game is over, or there is a mistake in the link.
preview-no_seat = Every seat is taken.
preview-full = The server is full. In the queue you get a place as soon as one is free.
preview-not_together = You cannot play at this table now.
preview-too_many_tables = You cannot sit at any more tables at once.

## New table

create-title = New table
create-who = Who plays
create-open = Who may come
create-private = By link only
create-public = Anybody
create-private-about = Only people you send the link or show the code to can find the table.
create-public-about = The table is listed among the open ones. After ten minutes the computer takes the open seats.
create-seats = Seats at the table
create-bots = Of these, computers
create-clock = Time for a turn
create-clock-about = When the time runs out, the computer plays that one turn.
create-make = Open the table

## Invitation

invite-title = Invite to the table
invite-about = Whoever opens the link, or scans it with a phone, sits down with you.
local-only = This page was opened as “{ $host }”: its links and codes do not work on another device. Open it under the address that the server prints for the network (prsi serve --lan).
invite-code = Table code
invite-link = Link to the table
invite-qr = QR code with the link to the table
invite-copy = Copy the link
invite-copied = Copied
copy-refused = The browser did not allow copying. The text is selected: copy it from here.
invite-share = Send
invite-text = Come and play Prší.
invite-recent = Invite somebody you have played with
invite-do = Invite
invite-name = Invite: { $name }
invite-done = invitation pending
invite-sent = The invitation is sent.
invite-to-table = To the table

## Queue

queue-title = The server is full
queue-about = As many people are playing as the server can take. You can wait in the queue.
queue-wait = Wait in the queue
queue-leave = Leave the queue
queue-place = In the queue: place { $place }
queue-keeps = Your place stays yours while you play the computer. Just keep the page open.
queue-free = A place is free.
queue-free-for = A place is free. It is yours for { $time }.
queue-room = A place is free, there is no need to wait.
queue-go = Play
queue-to-lobby = To the queue
