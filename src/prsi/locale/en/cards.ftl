# Cards, suits and ranks.
# $suit: hearts bells leaves acorns diamonds spades clubs
# $rank: two … ten jack queen unter ober king ace

suit-name =
    { $suit ->
        [hearts] hearts
        [bells] bells
        [leaves] leaves
        [acorns] acorns
        [diamonds] diamonds
        [spades] spades
       *[clubs] clubs
    }

rank-name =
    { $rank ->
        [two] two
        [three] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
        [unter] Unter
        [ober] Ober
        [king] king
       *[ace] ace
    }

# What somebody lays, with its article.
rank-object =
    { $rank ->
        [eight] an { rank-name }
        [ober] an { rank-name }
        [unter] an { rank-name }
        [ace] an { rank-name }
       *[other] a { rank-name }
    }

card-name = { rank-name } of { suit-name }

card-object = the { card-name }
