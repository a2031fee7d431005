# The rules of any ruleset in words (prsi.learn.book). $cards says which cards the reader has: "german" or "french".

learn-brief = Short
learn-full = In full
learn-length = How long
learn-own = different from the usual rules
learn-failed = The rules could not be written. Try it again.
learn-contents = Contents

learn-part-goal = What it is about
learn-part-deal = Before you play
learn-part-turn = Your turn
learn-part-special = Special cards
learn-part-end = The end of a round
learn-part-score = Winning the match
learn-part-steps = In ten steps
learn-part-tips = Tips
learn-part-mistakes = Common mistakes
learn-part-questions = Questions and answers
learn-part-history = Where it comes from

learn-goal = Get rid of all your cards. Whoever does so first wins the round.
learn-goal-on = The others play on for the next places, until only one of them still holds cards. That player has lost.

learn-pack-32 = Play with 32 cards: seven to ace in four suits.
learn-pack-52 = Play with 52 cards: two to ace in four suits.
learn-pack-own = { $count ->
        [one] Play with a pack of { $count } card, put together for this ruleset.
       *[other] Play with a pack of { $count } cards, put together for this ruleset.
    }
learn-suits = { $cards ->
        [french] The suits are hearts, diamonds, spades and clubs.
       *[german] The suits are hearts, bells, leaves and acorns.
    }
learn-seats = From { $low } to { $high } can play.
learn-seats-exactly = Exactly { $count } play.
learn-hand = { $count ->
        [one] Everybody is dealt one card.
       *[other] Everybody is dealt { $count } cards, one at a time.
    }
learn-upcard = The next card is turned face up beside the stock. It starts the discard pile.
learn-begins = The player to the left of the dealer begins. Play goes round clockwise.
learn-start-on = If the first card is a special one, it acts on the player who begins, as if the dealer had laid it.
learn-start-off = If the first card is a special one, it does nothing. Only its suit and its rank count.
learn-start-wild-printed_suit = If the first card is a wild, its own suit counts.
learn-start-wild-redraw = If the first card is a wild, it goes back into the stock and another one is turned.

learn-fit = Lay one card of the same suit or of the same rank as the top card.
learn-draw-any_time = If you cannot lay a card, or do not want to, draw one from the stock.
learn-draw-only_when_stuck = If none of your cards can be laid, draw one from the stock. Otherwise you must lay.
learn-drawn-on = If the card you have drawn fits, you may lay it at once, or keep it.
learn-drawn-off = Drawing ends your turn, even if the card you have drawn fits.
learn-many = You may lay several cards of one rank at once. The first must fit; the last is the new top card.
learn-many-sevens = Several sevens add up: each is two cards more for the next player.
learn-many-skip = { $rank ->
        [eight] Several eights at once make one skip, not more.
       *[ace] Several aces at once make one skip, not more.
    }
learn-many-reverse = Two nines at once cancel each other; three turn the direction like one.
learn-many-drawn = Right after drawing, only the drawn card itself may be laid.
learn-stock = When the stock is empty and somebody must draw, the discard pile except its top card is shuffled and becomes the new stock.
learn-empty = If there is nothing left to draw, you must lay if you can. If you cannot, you pass.

learn-seven-on = Seven: the next player draws two cards, or lays a seven too. Then it is four for the one after, then six, then eight.
learn-seven-off = Seven: the next player draws two cards. There is no answer to it.
learn-seven-taken = Whoever takes the cards lays nothing in that turn. After that the seven is an ordinary card.
learn-short = If fewer cards are left than you owe, you take what there is. The rest is forgotten.
learn-king-stacking = { $cards ->
        [french] King of spades: the next player draws four cards, or answers with the seven of spades. On the seven of spades it is an answer itself, and then the four are added.
       *[german] King of leaves: the next player draws four cards, or answers with the seven of leaves. On the seven of leaves it is an answer itself, and then the four are added.
    }
