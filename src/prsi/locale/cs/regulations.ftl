# Řád turnaje, napsaný podle jeho nastavení.

regulations-title = { $title } { $year }: řád turnaje

regulations-who = Kdo může hrát
regulations-who-age = Každý, komu je v roce { $year } aspoň { $age ->
        [one] { $age } rok
        [few] { $age } roky
       *[other] { $age } let
    }: ročník { $born } a starší.
regulations-who-all = Každý, na věku nezáleží.
regulations-who-register = Přihlásit se dá na internetu nebo u přihlašovacího stolku, dokud přihlašování neskončí. Potom může někoho přidat jen hlavní rozhodčí, a to jen před prvním losováním. Kdo přišel, toho u stolku odškrtnou; losuje se jen mezi odškrtnutými.

regulations-where = Kdy a kde
regulations-where-when = Začínáme: { $starts }
regulations-where-place = Místo: { $place }
regulations-where-change = Když nás počasí nebo něco jiného donutí přejít jinam, nové místo najdeš na tabuli i na své stránce.
regulations-where-online = Hraje se na internetu, u stolů tohoto serveru. Své místo u stolu najdeš na své stránce.

regulations-fee = Startovné
regulations-fee-amount = { $fee } { $currency } za hráče, platí se u přihlašovacího stolku.
regulations-fee-none = Žádné se neplatí.

regulations-rounds = Jak turnaj probíhá
regulations-rounds-plan = Plán se všemi koly zveřejníme po skončení přihlašování, ještě před prvním kolem. Jakmile se začne hrát, už se nemění.
regulations-rounds-tables = Hraje se u stolů, většinou po čtyřech nebo pěti. Od každého stolu jdou dál dva.
regulations-rounds-draw = Před každým kolem se místa losují přede všemi a kdokoli si los může potom ověřit.
regulations-rounds-bye = Když počty nevycházejí, zařadí se mezikolo a někteří v něm postoupí bez hry. I to určí los a nikdo nemá takové štěstí podruhé, dokud je tu někdo, kdo ho ještě neměl.
regulations-rounds-semifinals = V semifinále hraje osm hráčů, u dvou stolů po čtyřech. Když je hráčů méně než deset, začne se rovnou menším semifinále nebo finále, případně krátkým kolem předtím.
regulations-rounds-final = Z každého semifinále jdou dva do finále. To končí, až zbude jediný.
regulations-rounds-points =
    { $rounds ->
        [one] Hraje se jedno kolo
        [few] Hrají se { $rounds } kola, každé u nově vylosovaných stolů
        [many] Hraje se { $rounds } kola, každé u nově vylosovaných stolů
       *[other] Hraje se { $rounds } kol, každé u nově vylosovaných stolů
    }, a u každého stolu { $games ->
        [one] jedna partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }. Nikdo nevypadává.

regulations-chips = Žetony
regulations-chips-all = Do každého kola má každý { $full } žetony, u všech stolů stejně. Pro první kola může pořadatel určit 2, ale musí to říct před losováním. Semifinále a finále se hrají vždycky se { $full }.
regulations-chips-fewer = Do prvních kol má každý { $chips } žetony, u všech stolů stejně. Semifinále a finále se hrají vždycky se { $full }.
regulations-chips-filled = Před každým kolem se žetony znovu doplní. Nikdo nezačíná s náskokem ani se ztrátou.
regulations-chips-worthless = K ničemu jinému žetony nejsou: nedají se koupit, darovat ani předat dál.

regulations-game = Jedna partie
regulations-game-pack = Hraje se s 32 kartami s německými barvami. Každý dostane čtyři, zbytek je balíček k lízání a jeho vrchní karta se otočí.
regulations-game-dealer = Kdo rozdává první, řekne rozhodčí stolu. Pak jde rozdávání po směru hodinových ručiček mezi těmi, kdo jsou ještě ve hře. Začíná hráč po levici rozdávajícího.
regulations-game-turn = Když jsi na tahu, zahraj jednu kartu stejné barvy nebo hodnoty, jako je vrchní karta, nebo si jednu lízni. Líznutím tah končí a líznout si smíš, i když máš co zahrát.
regulations-game-seven = Sedma: další hráč si lízne dvě a stojí, nebo zahraje také sedmu. Sedmy se sčítají: dvě, čtyři, šest, osm. Nic jiného proti nim nepomáhá.
regulations-game-ace = Eso: další hráč stojí, nebo zahraje eso a pošle to dál.
regulations-game-ober = Svršek: dá se na všechno, jen ne na sedmu, po které se ještě nelíznulo, ani na eso, po kterém se ještě nestálo. Kdo ho zahraje, řekne barvu.
regulations-game-others = Ostatní karty nic zvláštního nedělají.
regulations-game-first = První otočená karta platí: sedma nebo eso se týká toho, kdo začíná; svršek má svou vlastní barvu.
regulations-game-stock = Když balíček k lízání dojde, odhozené karty kromě vrchní se zamíchají a líže se z nich.
regulations-game-end = Partie končí ve chvíli, kdy někdo odhodí poslední kartu. Co by ta karta udělala, už neplatí.
regulations-game-house = Domácí pravidla zůstávají doma: odhazuje se po jedné kartě a poslední kartu nikdo nemusí hlásit.

