# Cards, suits and ranks.
# $suit: hearts bells leaves acorns diamonds spades clubs
# $rank: two … ten jack queen unter ober king ace

suit-name =
    { $suit ->
        [hearts] srdcia
        [bells] gule
        [leaves] zelené
        [acorns] žalude
        [diamonds] káry
        [spades] piky
       *[clubs] kríže
    }

rank-name =
    { $rank ->
        [two] dvojka
        [three] trojka
        [four] štvorka
        [five] päťka
        [six] šestka
        [seven] sedma
        [eight] osmička
        [nine] deviatka
        [ten] desiatka
        [jack] chlapec
        [queen] dáma
        [unter] spodok
        [ober] svršok
        [king] kráľ
       *[ace] eso
    }

# What somebody lays: the accusative.
rank-object =
    { $rank ->
        [two] dvojku
        [three] trojku
        [four] štvorku
        [five] päťku
        [six] šestku
        [seven] sedmu
        [eight] osmičku
        [nine] deviatku
        [ten] desiatku
        [jack] chlapca
        [queen] dámu
        [unter] spodka
        [ober] svrška
        [king] kráľa
       *[ace] eso
    }

suit-stem =
    { $suit ->
        [hearts] srdcov
        [bells] guľov
        [leaves] zelen
        [acorns] žaluďov
        [diamonds] károv
        [spades] pikov
       *[clubs] krížov
    }

card-name =
    { $rank ->
        [ace] { suit-stem }é { rank-name }
        [king] { suit-stem }ý { rank-name }
        [ober] { suit-stem }ý { rank-name }
        [unter] { suit-stem }ý { rank-name }
        [jack] { suit-stem }ý { rank-name }
       *[other] { suit-stem }á { rank-name }
    }

card-object =
    { $rank ->
        [ace] { suit-stem }é { rank-object }
        [king] { suit-stem }ého { rank-object }
        [ober] { suit-stem }ého { rank-object }
        [unter] { suit-stem }ého { rank-object }
        [jack] { suit-stem }ého { rank-object }
       *[other] { suit-stem }ú { rank-object }
    }
