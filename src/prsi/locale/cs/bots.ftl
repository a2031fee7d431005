# Síla počítačových soupeřů a proč rada zní, jak zní.
# $count je počet karet, $chance v kolika ze sta kol tah v duchu vyhrává.

level-beginner = Začátečník
level-beginner-about = Dává, co zrovna sedí, a často zapomíná hlásit Mau.
level-casual = Sváteční
level-casual-about = Hraje rozumně a myslí o kartu dopředu.
level-strong = Silný
level-strong-about = Pamatuje si, kdo na co lízal, a kolo si promyslí až do konce.

because-call = Bez hlášení si možná lízneš { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
because-call-out = Někdo nenahlásil Mau, a tak si lízne { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
because-only-move = Nic jiného teď nejde.
because-goes-out = Je to tvoje poslední karta.
because-brings-back = Vrátí do hry toho, kdo právě skončil.
because-ends-round = Tímhle tahem kolo končí.
because-passes-penalty = Nelížeš nic a na dalšího { $count ->
        [one] zbývá jedna karta
        [few] zbývají { $count } karty
       *[other] zbývá { $count } karet
    }.
because-passes-skip = Nestojíš ty, stojí další, jestli nemá odpověď.
because-keeps-seven = Vzít si karty stojí míň než přijít o odpověď, která tě později ochrání.
because-keeps-skip = Stát je lepší než přijít o kartu, která tě později ochrání.
because-keeps-drawn = Líznutá karta má později větší cenu než teď.
because-draws = Karta navíc vadí míň než přijít o některou z těchhle.
because-saves-wild-drawing = Sedí jen měnič a ten má později větší cenu.
because-wish-lacked = Tuhle barvu máš a další hráč ji nejspíš nemá.
because-wish-most = Téhle barvy máš nejvíc: { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
because-wish-safe = Další hráč téhle barvy nejspíš nic nemá.
because-wild-last = Nic jiného nesedí.
because-sheds = Zbavíš se { $count } karet najednou.
because-stops-next = Další hráč má skoro hotovo a líže { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }, jestli nemá odpověď.
because-makes-draw = Další hráč líže { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }, jestli nemá odpověď.
because-moves-again = Když nikdo neodpoví, hraješ hned znovu a kartu na to máš.
because-makes-stand = Další hráč stojí, jestli nemá odpověď.
because-skips-next = Další hráč stojí.
because-saves-wild = Zůstane ti měnič, který jde na cokoli.
because-keeps-defence = Zvláštní karta ti zůstane na horší chvíli.
because-next-lacks = Další hráč téhle barvy nejspíš nic nemá.
because-follows = Pak na ni máš co dát: { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
because-best = V duchu dohráno: vyhrává asi v { $chance } % případů, nic jiného nevyhrává častěji.
because-nothing-better = V duchu dohráno: nic jiného nedopadá líp.

# Co v kole rozhodlo: lepší krok, za ním stojí důvod ($best říká infinitivem, co to bylo; $lost a $change jsou
# procentní body, $after procenta).
moment-lost = Lepší bylo { $best }. Šance na výhru by byla asi o { $lost ->
        [one] { $lost } procentní bod
        [few] { $lost } procentní body
       *[other] { $lost } procentních bodů
    } větší.
moment-forgot = Chybělo hlášení. Šance na výhru tím klesla asi o { $lost ->
        [one] { $lost } procentní bod
        [few] { $lost } procentní body
       *[other] { $lost } procentních bodů
    }.
moment-rose = { $name }: šance na výhru stoupla o { $change ->
        [one] { $change } procentní bod
        [few] { $change } procentní body
       *[other] { $change } procentních bodů
    } na { $after } %.
moment-fell = { $name }: šance na výhru klesla o { $change ->
        [one] { $change } procentní bod
        [few] { $change } procentní body
       *[other] { $change } procentních bodů
    } na { $after } %.