learn-king-plain = { $cards ->
        [french] King of spades: the next player draws four cards. There is no answer to it.
       *[german] King of leaves: the next player draws four cards. There is no answer to it.
    }
learn-king-alone = { $cards ->
        [french] The king of spades is always laid alone.
       *[german] The king of leaves is always laid alone.
    }
learn-skip-answer = { $rank ->
        [eight] Eight: the next player misses a turn, or lays an eight too and passes it on.
       *[ace] Ace: the next player misses a turn, or lays an ace too and passes it on.
    }
learn-skip-over = { $rank ->
        [eight] Eight: the next player misses a turn. There is no answer to it.
       *[ace] Ace: the next player misses a turn. There is no answer to it.
    }
learn-skip-taken-answer = { $rank ->
        [eight] Once somebody has missed the turn, the eight is an ordinary card.
       *[ace] Once somebody has missed the turn, the ace is an ordinary card.
    }
learn-skip-taken-over = { $rank ->
        [eight] For the player after that, the eight is an ordinary card.
       *[ace] For the player after that, the ace is an ordinary card.
    }
learn-skip-two = With two players: if the other one misses the turn, you play again at once.
learn-wild-name = { $rank ->
        [jack] { $cards ->
            [french] Jack
           *[german] Unter
        }
       *[queen] { $cards ->
            [french] Queen
           *[german] Ober
        }
    }
learn-wild-on = { learn-wild-name }: this is the wild. It goes on any card, and you wish for a suit. That may be its own suit.
learn-wild-off = { learn-wild-name }: this is the wild. It goes on any card but a wild, and you wish for a suit. That may be its own suit.
learn-wild-owed-both = { $rank ->
        [eight] A wild does not help against cards that you must draw, nor against an eight that makes you miss a turn.
       *[ace] A wild does not help against cards that you must draw, nor against an ace that makes you miss a turn.
    }
learn-wild-owed-seven = A wild does not help against cards that you must draw.
learn-wish = The wish stands until the next card is laid, even if players draw in between.
learn-wild-twice-on = A wild may be laid on a wild.
learn-wild-twice-off = A wild may not be laid on a wild.
learn-rank-wild = { $cards ->
        [french] Jack: laid like a wild, but you wish for a rank instead of a suit. You cannot wish for a wild.
       *[german] Unter: laid like a wild, but you wish for a rank instead of a suit. You cannot wish for a wild.
    }
learn-reverse = Nine: from here on, play goes the other way round.
learn-reverse-two = With two players a nine changes nothing.

learn-out = Whoever lays their last card is out.
learn-quiet = Nobody has to say anything before their last card.
learn-call = Before you lay down to one card, say “Mau”.
learn-call-costs = { $count ->
        [one] If you forget “Mau” and somebody notices, you draw { $count } card.
       *[other] If you forget “Mau” and somebody notices, you draw { $count } cards.
    }
learn-call-late = You may still say “Mau” until somebody notices, or the next card is laid. After that, nobody can blame you.
learn-finish-any = Your last card may be any card that fits.
learn-finish-not_seven_or_ace = Your last card may not be a seven or an ace.
learn-finish-wild_only = Your last card must be a wild.
learn-last-none = What the last card would do no longer counts.
learn-last-draws = If the round ends with a card that makes others draw, the next player still takes those cards.
learn-last-next = What the last card does falls on the next player who is still in.
learn-last-next-draws = What the last card does falls on the next player who is still in. If it ends the round, that player still takes the cards owed.
learn-comeback-hearts_seven = Whoever is out can be brought back: if the next player to move lays the seven of hearts at once and keeps at least one card, the one who was out takes the cards owed and plays on.
learn-comeback-any_seven = Whoever is out can be brought back: if the next player to move lays a seven at once and keeps at least one card, the one who was out takes the cards owed and plays on.
learn-comeback-stands-on = The last card has its full effect all the same. If nobody is brought back, the finish stands and the others play on.
learn-comeback-stands-off = The last card has its full effect all the same. If nobody is brought back, the round is over, and what is still owed is forgotten.
learn-blocked-on = If everybody passes in turn because nothing can be drawn, the round is over. Whoever is out already keeps their place.
learn-blocked-off = If everybody passes in turn because nothing can be drawn, the round ends without a winner.
learn-limit = { $count ->
        [one] A round ends after { $count } turn at the latest.
       *[other] A round ends after { $count } turns at the latest.
    }

