# Cards, suits and ranks.
# $suit: hearts bells leaves acorns diamonds spades clubs
# $rank: two … ten jack queen unter ober king ace

suit-name =
    { $suit ->
        [hearts] srdce
        [bells] kule
        [leaves] zelené
        [acorns] žaludy
        [diamonds] káry
        [spades] piky
       *[clubs] kříže
    }

rank-name =
    { $rank ->
        [two] dvojka
        [three] trojka
        [four] čtyřka
        [five] pětka
        [six] šestka
        [seven] sedma
        [eight] osma
        [nine] devítka
        [ten] desítka
        [jack] kluk
        [queen] dáma
        [unter] spodek
        [ober] svršek
        [king] král
       *[ace] eso
    }

# What somebody lays: the accusative.
rank-object =
    { $rank ->
        [two] dvojku
        [three] trojku
        [four] čtyřku
        [five] pětku
        [six] šestku
        [seven] sedmu
        [eight] osmu
        [nine] devítku
        [ten] desítku
        [jack] kluka
        [queen] dámu
        [unter] spodka
        [ober] svrška
        [king] krále
       *[ace] eso
    }

suit-stem =
    { $suit ->
        [hearts] srdcov
        [bells] kulov
        [leaves] zelen
        [acorns] žaludov
        [diamonds] károv
        [spades] pikov
       *[clubs] křížov
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
       *[other] { suit-stem }ou { rank-object }
    }
