# Cards, suits and ranks.
# $suit: hearts bells leaves acorns diamonds spades clubs
# $rank: two … ten jack queen unter ober king ace

suit-name =
    { $suit ->
        [hearts] Herz
        [bells] Schellen
        [leaves] Laub
        [acorns] Eichel
        [diamonds] Karo
        [spades] Pik
       *[clubs] Kreuz
    }

rank-name =
    { $rank ->
        [two] Zwei
        [three] Drei
        [four] Vier
        [five] Fünf
        [six] Sechs
        [seven] Sieben
        [eight] Acht
        [nine] Neun
        [ten] Zehn
        [jack] Bube
        [queen] Dame
        [unter] Unter
        [ober] Ober
        [king] König
       *[ace] Ass
    }

# What somebody lays, with its article where German wants one.
rank-object =
    { $rank ->
        [jack] einen Buben
        [unter] einen Unter
        [ober] einen Ober
        [king] einen König
        [ace] ein Ass
       *[other] eine { rank-name }
    }

# Compounds of card names take no article: Herz-Sieben, Schellen-Ober.
card-name = { suit-name }-{ rank-name }

card-object = { card-name }