learn-match-single = One round decides.
learn-match-rounds_won = { $n ->
        [one] Whoever wins a round first wins the match.
       *[other] The first to win { $n } rounds wins the match.
    }
learn-match-penalty_points = After each round, the cards left in hand are counted as points. When somebody reaches { $limit }, the lowest total wins. If that is a tie, most rounds won decide.
learn-match-fewer_cards = Whoever wins a round is dealt one card fewer from then on. Whoever would get none wins the match.
learn-match-chips = { $n ->
        [one] Everybody has { $n } chip.
       *[other] Everybody has { $n } chips.
    } Whoever holds the most points after a round loses one; more cards break a tie, then a lot. Without chips you are out. The last one left wins.
learn-match-chips-more = { $n ->
        [one] Everybody has { $n } chip.
       *[other] Everybody has { $n } chips.
    } Whoever holds the most points after a round loses one; more cards break a tie, then a lot. Without chips you are out. Play goes on until { $survivors } are left.
learn-match-next = The next player clockwise deals the next round. After a round without a winner, the same player deals again.
learn-counts-faces = Cards count: { $cards ->
        [french] jack { $jack }, queen { $queen }, king { $king }, ace { $ace }
       *[german] Unter { $jack }, Ober { $queen }, king { $king }, ace { $ace }
    }; the others count their number.
learn-counts-all = Cards count: { $cards ->
        [french] jack { $jack }, queen { $queen }, king { $king }, ace { $ace }
       *[german] Unter { $jack }, Ober { $queen }, king { $king }, ace { $ace }
    }, 2: { $n2 }, 3: { $n3 }, 4: { $n4 }, 5: { $n5 }, 6: { $n6 }, 7: { $n7 }, 8: { $n8 }, 9: { $n9 }, 10: { $n10 }.

learn-step-deal = { $count ->
        [one] { $size } cards in the pack, one to each player.
       *[other] { $size } cards in the pack, { $count } to each player.
    }
learn-step-upcard = Turn one card face up. The player left of the dealer begins.
learn-step-fit = Lay a card of the same suit or rank{ $many ->
        [yes] , or several of one rank
       *[no] {""}
    }.
learn-step-wild-name = { $rank ->
        [jack] { $cards ->
            [french] A jack
           *[german] An Unter
        }
       *[queen] { $cards ->
            [french] A queen
           *[german] An Ober
        }
    }
learn-step-wild-on = { learn-step-wild-name } goes on anything: wish for a suit.{ $other ->
        [yes] { $cards ->
            [french] {" "}Jack: a rank.
           *[german] {" "}Unter: a rank.
        }
       *[no] {""}
    }
learn-step-wild-off = { learn-step-wild-name } goes on anything but a wild: wish for a suit.{ $other ->
        [yes] { $cards ->
            [french] {" "}Jack: a rank.
           *[german] {" "}Unter: a rank.
        }
       *[no] {""}
    }
learn-step-seven-on = A seven: the next one draws two, or lays a seven.{ $king ->
        [yes] { $cards ->
            [french] {" "}The king of spades: four.
           *[german] {" "}The king of leaves: four.
        }
       *[no] {""}
    }
learn-step-seven-off = A seven: the next one draws two.{ $king ->
        [yes] { $cards ->
            [french] {" "}The king of spades: four.
           *[german] {" "}The king of leaves: four.
        }
       *[no] {""}
    }
learn-step-skip-answer = { $rank ->
        [eight] An eight: the next one misses a turn, or lays an eight.
       *[ace] An ace: the next one misses a turn, or lays an ace.
    }{ $turns ->
        [yes] {" "}A nine reverses play.
       *[no] {""}
    }
