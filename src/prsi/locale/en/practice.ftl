# Statistics of the games finished on this device (prsi.learn.statistics). $cards: the reader's cards, "german" or "french".

practice-about = Games finished on this device, against the computer and with people over the network. Games that several people play on one device are not counted here. Nothing is sent anywhere.
practice-none = No game has been finished here yet
practice-none-about = Play one. Everything else counts itself.
practice-none-chosen = There is no such game here yet.
practice-show-all = Show all games
practice-ruleset = Rules
practice-ruleset-all = all
practice-house = { $preset } with house rules
practice-level = Opponents
practice-level-all = all
practice-level-mixed = Mixed
practice-level-people = People
practice-length = Usual length
practice-length-moves = { $count ->
        [one] move of all players
       *[other] moves of all players
    }
practice-drawn = Cards drawn
practice-drawn-round = a round
practice-calls = Forgotten calls
practice-calls-of = of { $count }
practice-charts = Charts
practice-time = Results over time
practice-time-about = How many games were finished when, and how many of them were won.
practice-unit-week = Week of
practice-unit-month = Month
practice-unit-year = Year
practice-share = Share won
practice-between = Likely between
practice-between-values = { $low } and { $high }
practice-even = Equal players
practice-rate = { $share } ({ $won } of { $matches })
practice-levels = Wins by opponents
practice-rulesets = Wins by rules
practice-rates-about = The dot is the share of games won. The line shows where it truly lies with 95 % certainty: the more games, the shorter.
practice-legend-share = share won
practice-legend-between = where it likely lies
practice-legend-even = what equal players would win
practice-recent = Wins in a row
practice-recent-about = The latest games, the oldest first. Wins one after the other are joined. Now in a row: { $now }, longest run: { $best }.
practice-result = Result
practice-result-won = won
practice-result-lost = lost
practice-result-drawn = drawn
practice-place-of = { $place } of { $players }
practice-decided = What decided
practice-decided-about = Of a round won, your last special card that did something in your last two turns. Of a round lost, the last one that hit you in them.
practice-decided-for = round for me
practice-decided-against = round against me
practice-card = Card
practice-decided-won = For me
practice-decided-lost = Against me
practice-laid-won = Laid in wins
practice-laid-lost = Laid in losses
practice-card-seven = Seven
practice-card-king = { $cards ->
        [french] King of spades
       *[german] King of leaves
    }
practice-card-skip = Card that makes you miss a turn
practice-card-reverse = Nine that turns the direction
practice-card-wild = Wild
practice-card-rank_wild = { $cards ->
        [french] Jack that wishes for a rank
       *[german] Unter that wishes for a rank
    }
practice-card-comeback = Seven that brings back
practice-card-none = No special card
practice-file = A file of your statistics
practice-file-about = A file takes them to another device. What is there already is not counted twice.
practice-save = Save to a file
practice-save-table = Save as a table (CSV)
practice-open = Load from a file
practice-saved = The file of your statistics is saved.
practice-opened = { $count ->
        [0] There is nothing new in the file.
        [one] { $count } game has been added.
       *[other] { $count } games have been added.
    }
practice-erase = Erase statistics
practice-erase-title = Erase the statistics?
practice-erase-about = { $count ->
        [one] { $count } counted game is erased. Played games stay, but are not counted again.
       *[other] { $count } counted games are erased. Played games stay, but are not counted again.
    }
practice-erased = The statistics are erased.
practice-broken = { $count ->
        [one] { $count } stored game cannot be read and does not count.
       *[other] { $count } stored games cannot be read and do not count.
    }
practice-trouble-full = There is no room on this device: further games are not counted.
practice-trouble-blocked = The browser does not allow storing: the statistics will not stay here.
practice-trouble-failed = The statistics could not be counted. Try again.
practice-refused-malformed = This is no file of statistics, or it is damaged. Nothing has changed.
practice-refused-too_long = The file is too large. Nothing has changed.
practice-refused-version = The file is of another version of Prší. Reload the page and try again.
practice-refused-failed = The file could not be loaded. Nothing has changed.
practice-online = Statistics of games on the server
practice-here = My statistics on this device
