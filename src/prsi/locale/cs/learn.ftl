# Pravidla libovolné hry slovy (prsi.learn.book). $cards říká, jaké karty má čtenář: "german" nebo "french".

learn-brief = Krátce
learn-full = Podrobně
learn-length = Jak podrobně
learn-own = jinak než obvykle
learn-failed = Pravidla se nepodařilo sepsat. Zkus to znovu.
learn-contents = Obsah

learn-part-goal = O co jde
learn-part-deal = Než se začne
learn-part-turn = Když jsi na tahu
learn-part-special = Zvláštní karty
learn-part-end = Konec kola
learn-part-score = Kdo vyhraje zápas
learn-part-steps = V deseti krocích
learn-part-tips = Rady
learn-part-mistakes = Časté chyby
learn-part-questions = Otázky a odpovědi
learn-part-history = Odkud hra je

learn-goal = Zbav se všech karet. Kdo to dokáže první, vyhrává kolo.
learn-goal-on = Ostatní hrají dál o další místa, dokud karty nezůstanou jen jednomu. Ten prohrál.

learn-pack-32 = Hraje se s 32 kartami: od sedmy po eso ve čtyřech barvách.
learn-pack-52 = Hraje se s 52 kartami: od dvojky po eso ve čtyřech barvách.
learn-pack-own = { $count ->
        [one] Hraje se s balíčkem z { $count } karty, sestaveným pro tahle pravidla.
       *[other] Hraje se s balíčkem z { $count } karet, sestaveným pro tahle pravidla.
    }
learn-suits = { $cards ->
        [french] Barvy jsou srdce, káry, piky a kříže.
       *[german] Barvy jsou srdce, kule, zelené a žaludy. Zeleným se říká také listy.
    }
learn-seats = { $high ->
        [few] Hrát můžou { $low } až { $high } hráči.
       *[other] Hrát může { $low } až { $high } hráčů.
    }
learn-seats-exactly = { $count ->
        [one] Hraje právě { $count } hráč.
        [few] Hrají právě { $count } hráči.
       *[other] Hraje právě { $count } hráčů.
    }
learn-hand = { $count ->
        [one] Každý dostane jednu kartu.
        [few] Každý dostane { $count } karty, rozdává se po jedné.
       *[other] Každý dostane { $count } karet, rozdává se po jedné.
    }
learn-upcard = Další karta se otočí vedle balíčku k lízání. Na ni se odhazuje.
learn-begins = Začíná hráč po levici rozdávajícího. Hraje se po směru hodinových ručiček.
learn-start-on = Když je první karta zvláštní, platí pro toho, kdo začíná, jako by ji zahrál rozdávající.
learn-start-off = Když je první karta zvláštní, nic nedělá. Počítá se jen její barva a hodnota.
learn-start-wild-printed_suit = Když je první karta měnič, platí jeho vlastní barva.
learn-start-wild-redraw = Když je první karta měnič, vrátí se do balíčku a otočí se jiná.

learn-fit = Zahraj jednu kartu stejné barvy nebo stejné hodnoty, jako má vrchní karta.
learn-draw-any_time = Když nemůžeš zahrát, nebo nechceš, lízni si jednu kartu.
learn-draw-only_when_stuck = Když žádnou svou kartu zahrát nemůžeš, lízni si jednu. Jinak zahrát musíš.
learn-drawn-on = Když líznutá karta sedí, můžeš ji hned zahrát, nebo si ji nechat.
learn-drawn-off = Líznutím tah končí, i kdyby líznutá karta seděla.
learn-many = Najednou smíš dát víc karet stejné hodnoty. První musí sedět, poslední je nová vrchní karta.
learn-many-sevens = Víc sedem se sčítá: každá přidá dalšímu hráči dvě karty.
learn-many-skip = { $rank ->
        [eight] Osmy zahrané najednou znamenají jedno stání, ne víc.
       *[ace] Esa zahraná najednou znamenají jedno stání, ne víc.
    }
