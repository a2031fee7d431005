# The playing screen: prompts, events as sentences, buttons.
# $name is a name, $card and $cards are what is laid, $wish the suit or rank wished, $n a number.

# First names for the faces.
avatar-anicka = Annie
avatar-karel = Grandpa Joe
avatar-jarka = Granny Joan
avatar-kuba = Jake
avatar-vojta = Adam
avatar-tereza = Theresa
avatar-hynek = Henry
avatar-zofie = Sophie
avatar-samuel = Samuel
avatar-bohumil = Barney
avatar-ludmila = Mila
avatar-emma = Emma

table-you = You
table-you-short = you
table-round = Round { $n }
table-back = Back
table-menu = Menu
table-label = Card table
table-seats = Players
table-pause = Pause
table-resume = Go on
table-settings = Settings
table-rules = Rules
table-leave = Leave the table
table-sort = Sort cards
table-sort-suit = By suit
table-sort-rank = By rank
table-sort-none = As they came
table-close = Close

# Table
pile-label = On the table: { $card }
stock-label =
    { $n ->
        [0] The stock is empty
        [one] { $n } card in the stock
       *[other] { $n } cards in the stock
    }
owed-label =
    { $n ->
        [one] To draw: { $n } card
       *[other] To draw: { $n } cards
    }
token-valid = In play
token-wish = Wish
token-label = In play: { $suit }
token-wish-label = Wish: { $wish }
skip-owed = Skip owed

# Seats
seat-label =
    { $n ->
        [0] { $name }, no cards
        [one] { $name }, { $n } card
       *[other] { $name }, { $n } cards
    }
seat-plays = to play
seat-out = place { $place }
seat-finishing = is out
seat-not-dealt = not playing
seat-one-called = calls Mau!
seat-one-missed = no Mau called
seat-dealer = deals
seat-lays = lays { $card }
seat-wishes = wishes for { $wish }
seat-draws = draws { $n }
seat-stands = stands
seat-skipped = is skipped
seat-keeps = keeps it
seat-passes = passes

# The prompt: one line, whose turn and what is owed
turn-you = Your turn
turn-next = Then { $names }
prompt-other = { $name } to play
prompt-other-penalty = { $name }: draw { $n } or answer
prompt-other-skip = { $name }: stand or answer
prompt-penalty = Draw { $n }
prompt-penalty-seven = Draw { $n }, or answer with a seven
prompt-penalty-answer = Draw { $n }, or answer
prompt-skip = Stand this turn
prompt-skip-answer =
    { $rank ->
        [eight] Stand, or answer with an eight
       *[other] Stand, or answer with an ace
    }
prompt-lay = Lay { $what }
prompt-stuck = Nothing fits: draw
prompt-stuck-pass = Nothing fits: pass
prompt-drawn = Lay { $card }, or keep it
prompt-comeback-hearts = Seven of hearts brings { $name } back
prompt-comeback-any = A seven brings { $name } back
prompt-paused = Paused
prompt-wins = { $name } wins
prompt-you-win = You win!
prompt-blocked = Nobody can play: the round ends
prompt-turn-limit = The round is too long and ends
prompt-you-out = You are out; the others play on
prompt-waiting = One moment…

# Buttons
draw-button =
    { $n ->
        [0] Draw
       *[other] Draw { $n }
    }
stand-button = Stand
keep-button = Keep it
pass-button = Pass
take-back-button = Take back
result-button = Result
lay-button =
    { $n ->
        [one] Lay { $n } card
       *[other] Lay { $n } cards
    }
lay-cancel = Put back
mau-button = Mau!
mau-called = ✓ Mau
mau-say = Say Mau
mau-label = Call Mau
mau-label-called = Mau is called
call-out-button = Mau? { $name }
call-out-label = Mau? { $name } did not call: call out
hint-button = Hint
undo-button = Take the move back
history-button = What happened

# Hand
hand-label =
    { $n ->
        [0] Your hand is empty
        [one] Your hand, { $n } card
       *[other] Your hand, { $n } cards
    }
hand-more =
    { $n ->
        [one] { $n } playable
       *[other] { $n } playable
    }
card-playable = can be played
card-not-playable = cannot be played now
card-selected = chosen, number { $n }
card-drawn = just drawn
card-hinted = hint

# Why not: one sentence
why-does_not_fit = { $playable ->
        [0] Neither the { $card } nor any other card of yours fits.
       *[other] The { $card } does not fit: you may lay { $what }.
    }