regulations-values = Body za karty
regulations-values-table = Sedma { $seven }, osma { $eight }, devítka { $nine }, desítka { $ten }, spodek { $unter }, svršek { $ober }, král { $king }, eso { $ace }.

regulations-loss = Kdo přijde o žeton
regulations-loss-points = Kdo partii vyhrál, nechá si všechny žetony. Ostatní sečtou body za karty, které jim zbyly, a kdo má nejvíc bodů, dá jeden žeton rozhodčímu.
regulations-loss-cards = Když má nejvíc bodů víc hráčů, dá žeton ten, komu zbylo víc karet.
regulations-loss-lot = Když je i karet stejně, rozhodne los: každý z nich si vytáhne jednu kartu ze zamíchaného balíčku a nejvyšší hodnota prohrává. Při shodě se táhne znovu.
regulations-loss-two = Když jsou ve hře už jen dva, dá žeton ten, kdo nevyhrál.
regulations-loss-out = Kdo nemá žeton, je venku. Stůl končí, když zbývají dva, finále, když zbývá jeden.
regulations-loss-correct = Chyba ve výsledcích se dá opravit do dalšího losování. Potom už to může jen hlavní rozhodčí a musí říct proč.

regulations-points = Body
regulations-points-sum = Po každé partii si všichni kromě vítěze sečtou body za karty, které jim zbyly.
regulations-points-lowest = Kdo má na konci nejméně bodů, vyhrál.
regulations-points-missed = Kdo některé partie vynechá, je za všemi, kdo jich odehráli víc. Když nějaký stůl musí skončit dřív, porovnávají se body na partii.

regulations-time = Včas u stolu
regulations-time-limit = Od vyvolání kola máš { $minutes ->
        [one] jednu minutu
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    } na příchod ke stolu. Kdo tam do té doby není, je venku.
regulations-time-excuse = Z vážného důvodu může hlavní rozhodčí čas prodloužit, ale musí se o tom dozvědět, než čas uplyne.
regulations-time-seat = Prázdné místo zůstane prázdné a dál jdou pořád dva. Když přijdou nejvýš dva, postupují bez hry.
regulations-leave = Kdo odejde nebo je vyloučen, je hned venku a rozehraná partie neplatí. Kdyby u stolu zbyl jediný, vrátí se ten, kdo vypadl naposled, pokud hlavní rozhodčí nerozhodne jinak.
regulations-leave-points = Kdo odejde nebo je vyloučen, je hned venku a rozehraná partie neplatí.

regulations-conduct = Férová hra
regulations-conduct-showing_cards = Neukazuj své karty.
regulations-conduct-advising = Neraď ostatním během partie.
regulations-conduct-telling_hands = Neprozrazuj, co držíš ty nebo kdo jiný.
regulations-conduct-collusion = Nedomlouvej se s nikým proti jinému.
regulations-conduct-tampering = Nemanipuluj s kartami ani se žetony.
regulations-conduct-delay = Nezdržuj schválně.
regulations-conduct-cheating = Nepodváděj, ať už jakkoli.
regulations-conduct-penalty = Za drobnost tě rozhodčí napomene. Za něco vážného nebo opakovaného tě může hlavní rozhodčí vyloučit.
regulations-conduct-chat = U stolů se nepíšou zprávy.

regulations-judges = Rozhodčí
regulations-judges-table = Každý stůl má rozhodčího, který hlídá pravidla, žetony a výsledky a rozhoduje běžné otázky.
regulations-judges-online = Na pravidla, žetony a výsledky dohlíží server.
regulations-judges-head = Když to nestačí, zavolá se hlavní rozhodčí a má poslední slovo. Nehlasuje se.
regulations-judges-else = Co tu napsáno není, rozhodne hlavní rozhodčí v duchu hry a férovosti.

regulations-places = Umístění
regulations-places-final = Kdo zbude ve finále poslední, vyhrál; za ním jsou ostatní z finále, nejdřív ten, kdo vypadl naposled.
regulations-places-others = Pak následují dřívější kola, nejprve ta pozdější, a v každém kole rozhoduje pořadí u stolu.
regulations-places-shared = O stejná pořadí u různých stolů se hráči dělí.
regulations-places-last = Kdo na některé kolo nepřišel, je za všemi, kdo ho hráli. Vyloučení jsou poslední.

regulations-prizes = Ceny
regulations-prizes-three = První tři dostanou pohár a medaili.
regulations-prizes-title = Vítězi patří titul: { $title } { $year }.

regulations-data = Tvoje údaje
regulations-data-board = Na tabuli je tvé křestní jméno a začáteční písmeno příjmení, nebo jméno podle tvého přání.
regulations-data-erased = Údaje z přihlášky se smažou { $days ->
        [one] jeden den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    } po turnaji.
regulations-data-season = Výsledek se počítá do série { $season }. V její tabulce zůstane i pak, pod jménem z tabule.