learn-many-reverse = Dvě devítky najednou se zruší, tři obrátí směr jako jedna.
learn-many-drawn = Hned po líznutí smíš dát jen tu líznutou kartu.
learn-stock = Když je balíček k lízání prázdný a někdo má líznout, zamíchají se odhozené karty kromě vrchní a líže se z nich.
learn-empty = Když už není co líznout, musíš zahrát, jestli můžeš. Jestli nemůžeš, řekneš pas.

learn-seven-on = Sedma: další hráč si lízne dvě karty, nebo dá také sedmu. Ten po něm pak líže čtyři, potom šest, potom osm.
learn-seven-off = Sedma: další hráč si lízne dvě karty. Přebít ji nejde.
learn-seven-taken = Kdo líže trest, v tom tahu už nic nedává. Potom je sedma obyčejná karta.
learn-short = Když zbývá méně karet, než máš líznout, vezmeš si, co tam je. Zbytek se promíjí.
learn-king-stacking = { $cards ->
        [french] Pikový král: další hráč si lízne čtyři karty, nebo ho přebije pikovou sedmou. Na pikovou sedmu se dá i sám zahrát a čtyři karty se přičtou.
       *[german] Zelený král: další hráč si lízne čtyři karty, nebo ho přebije zelenou sedmou. Na zelenou sedmu se dá i sám zahrát a čtyři karty se přičtou.
    }
learn-king-plain = { $cards ->
        [french] Pikový král: další hráč si lízne čtyři karty. Přebít ho nejde.
       *[german] Zelený král: další hráč si lízne čtyři karty. Přebít ho nejde.
    }
learn-king-alone = { $cards ->
        [french] Pikový král se dává vždycky sám.
       *[german] Zelený král se dává vždycky sám.
    }
learn-skip-answer = { $rank ->
        [eight] Osma: další hráč stojí, nebo dá také osmu a stojí až ten po něm.
       *[ace] Eso: další hráč stojí, nebo dá také eso a stojí až ten po něm.
    }
learn-skip-over = { $rank ->
        [eight] Osma: další hráč stojí. Přebít ji nejde.
       *[ace] Eso: další hráč stojí. Přebít ho nejde.
    }
learn-skip-taken-answer = { $rank ->
        [eight] Jakmile někdo stál, je osma obyčejná karta.
       *[ace] Jakmile někdo stál, je eso obyčejná karta.
    }
learn-skip-taken-over = { $rank ->
        [eight] Pro toho, kdo hraje potom, je osma obyčejná karta.
       *[ace] Pro toho, kdo hraje potom, je eso obyčejná karta.
    }
learn-skip-two = Ve dvou: když druhý stojí, hraješ hned znovu.
learn-wild-name = { $rank ->
        [jack] { $cards ->
            [french] Kluk
           *[german] Spodek
        }
       *[queen] { $cards ->
            [french] Dáma
           *[german] Svršek
        }
    }
learn-wild-on = { learn-wild-name }: to je měnič. Dá se na každou kartu a přeješ si barvu. Klidně i jeho vlastní.
learn-wild-off = { learn-wild-name }: to je měnič. Dá se na každou kartu kromě měniče a přeješ si barvu. Klidně i jeho vlastní.
learn-wild-owed-both = { $rank ->
        [eight] Proti kartám, které máš líznout, měnič nepomůže. Proti osmě, po které máš stát, také ne.
       *[ace] Proti kartám, které máš líznout, měnič nepomůže. Proti esu, po kterém máš stát, také ne.
    }
learn-wild-owed-seven = Proti kartám, které máš líznout, měnič nepomůže.
learn-wish = Přání platí, dokud někdo nezahraje další kartu, i když se mezitím líže.
learn-wild-twice-on = Na měnič se smí dát měnič.
learn-wild-twice-off = Na měnič se měnič dát nesmí.
learn-rank-wild = { $cards ->
        [french] Kluk: dává se jako měnič, ale místo barvy si přeješ hodnotu. Měnič si přát nejde.
       *[german] Spodek: dává se jako měnič, ale místo barvy si přeješ hodnotu. Měnič si přát nejde.
    }
learn-reverse = Devítka: odteď se hraje na druhou stranu.
learn-reverse-two = Ve dvou devítka nic nemění.