learn-step-skip-over = { $rank ->
        [eight] An eight: the next one misses a turn.
       *[ace] An ace: the next one misses a turn.
    }{ $turns ->
        [yes] {" "}A nine reverses play.
       *[no] {""}
    }
learn-step-skip-none = No card makes anybody miss a turn.{ $turns ->
        [yes] {" "}A nine reverses play.
       *[no] {""}
    }
learn-step-draw-any-over = Cannot or will not lay? Draw one card; your turn is over.
learn-step-draw-any-lay = Cannot or will not lay? Draw one card; if it fits, you may lay it.
learn-step-draw-stuck-over = Nothing fits? Draw one card; your turn is over.
learn-step-draw-stuck-lay = Nothing fits? Draw one card; if it fits, you may lay it.
learn-step-stock = The stock is empty? Shuffle the discard pile without its top card.
learn-step-out-plain = The first without cards wins.
learn-step-out-call = Say “Mau” before your last card but one. The first without cards wins.
learn-step-last-any = Your last card may be any that fits.{ $back ->
        [hearts_seven] {" "}The seven of hearts can bring you back.
        [any_seven] {" "}A seven can bring you back.
       *[none] {""}
    }
learn-step-last-not_seven_or_ace = Your last card: no seven, no ace.{ $back ->
        [hearts_seven] {" "}The seven of hearts can bring you back.
        [any_seven] {" "}A seven can bring you back.
       *[none] {""}
    }
learn-step-last-wild_only = Your last card must be a wild.{ $back ->
        [hearts_seven] {" "}The seven of hearts can bring you back.
        [any_seven] {" "}A seven can bring you back.
       *[none] {""}
    }

learn-tip-wild = Keep a wild for when nothing else fits. It saves you almost always.
learn-tip-seven-on = Keep a seven. With it you pass a penalty on.
learn-tip-seven-off = Lay a seven when the next player has few cards.
learn-tip-skip-answer = { $rank ->
        [eight] Keep an eight. It protects you from missing a turn.
       *[ace] Keep an ace. It protects you from missing a turn.
    }
learn-tip-skip-over = { $rank ->
        [eight] Lay an eight when the next player is about to go out.
       *[ace] Lay an ace when the next player is about to go out.
    }
learn-tip-wish = Wish for the suit that you hold most of.
learn-tip-watch-any_time = Watch the others: whoever draws probably has nothing of the suit that counts.
learn-tip-watch-only_when_stuck = Watch the others: whoever draws, and not for a penalty, hardly ever has the suit that counts.
learn-tip-close-skip = { $rank ->
        [eight] Somebody has one card left? Lay a seven or an eight before their turn.
       *[ace] Somebody has one card left? Lay a seven or an ace before their turn.
    }
learn-tip-close-seven = Somebody has one card left? Lay a seven before their turn.
learn-tip-draw = Do not draw without need. Every card must go out again.
learn-tip-many = Collect cards of one rank, and lay them all in one turn.
learn-tip-call = With two cards left, look for the Mau button first.
learn-tip-counts = Get rid of cards that count much while you can.

learn-slip-penalty = Forgetting to draw the cards of a penalty.
learn-slip-wild = Laying a wild on a seven, instead of drawing.
learn-slip-early = Spending a wild while another card still fits.
learn-slip-taken = Drawing again for a seven that somebody has drawn for already.
learn-slip-wish = Forgetting the wish after somebody has drawn a card.
learn-slip-drawn = Laying the card that was just drawn.
learn-slip-call = Saying “Mau” only after the last card but one lies on the table.
learn-slip-stock = Shuffling the top card into the new stock.