why-wish_stands = { $playable ->
        [0] A wish stands, and none of your cards meets it.
       *[other] A wish stands: you may lay { $what }.
    }
why-wild_on_wild = A wild card cannot go on a wild card.
why-penalty_owed = { $n ->
        [one] You owe { $n } card
       *[other] You owe { $n } cards
    }: { $playable ->
        [0] draw.
       *[other] answer, or draw.
    }
why-skip_owed = { $playable ->
        [0] You miss this turn: you hold no answer.
       *[other] You miss this turn, or answer with the same rank.
    }
why-may_not_be_last = This card may not be your last.
why-drawn_card_only = Only the card just drawn can be laid.
why-no_rank_to_wish = There is no rank left to wish for.
why-one_card_only = Only one card at a time.
why-not_first = Lay the { $what } first, then add the { $card }.
why-not_your_turn = It is not your turn: { $name } plays.
why-paused = The game is paused.
why-round_over = The round is over.
why-other = That is not possible now.
why-draw = You cannot draw now: there is something to play.
why-call = Mau is called before laying the last card but one.
draw-sure = You have something to lay. If you do not want to, tap once more.
not-sent = The move did not go through, try again.

# Wish
wish-title = Which suit do you wish for?
wish-title-rank = Which rank do you wish for?
wish-laying = You lay { $card }.
wish-holding =
    { $n ->
        [0] none in hand
       *[other] { $n } in hand
    }

# Events
event-dealt-you =
    { $n ->
        [one] You are dealt { $n } card.
       *[other] You are dealt { $n } cards.
    }
event-upcard = First card: { $card }.
event-laid = { $name } lays { $card }.
event-laid-you = You lay { $card }.
event-laid-wish = { $name } lays { $card } and wishes for { $wish }.
event-laid-wish-you = You lay { $card } and wish for { $wish }.
event-owed = { $n ->
        [one] Whoever is next owes { $n } card.
       *[other] Whoever is next owes { $n } cards.
    }
event-direction = The direction turns.
event-drew =
    { $n ->
        [0] { $name } has nothing to draw.
        [one] { $name } draws { $n } card.
       *[other] { $name } draws { $n } cards.
    }
event-drew-you =
    { $n ->
        [0] There is nothing for you to draw.
        [one] You draw { $n } card.
       *[other] You draw { $n } cards.
    }
event-drew-you-card = You draw { $card }.
event-reshuffled = The stock is used up. The pile is shuffled.
event-stood = { $name } stands.
event-stood-you = You stand.
event-kept = { $name } keeps the drawn card.
event-kept-you = You keep the drawn card.
event-passed = { $name } passes.
event-passed-you = You pass.
event-skipped = { $name } is skipped.
event-skipped-you = You are skipped.
event-called = { $name } calls Mau!
event-called-you = You call Mau!
event-called_out = { $by }: “Mau?” { $name } did not call and draws.
event-called_out-you = { $by }: “Mau?” You did not call and draw.
event-called_out-by-you = You: “Mau?” { $name } did not call and draws.
event-went_out = { $name } is out of cards.
event-went_out-you = You are out of cards!
event-came_back = { $name } is back in the game.
event-came_back-you = You are back in the game.
event-window_opened = { $name } has one card left and did not call Mau.
event-window_opened-you = You have one card left and did not call Mau.
event-round_over-won = { $name } wins the round.
event-round_over-you = You win the round.
event-round_over-none = The round ends without a winner.
event-undone = The move is taken back.

# Since your last turn
recap-title = Since your turn
recap-empty = Nothing has happened yet.
recap-replay = Replay
recap-replaying = Replay
advice-lay = Hint: lay { $card }.
advice-lay-wish = Hint: lay { $card } and wish for { $wish }.
advice-draw = Hint: draw.
advice-pass = Hint: stand.
advice-call = Hint: call Mau.
advice-thinking = Thinking…

# Panel
log-tab = Log
score-rounds = Rounds won
score-points = Points
score-chips = Chips
score-cards = Cards next time
keys-line = Keys: ← → choose, Enter play, L draw, M Mau, N call out, H hint, Z take back

# Several people on one device: between turns the cards are covered
cover-label = Covered table
cover-pass = Pass it on. Now it is
cover-next = { $name }
cover-take = I am { $name }
cover-hidden = A tap shows the cards. Everybody else looks away.
cover-call-out = { $name }: “Mau?”
cover-call = { $name }: “Mau!”
cover-do = Cover the cards
pass-on-button = Pass to { $name }
