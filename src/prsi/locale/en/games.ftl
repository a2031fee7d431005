# Finished games on this device, and their replay step by step.

games-about = What you finish here stays on this device. You can watch each game again step by step, with all cards open.
games-none = Nothing here yet. Finish a game, or open a record from a file.
games-won = won
games-unfinished = not finished
games-shared = from somebody else
games-open = Open a file with a record
games-forget = Delete the game: { $date }
games-forgotten = The game is deleted.
games-erase = Delete all games
games-erase-title = Delete all finished games?
games-erase-about = { $count ->
        [one] { $count } game will be deleted. It cannot be undone.
       *[other] { $count } games will be deleted. It cannot be undone.
    }
games-erased = The finished games are deleted.

about-kept-matches = finished games, so that you can watch them again
privacy-on-device = Games that you finish with people stay on your device, too, with the names from the table. You can delete them among the finished games.

matches-watch = Watch the game: { $date }
replay-failed = The record could not be replayed. Please try again.
replay-empty = There is no round in the record.
replay-controls = Replay controls
replay-first = To the start of the round
replay-back = One step back
replay-on = One step on
replay-last = To the end of the round
replay-play = Play
replay-pause = Pause
replay-slider = Step
replay-step = Step { $step } of { $count }
replay-round = Round
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-moves = Course of the round
replay-nothing = The time to call out is over.
replay-keys = Keys: ← → one step, space plays and pauses. On the slider, Home and End to the start and end of the round, Page Up and Page Down one round.
replay-hand = { $name }: { $cards }
replay-hand-empty = no cards
replay-refused-none = This game is not on the device.
replay-refused-too_long = The record is too long.
replay-refused-version = The record is of another version of the rules than the one here.
replay-refused-newer = The link is from a newer version of Prší. Reload the page and try again.
replay-refused-malformed = This is no record of a game, or it is damaged.
replay-refused-broken = The record does not add up: a move in it is not possible by the rules.

## Passing it on

replay-share = Share the game
replay-share-names = Link, file and picture carry these names: { $names }.
replay-share-nameless = Link, file and picture carry no names.
replay-without-names = Without names
replay-link = Link to the game
replay-qr = QR code with the link to the game
replay-too-long-to-link = The game is too long for a link. Send it as a file.
replay-file = Save as a file
replay-result = Copy the result
replay-text = Copy the record
replay-record = Record of the game
replay-picture = Save a picture
replay-picture-send = Send a picture
replay-picture-failed = The picture could not be drawn. Send the game as a link or a file.
replay-from-others = Somebody sent you this game. It is not on the device yet.
replay-keep = Keep it here
replay-kept = The game is kept on this device.