learn-ask-sevens = What happens with several sevens?
learn-answer-sevens-on = They add up: two make four cards, three make six, four make eight. Whoever cannot answer draws them all.
learn-answer-sevens-off = Nothing special: each seven is two cards for the next player, and nobody can pass them on.
learn-ask-wild = May I lay a wild on a seven?
learn-answer-wild-both = { $rank ->
        [eight] Not while the cards are still to be drawn, and not on an eight that makes you miss a turn. Afterwards you may.
       *[ace] Not while the cards are still to be drawn, and not on an ace that makes you miss a turn. Afterwards you may.
    }
learn-answer-wild-seven = Not while the cards are still to be drawn. Afterwards you may.
learn-ask-wish = Why do I wish for a suit even with my last card?
learn-answer-wish-none = Because a wild is never laid without a wish. The round is over then, and the wish changes nothing.
learn-answer-wish-counts = Because it still counts for whoever plays next.
learn-ask-must = Must I lay a card if I can?
learn-answer-must-any_time = No, you may draw one instead.
learn-answer-must-only_when_stuck = Yes, unless you have several cards to draw or a turn to stand. Otherwise you draw only if none of your cards can be laid.
learn-ask-mau = Do I have to say “Mau”?
learn-answer-mau-due = Yes, before you lay down to one card. For the very last card you say nothing.
learn-answer-mau-none = No. Call “Prší!” for fun, if you like.
learn-ask-name = What does “Prší” mean?
learn-answer-name = “It is raining” in Czech. When one seven follows another, it rains cards.
learn-ask-length = How long does a round take?
learn-answer-length = Prší takes three to five minutes. Mau-Mau takes five to eight with two players, and eight to twelve with four.

learn-past-family = Prší belongs to the large family of Mau-Mau, whose cards follow suit or rank. In Poland a relative is called Makao, in the Netherlands Pesten.
learn-past-name = It spread through Bohemia, Moravia and Slovakia after the Second World War, and is the first card game of most children there.
learn-past-cards = At home it is played with 32 German-suited cards: hearts, bells, leaves and acorns. In their place a French-suited pack from seven to ace does as well.
learn-past-house = Almost every family has house rules of its own: the seven that brings a player back, several cards at once, the king that costs four.

# An example that can be tried: why the last move was right.
learn-try = Try it
learn-try-again = From the start
learn-try-lay = Lay the { $cards }.
learn-try-lay-wish = Lay the { $cards } and wish for { $wish }.
learn-try-draw = Draw a card.
learn-try-take = { $count ->
        [one] Draw the { $count } card that waits for you.
       *[other] Draw the { $count } cards that wait for you.
    }
learn-try-keep = Keep the card that you have drawn.
learn-try-pass = Pass.
learn-try-stand = Miss this turn.
learn-try-call = Say “Mau”.
learn-try-late = Be quick and say “Mau”.
learn-try-call-out = Say that “Mau” was forgotten.
learn-try-not = Try the { $cards }, too: it cannot be done.
learn-try-not-draw = Try to draw, too: it cannot be done.
learn-try-over = The round is over. Try something else from the start.
learn-may-suit = Right: it has the same suit as the top card.
learn-may-rank = Right: it has the same rank as the top card.
learn-may-wild = Right: a wild goes on any card.
learn-may-wish = Right: this is what was wished for.
learn-may-several = Right: the first one fits, and all have the same rank.
learn-may-answer = Right: the penalty grows and goes on to the next player.
learn-may-pass-on = Right: now the next player has to miss a turn.
learn-may-comeback = Right: this seven brings back whoever was out.
learn-may-draw = Right: you may draw instead of laying.
learn-may-stuck = Right: none of your cards can be laid, so you draw.
learn-may-take = { $count ->
        [one] Right: you take the { $count } card that you owed.
       *[other] Right: you take the { $count } cards that you owed.
    }
learn-may-keep = Right: you may keep the card that you have drawn.
learn-may-pass = Right: there is nothing to draw, so you pass.
learn-may-stand = Right: you miss this turn.
learn-may-call = Right: you say “Mau” before your last card but one.
learn-may-late = Just in time: now nobody can blame you.
learn-may-call-out = Right: somebody forgot to say it, and you noticed.
