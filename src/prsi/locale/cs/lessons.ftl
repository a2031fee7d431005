# Lekce (prsi.learn.lessons): věta má nejvýš 12 slov. $cards: karty čtenáře, "german" nebo "french".

lessons-about = Osmnáct malých hádanek, od první karty po sedmu, která vrací do hry. Každá zabere minutu.
lessons-number = Lekce { $number } z { $count }
lessons-learned = hotovo
lessons-progress = { $done ->
        [0] Zatím není hotová žádná z { $count } lekcí
       *[other] Hotovo: { $done } z { $count } lekcí
    }
lessons-next = Další lekce
lessons-all = Všechny lekce
lessons-again = Ještě jednou
lessons-begin = Začít
lessons-go-on = Pokračovat
lessons-finished = Umíš všechno. Zahraj si kolo!
lessons-done = Hotovo!

lesson-suit = Stejná barva
lesson-suit-goal-1 = Navrchu leží srdcová desítka. Zahraj také srdce.
lesson-suit-wrong-other = Srdce máš. Místo lízání ho zahraj.
lesson-suit-done = Správně: srdce patří na srdce. S každou barvou je to stejné.

lesson-rank = Stejná hodnota
lesson-rank-goal-1 = Navrchu leží král. Zahraj svého krále, na barvě nezáleží.
lesson-rank-wrong-other = Krále máš. Místo lízání ho zahraj.
lesson-rank-done = Správně: král jde na každého krále. S každou hodnotou je to stejné.

lesson-draw = Nic nesedí
lesson-draw-goal-1 = Žádná tvoje karta nesedí. Lízni si jednu z balíčku.
lesson-draw-done = Máš o kartu víc a tvůj tah skončil.

lesson-wild = { $cards ->
        [french] Dáma
       *[german] Svršek
    }
lesson-wild-goal-1 = { $cards ->
        [french] Dáma jde na všechno. Přej si barvu, které máš nejvíc.
       *[german] Svršek jde na všechno. Přej si barvu, které máš nejvíc.
    }
lesson-wild-wrong-wish = Spočítej si karty: které barvy máš dvě?
lesson-wild-wrong-other = { $cards ->
        [french] Lízat nemusíš. Tvoje dáma jde na všechno.
       *[german] Lízat nemusíš. Tvůj svršek jde na všechno.
    }
lesson-wild-done = Teď platí tahle barva. Ty ji máš také.

lesson-wish = Přání
lesson-wish-goal-1 = { $cards ->
        [french] Soupeř si přál piky. Zahraj pikovou kartu.
       *[german] Soupeř si přál zelené. Zahraj zelenou kartu.
    }
lesson-wish-wrong-other = Barvu, kterou si přál, máš. Zahraj ji.
lesson-wish-done = Přání platí, dokud někdo nezahraje další kartu.

lesson-keep = { $cards ->
        [french] Dámu si nech
       *[german] Svrška si nech
    }
lesson-keep-goal-1 = Sedí ti dvě karty. Zahraj tu, bez které se obejdeš.
lesson-keep-wrong-wish = { $cards ->
        [french] Dáma pomůže, až nic jiného sedět nebude. Zahraj jinou kartu.
       *[german] Svršek pomůže, až nic jiného sedět nebude. Zahraj jinou kartu.
    }
lesson-keep-wrong-other = Lízat nemusíš, dvě karty ti sedí.
lesson-keep-done = { $cards ->
        [french] Správně. Dáma ti zůstala na horší časy.
       *[german] Správně. Svršek ti zůstal na horší časy.
    }

lesson-seven = Sedma
lesson-seven-goal-1 = Po sedmě si další hráč lízne dvě karty. Zahraj ji.
lesson-seven-wrong-lay = Ta karta sedí, ale nikdo po ní nelíže. Najdi sedmu.
lesson-seven-wrong-other = Lízat nemusíš. Najdi sedmu.
lesson-seven-done = Další hráč sedmu neměl a líznul si dvě karty.