learn-out = Kdo zahraje poslední kartu, má hotovo.
learn-quiet = Že ti zbývá poslední karta, hlásit nemusíš.
learn-call = Než zahraješ předposlední kartu, řekni „Mau“.
learn-call-costs = { $count ->
        [one] Když na „Mau“ zapomeneš a někdo si toho všimne, lízneš si { $count } kartu.
        [few] Když na „Mau“ zapomeneš a někdo si toho všimne, lízneš si { $count } karty.
       *[other] Když na „Mau“ zapomeneš a někdo si toho všimne, lízneš si { $count } karet.
    }
learn-call-late = „Mau“ se dá říct i pozdě, dokud si toho nikdo nevšiml a nikdo nezahrál další kartu. Pak už ti nikdo nic nevytkne.
learn-finish-any = Poslední karta může být jakákoli, která sedí.
learn-finish-not_seven_or_ace = Poslední karta nesmí být sedma ani eso.
learn-finish-wild_only = Poslední karta musí být měnič.
learn-last-none = Co by poslední karta udělala, už neplatí.
learn-last-draws = Když kolo končí kartou, po které se líže, další hráč si ty karty ještě vezme.
learn-last-next = Co poslední karta dělá, platí pro dalšího hráče, který je ještě ve hře.
learn-last-next-draws = Co poslední karta dělá, platí pro dalšího hráče, který je ještě ve hře. Když kolo končí, tento hráč si dlužené karty ještě vezme.
learn-comeback-hearts_seven = Kdo skončil, může se vrátit. Stačí, aby ten, kdo je pak na tahu, hned dal srdcovou sedmu a aspoň jedna karta mu zbyla. Kdo se vrátí, vezme si trest a hraje dál.
learn-comeback-any_seven = Kdo skončil, může se vrátit. Stačí, aby ten, kdo je pak na tahu, hned dal sedmu a aspoň jedna karta mu zbyla. Kdo se vrátí, vezme si trest a hraje dál.
learn-comeback-stands-on = Poslední karta přitom plně platí. Když se nikdo nevrátí, umístění zůstává a ostatní hrají dál.
learn-comeback-stands-off = Poslední karta přitom plně platí. Když se nikdo nevrátí, kolo končí a co se ještě dluží, se promíjí.
learn-blocked-on = Když řeknou pas všichni po sobě, protože není co líznout, kolo končí. Kdo už má hotovo, tomu umístění zůstává.
learn-blocked-off = Když řeknou pas všichni po sobě, protože není co líznout, kolo končí bez vítěze.
learn-limit = { $count ->
        [one] Kolo končí nejpozději po { $count } tahu.
       *[other] Kolo končí nejpozději po { $count } tazích.
    }

learn-match-single = Rozhodne jedno kolo.
learn-match-rounds_won = { $n ->
        [one] Zápas vyhraje, kdo první vyhraje kolo.
        [few] Zápas vyhraje, kdo jako první vyhraje { $n } kola.
       *[other] Zápas vyhraje, kdo jako první vyhraje { $n } kol.
    }
learn-match-penalty_points = Po každém kole se karty, které zbyly v ruce, počítají jako body. Když někdo dosáhne { $limit }, vyhrává nejnižší součet. Při shodě rozhodne víc vyhraných kol.
learn-match-fewer_cards = Kdo vyhraje kolo, dostává od té chvíle o kartu méně. Kdo by nedostal žádnou, vyhrává zápas.
learn-match-chips = { $n ->
        [one] Každý má { $n } žeton.
        [few] Každý má { $n } žetony.
       *[other] Každý má { $n } žetonů.
    } Kdo má po kole v ruce nejvíc bodů, o jeden přijde; při shodě rozhodne víc karet, potom los. Bez žetonů se nehraje. Kdo zbude poslední, vyhrává.
learn-match-chips-more = { $n ->
        [one] Každý má { $n } žeton.
        [few] Každý má { $n } žetony.
       *[other] Každý má { $n } žetonů.
    } Kdo má po kole v ruce nejvíc bodů, o jeden přijde; při shodě rozhodne víc karet, potom los. Bez žetonů se nehraje. Hraje se, dokud ve hře { $survivors ->
        [one] nezůstane { $survivors } hráč
        [few] nezůstanou { $survivors } hráči
       *[other] nezůstane { $survivors } hráčů
    }.
