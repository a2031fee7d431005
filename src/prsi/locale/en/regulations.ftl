# The regulations of a tournament, written from its settings.

regulations-title = { $title } { $year }: regulations

regulations-who = Who may play
regulations-who-age = Everybody who turns { $age } in { $year } or is older: born in { $born } or before.
regulations-who-all = Everybody, whatever their age.
regulations-who-register = You sign up online or at the desk, until registration closes. After that only the head judge can add somebody, and only before the first draw. The desk ticks off who has come; only those are in the draw.

regulations-where = When and where
regulations-where-when = We start: { $starts }
regulations-where-place = Place: { $place }
regulations-where-change = If weather or anything else makes us move, you will find the new place on the board and on your own page.
regulations-where-online = We play online, at tables of this server. Your seat waits for you on your own page.

regulations-fee = Entry fee
regulations-fee-amount = { $fee } { $currency } each, paid at the desk.
regulations-fee-none = There is none.

regulations-rounds = How the tournament goes
regulations-rounds-plan = The plan with all its rounds is published when registration has closed, before the first round. From the start on it stays as it is.
regulations-rounds-tables = You play at tables, mostly of four or five. Two go on from each table.
regulations-rounds-draw = Seats are drawn by lot before every round, in front of everybody, and anyone can check the draw afterwards.
regulations-rounds-bye = If the numbers do not work out, some go on without playing, in an intermediate round. They are drawn by lot too, and nobody is that lucky a second time while others have not been once.
regulations-rounds-semifinals = Eight play the semifinals, four at each of two tables. With fewer than ten players we go straight to a smaller semifinal or the final, or begin with a short round.
regulations-rounds-final = Two from each semifinal play the final. It goes on until only one is left.
regulations-rounds-points =
    { $rounds ->
        [one] There is one round
       *[other] There are { $rounds } rounds, each at newly drawn tables
    } with { $games ->
        [one] one game
       *[other] { $games } games
    } at each table. Nobody is knocked out.

regulations-chips = Chips
regulations-chips-all = Everybody begins each round with { $full } chips, all tables alike. The organiser may choose two for the early rounds, but must say so before the draw. Semifinals and final are always played with { $full }.
regulations-chips-fewer = Everybody begins the early rounds with { $chips } chips, all tables alike. Semifinals and final are always played with { $full }.
regulations-chips-filled = Before every round your chips are filled up again. Nobody starts ahead or behind.
regulations-chips-worthless = Chips are worth nothing else: they cannot be bought, given away or passed on.

regulations-game = One game
regulations-game-pack = We play with 32 German-suited cards. Everybody gets four; the rest is the stock, and its top card is turned up.
regulations-game-dealer = The table’s judge says who deals first. Then the deal goes round clockwise among those still in. Whoever sits after the dealer begins.
regulations-game-turn = When it is your turn, lay one card of the same suit or rank as the top card, or draw one card. Drawing ends your turn, and you may draw even if you could lay.
regulations-game-seven = Seven: the next player draws two and misses the turn, or lays another seven. Sevens add up: two, four, six, eight. Nothing else helps against them.
regulations-game-ace = Ace: the next player misses a turn, or lays an ace and passes it on.
regulations-game-ober = Ober: goes on anything but a seven or an ace that somebody still owes, and whoever lays it names the suit.
regulations-game-others = The other cards do nothing special.
regulations-game-first = The first card turned up counts: a seven or an ace hits the one who begins; an Ober stands for its own suit.
regulations-game-stock = When the stock is used up, the laid cards except the top one are shuffled and become the new stock.
regulations-game-end = The game is over the moment somebody has laid their last card. What that card would do no longer matters.
regulations-game-house = House rules stay at home: one card at a time, and nobody has to announce the last one.

regulations-values = What cards count
regulations-values-table = Seven { $seven }, eight { $eight }, nine { $nine }, ten { $ten }, Unter { $unter }, Ober { $ober }, king { $king }, ace { $ace }.

regulations-loss = Who loses a chip
regulations-loss-points = Whoever won the game keeps all chips. The others count the cards they have left; the highest sum gives one chip to the judge.
regulations-loss-cards = If two or more share the highest sum, the one with more cards gives the chip.
regulations-loss-lot = If that is equal too, a lot decides: each of them draws one card from the shuffled pack, and the highest value loses. If those are equal, they draw again.
regulations-loss-two = With two left, whoever did not win gives the chip.
regulations-loss-out = Without chips you are out. A table is done when two are left, the final when one is.
regulations-loss-correct = A mistake in the results can be put right until the next draw. After that only the head judge can do it, and has to say why.

regulations-points = Points
regulations-points-sum = After each game everybody but the winner adds up the cards they have left.
regulations-points-lowest = Whoever has the fewest points at the end has won.
regulations-points-missed = Whoever misses games comes after all who have played more. If a table has to stop early, points a game are compared.

regulations-time = Being there in time
regulations-time-limit = When a round is called, you have { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } to get to your table. Whoever is not there by then is out.
regulations-time-excuse = For a serious reason the head judge may give more time, but only if told before the time is up.
regulations-time-seat = An empty seat stays empty, and still two go on. If no more than two are there, they go on without playing.
regulations-leave = Whoever leaves or is disqualified is out at once, and the game under way does not count. If only one were left at the table, the last one out comes back, unless the head judge decides otherwise.
regulations-leave-points = Whoever leaves or is disqualified is out at once, and the game under way does not count.

regulations-conduct = Fair play
regulations-conduct-showing_cards = Do not show your cards.
regulations-conduct-advising = Do not advise others during a game.
regulations-conduct-telling_hands = Do not tell what you or others hold.
regulations-conduct-collusion = Do not team up against somebody.
regulations-conduct-tampering = Do not tamper with cards or chips.
regulations-conduct-delay = Do not play slowly on purpose.
regulations-conduct-cheating = Do not cheat, in whatever way.
regulations-conduct-penalty = For small things the judge gives a warning. For serious or repeated ones the head judge can disqualify.
regulations-conduct-chat = There is no chat at the tables.

regulations-judges = Judges
regulations-judges-table = Every table has a judge who looks after the rules, the chips and the results, and decides ordinary questions.
regulations-judges-online = The server looks after the rules, the chips and the results.
regulations-judges-head = Where that is not enough, the head judge is called and has the last word. There is no vote.
regulations-judges-else = Whatever is not written here, the head judge decides in the spirit of the game and of fair play.

regulations-places = Places
regulations-places-final = The last one left in the final has won; the others of the final follow, the last one out first.
regulations-places-others = Then come the earlier rounds, the later ones first, and in each round the place at the table counts.
regulations-places-shared = Equal places at different tables are shared.
regulations-places-last = Whoever did not turn up for a round comes after all who played it. Whoever is disqualified comes last.

regulations-prizes = Prizes
regulations-prizes-three = The first three get a cup and a medal.
regulations-prizes-title = The winner holds the title: { $title } { $year }.

regulations-data = Your data
regulations-data-board = The board shows your first name and the initial of your last name, or whatever name you chose.
regulations-data-erased = What you wrote when you signed up is erased { $days ->
        [one] one day
       *[other] { $days } days
    } after the event.
regulations-data-season = The result counts for the season { $season }. It stays in its table after that, too, under the name on the board.