lesson-answer = Sedma na sedmu
lesson-answer-goal-1 = Máš si líznout dvě karty. Sedma je pošle dál.
lesson-answer-wrong-draw = Sedmu máš také. Místo lízání ji zahraj.
lesson-answer-done = Dvě a dvě jsou čtyři. Soupeř si líznul všechny.

lesson-penalty = Bez sedmy
lesson-penalty-goal-1 = Máš si líznout dvě karty a sedmu nemáš. Vezmi si je.
lesson-penalty-done = Obě jsou tvoje. Tím tah končí.

lesson-used = Sedma, na kterou se už líznulo
lesson-used-goal-1 = Na tuhle sedmu už někdo líznul. Zahraj srdce.
lesson-used-wrong-draw = Lízat nemusíš, tvůj král je srdcový.
lesson-used-done = Správně. Jakmile někdo líznul, je sedma obyčejná karta.

lesson-ace = Eso
lesson-ace-goal-1 = Po esu další hráč stojí. Zahraj ho.
lesson-ace-wrong-lay = Ta karta sedí, ale soupeř hraje dál. Najdi eso.
lesson-ace-wrong-other = Lízat nemusíš. Najdi eso.
lesson-ace-goal-2 = Soupeř stál. Zahraj kartu, která sedí.
lesson-ace-wrong-draw = Jedna tvoje karta sedí. Zahraj ji.
lesson-ace-done = Ve dvou ti eso dá ještě jeden tah.

lesson-stand = Stojíš
lesson-stand-goal-1 = Leží před tebou eso a ty žádné nemáš. Tentokrát stůj.
lesson-stand-done = To byl jeden tah. Odteď je eso obyčejná karta.

lesson-stop = Zastav ho!
lesson-stop-goal-1 = Soupeři zbývá jedna karta. Něco s tím udělej.
lesson-stop-wrong-lay = Může zahrát poslední kartu a vyhrát. Ať radši líže.
lesson-stop-wrong-draw = To ho nezastaví. Ať radši líže.
lesson-stop-done = Teď má tři karty místo jedné.

lesson-last = Poslední dvě karty
lesson-last-goal-1 = Můžeš vyhrát dřív, než soupeř zahraje. Která karta bude první?
lesson-last-wrong-lay = Pak hraje soupeř. Začni kartou, po které stojí.
lesson-last-wrong-draw = Lízat nemusíš. Začni kartou, po které soupeř stojí.
lesson-last-goal-2 = Jsi znovu na tahu. Zahraj poslední kartu.
lesson-last-done = Kolo je tvoje. Rozhodlo pořadí karet.

lesson-mau = Řekni Mau
lesson-mau-goal-1 = V Mau-Mau řekni „Mau“, než ti zůstane jediná karta.
lesson-mau-wrong-lay = Nejdřív stiskni tlačítko Mau, potom zahraj.
lesson-mau-goal-2 = Teď zahraj kartu.
lesson-mau-done = Máš jednu kartu a nikdo ti nic nevytkne.

lesson-catch = Někdo zapomněl
lesson-catch-goal-1 = Soupeři zůstala jedna karta a „Mau“ neřekl. Upozorni na to!
lesson-catch-wrong-other = Nejdřív na to upozorni. Máš na to jen pět vteřin.
lesson-catch-done = Musel si líznout dvě karty.

lesson-many = Víc najednou
lesson-many-goal-1 = U tohoto stolu smíš dát stejné hodnoty najednou. Zahraj všechny devítky.
lesson-many-wrong-two = Ještě jednu devítku máš.
lesson-many-wrong-lay = Smíš dát víc než jednu. Zahraj všechny devítky.
lesson-many-wrong-other = Lízat nemusíš. Zahraj všechny devítky.
lesson-many-done = O tři karty méně v jednom tahu.

lesson-comeback = Sedma, která vrací do hry
lesson-comeback-goal-1 = Soupeř už karty nemá. Srdcová sedma ho vrátí do hry.
lesson-comeback-wrong-lay = Tím by vyhrál. Zahraj srdcovou sedmu.
lesson-comeback-wrong-draw = Tím by vyhrál. Zahraj srdcovou sedmu.
lesson-comeback-done = Líznul si dvě karty a musí hrát dál.
