# Presets, rules and formats.
# The variable $cards ("german" or "french") says which cards the player looks at; it is always passed.

preset-prsi = Prší
preset-prsi-about = The way most people play it: four cards, sevens, aces and a change of suit.
preset-championship = Championship
preset-championship-about = The same round as Prší, but cards count other points. The championship is played for chips.
preset-prsi-scored = Prší for points
preset-prsi-scored-about = Played for points; a seven still counts as the last card.
preset-mau-mau = Mau-Mau
preset-mau-mau-about = Five cards, you draw only when stuck, and you call Mau.
preset-mau-mau-52 = Mau-Mau with 52 cards
preset-mau-mau-52-about = The big pack, up to six players, nobody misses a turn.

option-deck = Pack
option-deck-about = How many cards are in play.
option-deck-is-32 = 32 cards
option-deck-is-52 = 52 cards
option-deck-is-own = { $count ->
        [one] a pack of { $count } card of your own
       *[other] a pack of { $count } cards of your own
    }
option-players = Number of players
option-players-about = How many can play.
option-hand_size = Cards at the start
option-hand_size-about = How many cards everybody is dealt.
option-start_effect = The first card counts
option-start_effect-about = A special card turned up at the start acts on the first player at once.
option-start_wild = Wild card at the start
option-start_wild-about = What happens when the first card turned up is a wild.
option-start_wild-is-printed_suit = its own suit counts
option-start_wild-is-redraw = another card is turned
option-wild = Wild card
option-wild-about = It goes on anything and wishes a suit.
option-wild-is-Q = { $cards ->
        [french] Queen
       *[german] Ober
    }
option-wild-is-J = { $cards ->
        [french] Jack
       *[german] Unter
    }
option-wild_on_wild = Wild on wild
option-wild_on_wild-about = A wild card may be laid on another wild card.
option-rank_wild = { $cards ->
        [french] Jacks wish a rank
       *[german] Unters wish a rank
    }
option-rank_wild-about = It goes on anything and says which rank must come next.
option-stacking = Sevens add up
option-stacking-about = You may answer a seven with a seven, and the next player draws two more.
option-king_of_spades = { $cards ->
        [french] King of spades: draw four
       *[german] King of leaves: draw four
    }
option-king_of_spades-about = The next player draws four cards.
option-skip = Miss a turn after
option-skip-about = The player after this card misses one turn.
option-skip-is-none = no card
option-skip-is-A = an ace
option-skip-is-8 = an eight
option-skip_answerable = A missed turn can be passed on
option-skip_answerable-about = Answer with the same rank, and the player after you misses the turn instead.
option-reverse = Nines turn the direction
option-reverse-about = After a nine, play goes the other way.
option-draw_when = When you draw
option-draw_when-about = Whether you may draw although a card of yours fits.
option-draw_when-is-any_time = any time
option-draw_when-is-only_when_stuck = only when nothing fits
option-play_drawn_card = Draw and play
option-play_drawn_card-about = If the card you draw fits, you may lay it at once.
option-multi_play = Several alike at once
option-multi_play-about = You may lay several cards of one rank in one turn.
option-finish = Last card
option-finish-about = What you may finish with.
option-finish-is-any = any card
option-finish-is-not_seven_or_ace = no seven, no ace
option-finish-is-wild_only = only a wild
option-finishing_penalty_draws = The last seven still counts
option-finishing_penalty_draws-about = When a round ends with a seven, the next player still draws.
option-comeback = A seven brings you back
option-comeback-about = Whoever finished draws and plays on if the next player lays a seven.
option-comeback-is-none = no
option-comeback-is-hearts_seven = the seven of hearts
option-comeback-is-any_seven = any seven
option-play_on = Play on for places
option-play_on-about = After the first, the others play on until only one has cards.
option-call = Calling Mau
option-call-about = Keep one card without calling Mau, and you draw if somebody notices.
option-call-is-none = no call
option-call-is-penalty = { $count ->
        [one] penalty: { $count } card
       *[other] penalty: { $count } cards
    }
option-turn_limit = Most turns
option-turn_limit-about = After this many turns a round ends without a winner.

format-single = One round
format-single-about = The first to get rid of all cards wins.
format-rounds_won = Rounds won
format-rounds_won-about = The first to win the agreed number of rounds wins.
format-penalty_points = Penalty points
format-penalty_points-about = Cards left in hand are points. When somebody reaches the limit, the fewest points win.
format-fewer_cards = One card fewer
format-fewer_cards-about = Win a round and you are dealt one card fewer from then on. Whoever would get none wins.
format-chips = Chips
format-chips-about = The most points in hand after a round cost a chip. Without chips you are out.

values-queens = { $cards ->
        [french] Queens count 20
       *[german] Obers count 20
    }
values-jacks = { $cards ->
        [french] Jacks count 20
       *[german] Unters count 20
    }
values-czech = Czech values

# Why a move is refused: one sentence. The reasons are the enum RefusalReason, then those of the table.

refused-not_understood = There is no such move.
refused-round_over = The round is over already.
refused-not_in_round = You are not in this round any more.
refused-not_your_turn = It is somebody else's turn.
refused-not_in_hand = You do not hold this card.
refused-does_not_fit = This card fits neither by suit nor by rank.
refused-wish_stands = A wish stands, and this card does not meet it.
refused-wild_on_wild = A wild does not go on a wild.
refused-penalty_owed = The penalty comes first: answer it, or draw.
refused-skip_owed = You miss this turn: answer with the same rank, or stand.
refused-wish_missing = A wild needs a wish.
refused-wish_not_allowed = This card takes no wish.
refused-no_rank_to_wish = There is no rank to wish.
refused-may_not_be_last = This card may not be your last.
refused-one_card_only = Only one card at a time.
refused-one_rank_only = Only cards of one rank go together.
refused-always_alone = This card is always laid alone.
refused-drawn_card_only = Only the card just drawn may be laid.
refused-must_lay = You can lay a card, so you cannot draw.
refused-nothing_to_draw = There is nothing to draw.
refused-nothing_owed = Nothing is owed now.
refused-whole_penalty = The penalty is taken whole.
refused-must_draw = Draw first.
refused-no_calls = Mau is not called at this table.
refused-call_not_due = Mau is called before the last card but one.
refused-already_called = Mau has been called already.
refused-no_window = There is nobody to call out now.
refused-own_window = You cannot call yourself out.
refused-no_table = No game is running.
refused-table_running = A game is running at this table already.
refused-bad_ruleset = These rules do not go together.
refused-bad_seats = It cannot be played by so many.
refused-bad_values = Cards cannot count like this.
refused-bad_format = It cannot be played like this.
refused-bad_dealer = The dealer is not at the table.
refused-not_seated = You do not sit at this table.
refused-not_playing = No round is being played now.
refused-not_between_rounds = The next round is dealt when this one is over.
refused-match_not_over = The rematch comes when the game is over.
refused-match_over = The game is over already.
refused-table_closed = The table is closed.
refused-paused = The game is paused.
refused-stale = Something happened at the table meanwhile, try again.
refused-not_practice = That works only on one device, not at a server’s table.
refused-nothing_to_undo = There is nothing to take back.
refused-no_secret = No secret can be chosen at this table.
refused-no_finished_round = No round has been finished yet.
