# Levels of the computer opponents, and why a hint says what it says.
# $count is a number of cards, $chance how often in 100 rounds the move wins, in thought.

level-beginner = Beginner
level-beginner-about = Lays whatever fits and often forgets to call Mau.
level-casual = Casual
level-casual-about = Plays sensibly and looks one card ahead.
level-strong = Strong
level-strong-about = Remembers who drew on what and thinks the round through to its end.

because-call = Without the call you may have to draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
because-call-out = Somebody has not called Mau and draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
because-only-move = There is nothing else to do.
because-goes-out = It is your last card.
because-brings-back = It brings back who has just gone out.
because-ends-round = With this turn the round is over.
because-passes-penalty = You draw nothing, and { $count ->
        [one] one card falls
       *[other] { $count } cards fall
    } to the next player.
because-passes-skip = You do not stand; the next player does unless there is an answer.
because-keeps-seven = Taking the cards costs less than giving away the answer, which will protect you later.
because-keeps-skip = Standing costs less than giving away the card that may protect you later.
because-keeps-drawn = The drawn card is worth more later than on the pile now.
because-draws = One more card does less harm than giving away any of these now.
because-saves-wild-drawing = Only a wild fits, and it is worth more later.
because-wish-lacked = You hold this suit, and the next player probably does not.
because-wish-most = You hold more of this suit than of any other: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
because-wish-safe = The next player probably has nothing of this suit.
because-wild-last = Nothing else fits.
because-sheds = You get rid of { $count } cards at once.
because-stops-next = The next player is almost out and has to draw { $count ->
        [one] a card
       *[other] { $count } cards
    } unless there is an answer.
because-makes-draw = The next player has to draw { $count ->
        [one] a card
       *[other] { $count } cards
    } unless there is an answer.
because-moves-again = If nobody answers, it is your turn again, and you have a card that fits.
because-makes-stand = The next player misses a turn unless there is an answer.
because-skips-next = The next player misses a turn.
because-saves-wild = It saves the wild, which goes on anything.
because-keeps-defence = It keeps the special card for when you need it more.
because-next-lacks = The next player probably has nothing of this suit.
because-follows = You have { $count ->
        [one] one card
       *[other] { $count } cards
    } to lay after it.
because-best = Played on in thought, it wins in about { $chance }% of cases; nothing else wins more often.
because-nothing-better = Played on in thought, nothing else does better.

# What mattered in a round: a better move, its reason stands behind it ($best says what it was, as an infinitive; $lost,
# $change are percentage points, $after is a percentage).
moment-lost = It would have been better to { $best }. The chance of winning would be about { $lost ->
        [one] { $lost } percentage point
       *[other] { $lost } percentage points
    } higher.
moment-forgot = The call was missing. The chance of winning fell by about { $lost ->
        [one] { $lost } percentage point
       *[other] { $lost } percentage points
    }.
moment-rose = { $name }: the chance of winning rose by { $change ->
        [one] { $change } percentage point
       *[other] { $change } percentage points
    } to { $after }%.
moment-fell = { $name }: the chance of winning fell by { $change ->
        [one] { $change } percentage point
       *[other] { $change } percentage points
    } to { $after }%.