learn-match-next = Další kolo rozdává hráč po levici. Po kole bez vítěze rozdává znovu stejný hráč.
learn-counts-faces = Body za karty: { $cards ->
        [french] kluk { $jack }, dáma { $queen }, král { $king }, eso { $ace }
       *[german] spodek { $jack }, svršek { $queen }, král { $king }, eso { $ace }
    }; ostatní tolik, kolik je na nich napsáno.
learn-counts-all = Body za karty: { $cards ->
        [french] kluk { $jack }, dáma { $queen }, král { $king }, eso { $ace }
       *[german] spodek { $jack }, svršek { $queen }, král { $king }, eso { $ace }
    }, 2: { $n2 }, 3: { $n3 }, 4: { $n4 }, 5: { $n5 }, 6: { $n6 }, 7: { $n7 }, 8: { $n8 }, 9: { $n9 }, 10: { $n10 }.

learn-step-deal = { $count ->
        [one] V balíčku { $size } karet, každému jedna.
        [few] V balíčku { $size } karet, každému { $count }.
       *[other] V balíčku { $size } karet, každému { $count }.
    }
learn-step-upcard = Jednu kartu otoč. Začíná hráč po levici rozdávajícího.
learn-step-fit = Dávej stejnou barvu nebo stejnou hodnotu{ $many ->
        [yes] , stejných hodnot i víc najednou
       *[no] {""}
    }.
learn-step-wild-on = { learn-wild-name } jde na všechno: řekni barvu.{ $other ->
        [yes] { $cards ->
            [french] {" "}Kluk také: řekni hodnotu.
           *[german] {" "}Spodek také: řekni hodnotu.
        }
       *[no] {""}
    }
learn-step-wild-off = { learn-wild-name } jde na všechno, jen ne na měnič: řekni barvu.{ $other ->
        [yes] { $cards ->
            [french] {" "}Kluk také: řekni hodnotu.
           *[german] {" "}Spodek také: řekni hodnotu.
        }
       *[no] {""}
    }
learn-step-seven-on = Sedma: další líže dvě, nebo dá sedmu.{ $king ->
        [yes] { $cards ->
            [french] {" "}Pikový král: líže čtyři.
           *[german] {" "}Zelený král: líže čtyři.
        }
       *[no] {""}
    }
learn-step-seven-off = Sedma: další líže dvě.{ $king ->
        [yes] { $cards ->
            [french] {" "}Pikový král: líže čtyři.
           *[german] {" "}Zelený král: líže čtyři.
        }
       *[no] {""}
    }
learn-step-skip-answer = { $rank ->
        [eight] Osma: další stojí, nebo dá osmu.
       *[ace] Eso: další stojí, nebo dá eso.
    }{ $turns ->
        [yes] {" "}Devítka otočí směr.
       *[no] {""}
    }
learn-step-skip-over = { $rank ->
        [eight] Osma: další stojí.
       *[ace] Eso: další stojí.
    }{ $turns ->
        [yes] {" "}Devítka otočí směr.
       *[no] {""}
    }
learn-step-skip-none = Po žádné kartě se nestojí.{ $turns ->
        [yes] {" "}Devítka otočí směr.
       *[no] {""}
    }
learn-step-draw-any-over = Nemůžeš nebo nechceš? Lízni jednu a tah končí.
learn-step-draw-any-lay = Nemůžeš nebo nechceš? Lízni jednu; když sedí, smíš ji zahrát.
learn-step-draw-stuck-over = Nic nesedí? Lízni jednu a tah končí.
learn-step-draw-stuck-lay = Nic nesedí? Lízni jednu; když sedí, smíš ji zahrát.
learn-step-stock = Balíček došel? Zamíchej odhozené karty kromě vrchní.
learn-step-out-plain = Kdo je první bez karet, vyhrává.
learn-step-out-call = Před předposlední kartou řekni „Mau“. Kdo je první bez karet, vyhrává.
learn-step-last-any = Poslední karta může být jakákoli, která sedí.{ $back ->
        [hearts_seven] {" "}Srdcová sedma od dalšího tě ještě vrátí do hry.
        [any_seven] {" "}Sedma od dalšího tě ještě vrátí do hry.
       *[none] {""}
    }
