# Poriadok turnaja, napísaný podľa jeho nastavenia.

regulations-title = { $title } { $year }: poriadok turnaja

regulations-who = Kto môže hrať
regulations-who-age = Každý, kto má v roku { $year } aspoň { $age ->
        [one] { $age } rok
        [few] { $age } roky
       *[other] { $age } rokov
    }: ročník { $born } a starší.
regulations-who-all = Každý, na veku nezáleží.
regulations-who-register = Prihlásiť sa dá na internete alebo pri prihlasovacom stolíku, kým sa prihlasovanie neskončí. Potom môže niekoho pridať len hlavný rozhodca, a to len pred prvým žrebovaním. Kto prišiel, toho pri stolíku odškrtnú; žrebuje sa len medzi odškrtnutými.

regulations-where = Kedy a kde
regulations-where-when = Začíname: { $starts }
regulations-where-place = Miesto: { $place }
regulations-where-change = Keď nás počasie alebo niečo iné prinúti prejsť inam, nové miesto nájdeš na tabuli aj na svojej stránke.
regulations-where-online = Hrá sa na internete, pri stoloch tohto servera. Miesto pri stole ťa čaká na tvojej stránke.

regulations-fee = Štartovné
regulations-fee-amount = { $fee } { $currency } za hráča, platí sa pri prihlasovacom stolíku.
regulations-fee-none = Neplatí sa žiadne.

regulations-rounds = Ako turnaj prebieha
regulations-rounds-plan = Plán so všetkými kolami zverejníme po skončení prihlasovania, ešte pred prvým kolom. Keď sa začne hrať, už sa nemení.
regulations-rounds-tables = Hrá sa pri stoloch, väčšinou po štyroch alebo piatich. Od každého stola idú ďalej dvaja.
regulations-rounds-draw = Pred každým kolom sa miesta žrebujú pred všetkými a ktokoľvek si žreb môže potom overiť.
regulations-rounds-bye = Keď počty nevychádzajú, zaradí sa medzikolo a niektorí v ňom postúpia bez hry. Aj to určí žreb a nikto nemá také šťastie druhýkrát, kým je tu niekto, kto ho ešte nemal.
regulations-rounds-semifinals = V semifinále hrá osem hráčov, pri dvoch stoloch po štyroch. Keď je hráčov menej ako desať, začne sa hneď menším semifinále alebo finále, prípadne krátkym kolom predtým.
regulations-rounds-final = Z každého semifinále idú dvaja do finále. To sa končí, až keď zostane jediný.
regulations-rounds-points =
    { $rounds ->
        [one] Hrá sa jedno kolo
        [few] Hrajú sa { $rounds } kolá, každé pri novo vyžrebovaných stoloch
        [many] Hrá sa { $rounds } kola, každé pri novo vyžrebovaných stoloch
       *[other] Hrá sa { $rounds } kôl, každé pri novo vyžrebovaných stoloch
    }, a pri každom stole { $games ->
        [one] jedna partia
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }. Nikto nevypadáva.

regulations-chips = Žetóny
regulations-chips-all = Do každého kola má každý { $full } žetóny, pri všetkých stoloch rovnako. Pre prvé kolá môže organizátor určiť 2, ale musí to povedať pred žrebovaním. Semifinále a finále sa hrajú vždy s { $full }.
regulations-chips-fewer = Do prvých kôl má každý { $chips } žetóny, pri všetkých stoloch rovnako. Semifinále a finále sa hrajú vždy s { $full }.
regulations-chips-filled = Pred každým kolom sa žetóny znova doplnia. Nikto nezačína s náskokom ani so stratou.
regulations-chips-worthless = Na nič iné žetóny nie sú: nedajú sa kúpiť, darovať ani posunúť ďalej.

regulations-game = Jedna partia
regulations-game-pack = Hrá sa s 32 kartami s nemeckými farbami. Každý dostane štyri, zvyšok je kôpka na ťahanie a jej vrchná karta sa otočí.
regulations-game-dealer = Kto rozdáva prvý, povie rozhodca stola. Potom sa rozdávanie posúva v smere hodinových ručičiek medzi tými, čo sú ešte v hre. Začína ten, kto sedí hneď po rozdávajúcom.
regulations-game-turn = Keď si na ťahu, zahraj jednu kartu rovnakej farby alebo hodnoty, ako je vrchná karta, alebo si jednu potiahni. Potiahnutím sa ťah končí a potiahnuť si smieš, aj keď máš čo zahrať.
regulations-game-seven = Sedma: ďalší hráč si potiahne dve a stojí, alebo zahrá tiež sedmu. Sedmy sa sčítavajú: dve, štyri, šesť, osem. Nič iné proti nim nepomáha.
regulations-game-ace = Eso: ďalší hráč stojí, alebo zahrá eso a pošle to ďalej.
regulations-game-ober = Svršok: ide na všetko okrem sedmy, po ktorej sa má ešte ťahať, a esa, po ktorom sa má ešte stáť. Kto ho zahrá, povie farbu.
regulations-game-others = Ostatné karty nerobia nič zvláštne.
regulations-game-first = Prvá otočená karta platí: sedma alebo eso sa týka toho, kto začína; svršok má svoju vlastnú farbu.
regulations-game-stock = Keď sa kôpka na ťahanie minie, odhodené karty okrem vrchnej sa zamiešajú a ťahá sa z nich.
regulations-game-end = Partia sa končí vo chvíli, keď niekto odhodí poslednú kartu. Čo by tá karta urobila, už neplatí.
regulations-game-house = Domáce pravidlá zostávajú doma: odhadzuje sa po jednej karte a poslednú kartu nikto nemusí hlásiť.

