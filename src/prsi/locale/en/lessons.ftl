# Lessons (prsi.learn.lessons): one sentence has at most 12 words. $cards: the reader's cards, "german" or "french".

lessons-about = Eighteen small puzzles, from the first card to the seven that brings back. Each takes a minute.
lessons-number = Lesson { $number } of { $count }
lessons-learned = learned
lessons-progress = { $done ->
        [0] None of { $count } lessons learned yet
       *[other] { $done } of { $count } lessons learned
    }
lessons-next = Next lesson
lessons-all = All lessons
lessons-again = Once more
lessons-begin = Begin
lessons-go-on = Go on
lessons-finished = You have learned them all. Play a round!
lessons-done = Done!

lesson-suit = The same suit
lesson-suit-goal-1 = A ten of hearts lies on top. Lay a heart, too.
lesson-suit-wrong-other = You have a heart. Lay it instead of drawing.
lesson-suit-done = Right: hearts go on hearts. It is the same with every suit.

lesson-rank = The same rank
lesson-rank-goal-1 = A king lies on top. Lay your king; its suit does not matter.
lesson-rank-wrong-other = You have a king. Lay it instead of drawing.
lesson-rank-done = Right: a king goes on any king. It is the same with every rank.

lesson-draw = Nothing fits
lesson-draw-goal-1 = None of your cards fits. Draw one from the cards face down.
lesson-draw-done = You have one card more, and your turn is over.

lesson-wild = { $cards ->
        [french] The queen
       *[german] The Ober
    }
lesson-wild-goal-1 = { $cards ->
        [french] The queen goes on anything. Wish for the suit you hold most of.
       *[german] The Ober goes on anything. Wish for the suit you hold most of.
    }
lesson-wild-wrong-wish = Count your cards: of which suit do you hold two?
lesson-wild-wrong-other = { $cards ->
        [french] You need not draw. Your queen goes on anything.
       *[german] You need not draw. Your Ober goes on anything.
    }
lesson-wild-done = That suit counts now, and you have it, too.

lesson-wish = A wish
lesson-wish-goal-1 = { $cards ->
        [french] The other player wished for spades. Lay a spade.
       *[german] The other player wished for leaves. Lay a leaf.
    }
lesson-wish-wrong-other = You have the suit that was wished for. Lay it.
lesson-wish-done = A wish holds until somebody lays the next card.

lesson-keep = { $cards ->
        [french] Keep the queen
       *[german] Keep the Ober
    }
lesson-keep-goal-1 = Two of your cards fit. Lay the one you can spare.
lesson-keep-wrong-wish = { $cards ->
        [french] The queen will help when nothing else fits. Lay another card.
       *[german] The Ober will help when nothing else fits. Lay another card.
    }
lesson-keep-wrong-other = You need not draw: two of your cards fit.
lesson-keep-done = { $cards ->
        [french] Right. The queen stays with you for hard times.
       *[german] Right. The Ober stays with you for hard times.
    }

lesson-seven = The seven
lesson-seven-goal-1 = A seven makes the next player draw two cards. Lay it.
lesson-seven-wrong-lay = That card fits, but nobody has to draw. Find the seven.
lesson-seven-wrong-other = You need not draw. Find the seven.
lesson-seven-done = The next player had no seven and drew two cards.

lesson-answer = A seven on a seven
lesson-answer-goal-1 = You should draw two cards. A seven passes them on.
lesson-answer-wrong-draw = You have a seven yourself. Lay it instead of drawing.
lesson-answer-done = Two and two make four. The other player drew them all.

lesson-penalty = Without a seven
lesson-penalty-goal-1 = You should draw two cards, and you have no seven. Take them.
lesson-penalty-done = You have taken both. That ends your turn.

lesson-used = A seven that is used up
lesson-used-goal-1 = Somebody has drawn for this seven already. Lay a heart.
lesson-used-wrong-draw = You need not draw: your king is a heart.
lesson-used-done = Right. Once somebody has drawn, a seven is an ordinary card.

lesson-ace = The ace
lesson-ace-goal-1 = An ace makes the next player miss a turn. Lay it.
lesson-ace-wrong-lay = That card fits, but the other player plays on. Find the ace.
lesson-ace-wrong-other = You need not draw. Find the ace.
lesson-ace-goal-2 = The other player missed a turn. Lay a card that fits.
lesson-ace-wrong-draw = A card of yours fits. Lay it.
lesson-ace-done = With two players, an ace gives you another turn.

lesson-stand = Missing a turn
lesson-stand-goal-1 = An ace was laid before you, and you have none. Miss this turn.
lesson-stand-done = That was one turn. From now on the ace is an ordinary card.

lesson-stop = Stop them!
lesson-stop-goal-1 = The other player has one card left. Do something about it.
lesson-stop-wrong-lay = They may lay their last card and win. Make them draw.
lesson-stop-wrong-draw = That does not stop them. Make them draw.
lesson-stop-done = Now they hold three cards instead of one.

lesson-last = The last two cards
lesson-last-goal-1 = You can win before the other player moves. Which card goes first?
lesson-last-wrong-lay = Then the other player moves. Begin with the card that stops them.
lesson-last-wrong-draw = You need not draw. Begin with the card that stops them.
lesson-last-goal-2 = You move again. Lay your last card.
lesson-last-done = You have won the round. The order made the difference.

lesson-mau = Say Mau
lesson-mau-goal-1 = In Mau-Mau, say “Mau” before you keep only one card.
lesson-mau-wrong-lay = First tap the Mau button, then lay a card.
lesson-mau-goal-2 = Now lay a card.
lesson-mau-done = You have one card left, and nobody can blame you.

lesson-catch = Somebody forgot
lesson-catch-goal-1 = The other player kept one card without saying “Mau”. Say so!
lesson-catch-wrong-other = First say that they forgot. There are only five seconds for it.
lesson-catch-done = They had to draw two cards.

lesson-many = Several at once
lesson-many-goal-1 = At this table, you may lay one rank together. Lay all nines.
lesson-many-wrong-two = You have one more nine.
lesson-many-wrong-lay = You may lay more than one. Lay all nines.
lesson-many-wrong-other = You need not draw. Lay all nines.
lesson-many-done = Three cards less in one turn.

lesson-comeback = The seven that brings back
lesson-comeback-goal-1 = The other player has no cards left. The seven of hearts brings them back.
lesson-comeback-wrong-lay = With that, they have won. Lay the seven of hearts.
lesson-comeback-wrong-draw = With that, they have won. Lay the seven of hearts.
lesson-comeback-done = They drew two cards and must play on.