learn-step-last-not_seven_or_ace = Poslední karta nesmí být sedma ani eso.{ $back ->
        [hearts_seven] {" "}Srdcová sedma od dalšího tě ještě vrátí do hry.
        [any_seven] {" "}Sedma od dalšího tě ještě vrátí do hry.
       *[none] {""}
    }
learn-step-last-wild_only = Poslední karta musí být měnič.{ $back ->
        [hearts_seven] {" "}Srdcová sedma od dalšího tě ještě vrátí do hry.
        [any_seven] {" "}Sedma od dalšího tě ještě vrátí do hry.
       *[none] {""}
    }

learn-tip-wild = Měnič si nech na chvíli, kdy nic jiného nesedí. Zachrání tě skoro vždycky.
learn-tip-seven-on = Nech si sedmu. Pošleš s ní trest dál.
learn-tip-seven-off = Sedmu dej, když má další hráč málo karet.
learn-tip-skip-answer = { $rank ->
        [eight] Nech si osmu. Ochrání tě před stáním.
       *[ace] Nech si eso. Ochrání tě před stáním.
    }
learn-tip-skip-over = { $rank ->
        [eight] Osmu dej, když má další hráč už skoro hotovo.
       *[ace] Eso dej, když má další hráč už skoro hotovo.
    }
learn-tip-wish = Přej si barvu, které máš v ruce nejvíc.
learn-tip-watch-any_time = Všímej si ostatních: kdo líže, ten nejspíš nemá barvu, která platí.
learn-tip-watch-only_when_stuck = Všímej si ostatních: kdo líže, a není to trest, ten skoro nikdy nemá barvu, která platí.
learn-tip-close-skip = { $rank ->
        [eight] Zbývá někomu jedna karta? Dej před ním sedmu nebo osmu.
       *[ace] Zbývá někomu jedna karta? Dej před ním sedmu nebo eso.
    }
learn-tip-close-seven = Zbývá někomu jedna karta? Dej před ním sedmu.
learn-tip-draw = Zbytečně nelízej. Každou kartu musíš zase zahrát.
learn-tip-many = Sbírej karty stejné hodnoty a dej je všechny v jednom tahu.
learn-tip-call = Když ti zbývají dvě karty, podívej se nejdřív po tlačítku Mau.
learn-tip-counts = Karet za hodně bodů se zbav včas.

learn-slip-penalty = Zapomenout si líznout trest.
learn-slip-wild = Dát měnič na sedmu, místo aby se líznulo.
learn-slip-early = Dát měnič, když sedí i jiná karta.
learn-slip-taken = Lízat znovu na sedmu, na kterou už někdo líznul.
learn-slip-wish = Zapomenout na přání, když mezitím někdo líznul.
learn-slip-drawn = Zahrát hned kartu, která se právě líznula.
learn-slip-call = Říct „Mau“, až když předposlední karta leží na stole.
learn-slip-stock = Zamíchat do balíčku i vrchní kartu.

learn-ask-sevens = Co když přijde víc sedem po sobě?
learn-answer-sevens-on = Sčítají se: dvě jsou čtyři karty, tři šest, čtyři osm. Kdo nemá čím přebít, líže všechny.
learn-answer-sevens-off = Nic zvláštního: každá znamená pro dalšího hráče dvě karty a dál je poslat nejde.
learn-ask-wild = Můžu dát měnič na sedmu?
learn-answer-wild-both = { $rank ->
        [eight] Dokud se na ni má líznout, tak ne, a na osmu, po které máš stát, také ne. Potom už ano.
       *[ace] Dokud se na ni má líznout, tak ne, a na eso, po kterém máš stát, také ne. Potom už ano.
    }
