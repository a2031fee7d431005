# Rulesets of one's own: kept, shared, found by four questions. $cards: the reader's cards, "german" or "french".

rulesets-none = You have kept no rules yet. Answer four questions, or keep those that are set up now.
rulesets-now = Set up now
rulesets-mine = mine
rulesets-keep = Keep these rules
rulesets-kept = The rules are kept on this device.
rulesets-not-kept = This browser keeps nothing: the rules are lost when the page is closed.
rulesets-unplayable = Nobody could play by these rules, so they are not kept.
rulesets-mend = Change the rules
rulesets-name = Their name
rulesets-unnamed = Our rules
rulesets-play = Play by these
rulesets-share = Share
rulesets-share-name = Share: { $name }
rulesets-share-about = Whoever opens this link sees the rules and can play by them.
rulesets-qr = QR code of the link to these rules
rulesets-link = Link to these rules
rulesets-read-name = Rules: { $name }
rulesets-forget = Delete
rulesets-forget-name = Delete: { $name }
rulesets-forgotten = “{ $name }” is deleted.
rulesets-take-back = Take back
rulesets-shared = Shared rules

ruleset-refused-too_long = This link is too long to be rules of ours. Ask for it once more.
ruleset-refused-malformed = This link is incomplete or damaged. Ask for it once more.
ruleset-refused-version = This link is incomplete, or no link to rules at all. Ask for it once more.
ruleset-refused-newer = These rules come from a newer version. Load the page anew, then open the link again.
ruleset-refused-name = The name in this link cannot be shown. Ask for the link once more.
ruleset-refused-ruleset = These rules cannot be played as they stand in the link.

athome-title = How do you play at home?
athome-about = Four answers, and the rules of your family are set up.
athome-result = That comes to
athome-game = What do you play at home?
athome-game-prsi = Prší
athome-game-prsi-mau = Prší, and you say “Mau” with your last but one card
athome-game-mau-mau = Mau-Mau: five cards, and you say “Mau”
athome-sevens = May a seven be answered with a seven?
athome-sevens-add = yes, they add up
athome-sevens-single = no
athome-drawn = May a drawn card that fits be laid at once?
athome-drawn-over = no, the turn is over
athome-drawn-lay = yes
athome-special = What else is special at your table?
athome-special-about = Several may hold, or none.
athome-special-comeback = the seven of hearts brings back
athome-special-many = several cards at once
athome-special-king = { $cards ->
        [french] the king of spades costs four
       *[german] the king of leaves costs four
    }
athome-special-finish = no seven or ace as the last card
athome-special-reverse = a nine turns the direction

setup-rules-now = The rules now say:
setup-rules-gone = No longer true:

compare-title = Compare rules
compare-do = Compare
compare-name = Compare: { $name }
compare-left = These rules
compare-right = and these
compare-same = In a round they are the same. What the match is played for and what cards count is set up separately.
compare-found = Different: { $what }.
compare-options = What is different
compare-sentences = What the rules say
compare-nothing = nothing
