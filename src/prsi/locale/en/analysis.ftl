# The analysis of a round on the page of a replay: what each move cost, and what mattered. Chances are ready texts in per
# cent.

analysis-title = Analysis of the round
analysis-about = Works out the chance of winning after every move, from what the player could know at the time. It takes a moment and happens on your device.
analysis-seat = Whose chance
analysis-start = Analyse the round
analysis-cancel = Stop
analysis-go-on = Go on
analysis-progress = { $done } of { $count } moves
analysis-done = The analysis is done.
analysis-failed = The analysis did not work. Try again.
analysis-moments = { $count ->
        [0] No single thing decided the round
        [one] The moment that mattered
       *[other] The moments that mattered
    }
analysis-moments-none = No move cost more than luck explains, and the chance changed only little by little.
analysis-chart = Chance of winning
analysis-chart-about = { $name }: { $first } at the start, { $low } at the least, { $high } at the most. Worked out anew from other deals, the chance would lie within the band about 95 times in 100.
analysis-legend-chance = chance after the move
analysis-legend-band = uncertainty
analysis-legend-even = an even share for all
analysis-legend-best = best move, or as good
analysis-legend-lost = there was a better one
analysis-step = Step
analysis-move = What happened
analysis-chance = Chance
analysis-between = Probably between
analysis-between-values = { $low } and { $high }
analysis-worth = How good
analysis-choices = Moves where there was a choice
analysis-best = The best move.
analysis-equal = As good as the best move.
analysis-unsure = Perhaps a little better, but not for certain: { $best }.
analysis-lost = It would have been better to { $best }. The chance of winning fell by about { $lost ->
        [one] { $lost } percentage point
       *[other] { $lost } percentage points
    }, probably by { $low } to { $high ->
        [one] { $high } percentage point
       *[other] { $high } percentage points
    }.
analysis-forgot = The call was missing. The chance of winning fell by about { $lost ->
        [one] { $lost } percentage point
       *[other] { $lost } percentage points
    }.

move-lay = lay { $cards }
move-lay-wish = lay { $cards } and wish for { $wish }
move-draw = draw
move-take = take the cards
move-pass = lay nothing