regulations-values = Koľko bodov majú karty
regulations-values-table = Sedma { $seven }, osmička { $eight }, deviatka { $nine }, desiatka { $ten }, spodok { $unter }, svršok { $ober }, kráľ { $king }, eso { $ace }.

regulations-loss = Kto príde o žetón
regulations-loss-points = Kto partiu vyhral, nechá si všetky žetóny. Ostatní spočítajú karty, ktoré im zostali, a kto má najviac bodov, dá jeden žetón rozhodcovi.
regulations-loss-cards = Keď má najviac bodov viac hráčov, dá žetón ten, komu zostalo viac kariet.
regulations-loss-lot = Keď je aj kariet rovnako, rozhodne žreb: každý z nich si vytiahne jednu kartu zo zamiešaného balíčka a najvyššia hodnota prehráva. Pri zhode sa ťahá znova.
regulations-loss-two = Keď sú v hre už len dvaja, dá žetón ten, kto nevyhral.
regulations-loss-out = Kto nemá žetón, vypadáva. Stôl sa končí, keď zostávajú dvaja, finále, keď zostáva jeden.
regulations-loss-correct = Chyba vo výsledkoch sa dá opraviť do ďalšieho žrebovania. Potom ju opraví už len hlavný rozhodca a musí povedať prečo.

regulations-points = Body
regulations-points-sum = Po každej partii si všetci okrem víťaza sčítajú karty, ktoré im zostali.
regulations-points-lowest = Kto má na konci najmenej bodov, vyhral.
regulations-points-missed = Kto niektoré partie vynechá, je za všetkými, ktorí ich odohrali viac. Keď niektorý stôl musí skončiť skôr, porovnávajú sa body na partiu.

regulations-time = Včas pri stole
regulations-time-limit = Od vyvolania kola máš { $minutes ->
        [one] jednu minútu
        [few] { $minutes } minúty
        [many] { $minutes } minúty
       *[other] { $minutes } minút
    } na príchod k stolu. Kto tam dovtedy nie je, vypadáva.
regulations-time-excuse = Z vážneho dôvodu môže hlavný rozhodca čas predĺžiť, ale musí sa o tom dozvedieť, kým čas neuplynie.
regulations-time-seat = Prázdne miesto zostane prázdne a ďalej idú stále dvaja. Keď prídu najviac dvaja, postupujú bez hry.
regulations-leave = Kto odíde alebo je vylúčený, hneď vypadáva a rozohraná partia neplatí. Keby pri stole zostal jediný, vráti sa ten, kto vypadol naposledy, ak hlavný rozhodca nerozhodne inak.
regulations-leave-points = Kto odíde alebo je vylúčený, hneď vypadáva a rozohraná partia neplatí.

regulations-conduct = Férová hra
regulations-conduct-showing_cards = Neukazuj svoje karty.
regulations-conduct-advising = Neraď ostatným počas partie.
regulations-conduct-telling_hands = Neprezrádzaj, čo držíš ty alebo niekto iný.
regulations-conduct-collusion = Nedohováraj sa s nikým proti inému.
regulations-conduct-tampering = Nemanipuluj s kartami ani so žetónmi.
regulations-conduct-delay = Nezdržuj naschvál.
regulations-conduct-cheating = Nepodvádzaj, nech je to akokoľvek.
regulations-conduct-penalty = Za drobnosť rozhodca napomenie. Za niečo vážne alebo opakované môže hlavný rozhodca vylúčiť.
regulations-conduct-chat = Pri stoloch sa nepíšu správy.

regulations-judges = Rozhodcovia
regulations-judges-table = Každý stôl má rozhodcu, ktorý stráži pravidlá, žetóny a výsledky a rieši bežné otázky.
regulations-judges-online = Na pravidlá, žetóny a výsledky dohliada server.
regulations-judges-head = Keď to nestačí, zavolá sa hlavný rozhodca a má posledné slovo. Nehlasuje sa.
regulations-judges-else = O tom, čo tu nie je napísané, rozhodne hlavný rozhodca v duchu hry a férovosti.

regulations-places = Umiestnenie
regulations-places-final = Kto zostane vo finále posledný, vyhral; za ním sú ostatní z finále, najprv ten, kto vypadol naposledy.
regulations-places-others = Potom nasledujú skoršie kolá, najprv tie neskoršie, a v každom kole rozhoduje poradie pri stole.
regulations-places-shared = O rovnaké poradia pri rôznych stoloch sa hráči delia.
regulations-places-last = Kto na niektoré kolo neprišiel, je za všetkými, ktorí ho hrali. Vylúčení sú poslední.

regulations-prizes = Ceny
regulations-prizes-three = Prví traja dostanú pohár a medailu.
regulations-prizes-title = Víťazovi patrí titul: { $title } { $year }.

regulations-data = Tvoje údaje
regulations-data-board = Na tabuli je tvoje krstné meno a začiatočné písmeno priezviska, alebo meno podľa tvojho želania.
regulations-data-erased = Údaje z prihlášky sa zmažú { $days ->
        [one] jeden deň
        [few] { $days } dni
        [many] { $days } dňa
       *[other] { $days } dní
    } po turnaji.
regulations-data-season = Výsledok sa počíta do série { $season }. V jej tabuľke zostane aj potom, pod menom z tabule.