learn-answer-wild-seven = Dokud se na ni má líznout, tak ne. Potom už ano.
learn-ask-wish = Proč si přeju barvu, i když dávám poslední kartu?
learn-answer-wish-none = Protože měnič se bez přání nedává. Kolo tím ale končí, a tak už přání nic nezmění.
learn-answer-wish-counts = Protože pro toho, kdo hraje po tobě, přání ještě platí.
learn-ask-must = Musím zahrát, když mám čím?
learn-answer-must-any_time = Ne, můžeš si místo toho líznout.
learn-answer-must-only_when_stuck = Ano, pokud zrovna nemáš líznout víc karet nebo stát. Jinak se líže, jen když zahrát nejde nic.
learn-ask-mau = Musí se hlásit „Mau“?
learn-answer-mau-due = Ano, než zahraješ předposlední kartu. Před úplně poslední už se nehlásí nic.
learn-answer-mau-none = Ne. Ale „Prší!“ můžeš zavolat jen tak pro radost.
learn-ask-name = Proč se hra jmenuje Prší?
learn-answer-name = Když jde jedna sedma za druhou, prší karty.
learn-ask-length = Jak dlouho trvá kolo?
learn-answer-length = Prší tři až pět minut. Mau-Mau pět až osm minut ve dvou a osm až dvanáct ve čtyřech.

learn-past-family = Prší patří do velké rodiny Mau-Mau, kde karta následuje barvu nebo hodnotu. V Polsku se příbuzná hra jmenuje Makao, v Nizozemsku Pesten.
learn-past-name = Po druhé světové válce se rozšířilo po Čechách, Moravě a Slovensku. Pro většinu dětí je tu první karetní hrou.
learn-past-cards = Doma se hraje s 32 německými kartami: srdce, kule, zelené a žaludy. Stejně dobře poslouží francouzské karty od sedmy po eso.
learn-past-house = Skoro každá rodina má vlastní domácí pravidla: sedmu, která vrací do hry, víc karet najednou, krále za čtyři.

# Příklad, který si jde vyzkoušet: proč byl poslední krok správně.
learn-try = Vyzkoušet
learn-try-again = Od začátku
learn-try-lay = Zkus dát { $cards }.
learn-try-lay-wish = Zkus dát { $cards } a přát si { $wish }.
learn-try-draw = Lízni si jednu kartu.
learn-try-take = { $count ->
        [one] Lízni si { $count } kartu, která na tebe čeká.
        [few] Lízni si { $count } karty, které na tebe čekají.
       *[other] Lízni si { $count } karet, které na tebe čekají.
    }
learn-try-keep = Líznutou kartu si teď nech.
learn-try-pass = Řekni pas.
learn-try-stand = Teď stůj.
learn-try-call = Řekni „Mau“.
learn-try-late = Rychle řekni „Mau“.
learn-try-call-out = Upozorni, že „Mau“ nezaznělo.
learn-try-not = Zkus i { $cards }: nejde to.
learn-try-not-draw = Zkus si i líznout: nejde to.
learn-try-over = Kolo skončilo. Zkus od začátku něco jiného.
learn-may-suit = Správně: má stejnou barvu jako vrchní karta.
learn-may-rank = Správně: má stejnou hodnotu jako vrchní karta.
learn-may-wild = Správně: měnič jde na každou kartu.
learn-may-wish = Správně: přesně to si někdo přál.
learn-may-several = Správně: první sedí a všechny mají stejnou hodnotu.
learn-may-answer = Správně: trest roste a posíláš ho dál.
learn-may-pass-on = Správně: teď má stát další hráč.
learn-may-comeback = Správně: tahle sedma vrací do hry toho, kdo skončil.
learn-may-draw = Správně: místo hraní si smíš líznout.
learn-may-stuck = Správně: žádná karta ti nesedí, a tak lížeš.
learn-may-take = { $count ->
        [one] Správně: bereš si { $count } kartu, která na tebe čekala.
        [few] Správně: bereš si { $count } karty, které na tebe čekaly.
       *[other] Správně: bereš si { $count } karet, které na tebe čekaly.
    }
learn-may-keep = Správně: líznutou kartu si smíš nechat.
learn-may-pass = Správně: není co líznout, a tak řekneš pas.
learn-may-stand = Správně: tenhle tah stojíš.
learn-may-call = Správně: „Mau“ se říká před předposlední kartou.
learn-may-late = Jen tak tak: teď už ti nikdo nic nevytkne.
learn-may-call-out = Správně: někdo zapomněl a tobě to neuteklo.
