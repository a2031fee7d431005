# The cheat sheet and the sheet of the special cards (prsi.learn.cheatsheet). $cards: the reader's cards, "german" or "french".

cheatsheet-about = One page for the table, the fridge or the wall. Your house rules are on it.
cheatsheet-open = Cheat sheet to print
cheatsheet-open-name = Cheat sheet to print: { $name }
cheatsheet-what = What is printed
cheatsheet-rules = Cheat sheet
cheatsheet-paper = Size of the paper
cheatsheet-do = Print
cheatsheet-do-about = Your browser can also save it as a PDF. For A6, choose that size there, too.
cheatsheet-too-long = These rules are too long for this paper. Choose A4, or fewer house rules.
cheatsheet-preview = The sheet as it will be printed
cheatsheet-card = Card
cheatsheet-does = What it does
cheatsheet-reply = The next may lay
cheatsheet-also = For all special cards

# What the next player may lay, after the words of cheatsheet-reply.
learn-reply-seven-on = a seven
learn-reply-seven-king = { $cards ->
        [french] a seven; on the seven of spades the king of spades, too
       *[german] a seven; on the seven of leaves the king of leaves, too
    }
learn-reply-seven-off = nothing, and draws
learn-reply-king-stacking = { $cards ->
        [french] the seven of spades
       *[german] the seven of leaves
    }
learn-reply-king-plain = nothing, and draws
learn-reply-skip-answer = { $rank ->
        [eight] an eight
       *[ace] an ace
    }
learn-reply-skip-over = nothing, and misses a turn
learn-reply-wild-on = the suit wished for, or a wild
learn-reply-wild-off = the suit wished for, but no wild
learn-reply-rank-wild-on = the rank wished for, or a wild
learn-reply-rank-wild-off = the rank wished for, but no wild
learn-reply-reverse = what fits, as always
