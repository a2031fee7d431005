# Pravidlá ľubovoľnej hry slovami (prsi.learn.book). $cards hovorí, aké karty má čitateľ: "german" alebo "french".

learn-brief = Krátko
learn-full = Podrobne
learn-length = Ako podrobne
learn-own = inak než zvyčajne
learn-failed = Pravidlá sa nepodarilo spísať. Skús to znova.
learn-contents = Obsah

learn-part-goal = O čo ide
learn-part-deal = Skôr než sa začne
learn-part-turn = Keď si na ťahu
learn-part-special = Zvláštne karty
learn-part-end = Koniec kola
learn-part-score = Kto vyhrá zápas
learn-part-steps = V desiatich krokoch
learn-part-tips = Rady
learn-part-mistakes = Časté chyby
learn-part-questions = Otázky a odpovede
learn-part-history = Odkiaľ hra je

learn-goal = Zbav sa všetkých kariet. Kto to dokáže prvý, vyhráva kolo.
learn-goal-on = Ostatní hrajú ďalej o ďalšie miesta, kým karty nezostanú iba jednému. Ten prehral.

learn-pack-32 = Hrá sa s 32 kartami: od sedmy po eso v štyroch farbách.
learn-pack-52 = Hrá sa s 52 kartami: od dvojky po eso v štyroch farbách.
learn-pack-own = { $count ->
        [one] Hrá sa s balíčkom z { $count } karty, zostaveným pre tieto pravidlá.
       *[other] Hrá sa s balíčkom z { $count } kariet, zostaveným pre tieto pravidlá.
    }
learn-suits = { $cards ->
        [french] Farby sú srdcia, káry, piky a kríže.
       *[german] Farby sú srdcia, gule, zelené a žalude. Zeleným sa hovorí aj listy.
    }
learn-seats = Hrať { $high ->
        [few] môžu { $low } až { $high } hráči
       *[other] môže { $low } až { $high } hráčov
    }.
learn-seats-exactly = { $count ->
        [one] Hrá práve { $count } hráč.
        [few] Hrajú práve { $count } hráči.
       *[other] Hrá práve { $count } hráčov.
    }
learn-hand = { $count ->
        [one] Každý dostane jednu kartu.
        [few] Každý dostane { $count } karty, rozdáva sa po jednej.
       *[other] Každý dostane { $count } kariet, rozdáva sa po jednej.
    }
learn-upcard = Ďalšia karta sa otočí vedľa kôpky na ťahanie. Na ňu sa odhadzuje.
learn-begins = Začína hráč po ľavici rozdávajúceho. Hrá sa v smere hodinových ručičiek.
learn-start-on = Keď je prvá karta zvláštna, platí pre toho, kto začína, akoby ju zahral rozdávajúci.
learn-start-off = Keď je prvá karta zvláštna, nič nerobí. Počíta sa len jej farba a hodnota.
learn-start-wild-printed_suit = Keď je prvá karta menič, platí jeho vlastná farba.
learn-start-wild-redraw = Keď je prvá karta menič, vráti sa na kôpku a otočí sa iná.

learn-fit = Zahraj jednu kartu rovnakej farby alebo rovnakej hodnoty, ako má vrchná karta.
learn-draw-any_time = Keď nemôžeš zahrať alebo nechceš, potiahni si jednu kartu.
learn-draw-only_when_stuck = Keď žiadnu svoju kartu zahrať nemôžeš, potiahni si jednu. Inak zahrať musíš.
learn-drawn-on = Keď potiahnutá karta sedí, môžeš ju hneď zahrať alebo si ju nechať.
learn-drawn-off = Potiahnutím sa ťah končí, aj keby potiahnutá karta sedela.
learn-many = Naraz smieš dať viac kariet rovnakej hodnoty. Prvá musí sedieť, posledná je nová vrchná karta.
learn-many-sevens = Viac sediem sa sčítava: každá pridá ďalšiemu hráčovi dve karty.
learn-many-skip = { $rank ->
        [eight] Viac osmičiek naraz znamená jedno státie, nie viac.
       *[ace] Viac es naraz znamená jedno státie, nie viac.
    }
learn-many-reverse = Dve deviatky naraz sa zrušia, tri obrátia smer ako jedna.
learn-many-drawn = Hneď po potiahnutí smieš dať iba tú potiahnutú kartu.
learn-stock = Keď je kôpka na ťahanie prázdna a niekto má ťahať, zamiešajú sa odhodené karty okrem vrchnej a ťahá sa z nich.
learn-empty = Keď už nie je čo ťahať, musíš zahrať, ak môžeš. Ak nemôžeš, povieš pas.

learn-seven-on = Sedma: ďalší hráč si potiahne dve karty alebo dá tiež sedmu. Ten po ňom potom ťahá štyri, potom šesť, potom osem.
learn-seven-off = Sedma: ďalší hráč si potiahne dve karty. Prebiť sa nedá.
learn-seven-taken = Kto ťahá trest, v tom ťahu už nič nedáva. Potom je sedma obyčajná karta.
learn-short = Keď zostáva menej kariet, než máš potiahnuť, vezmeš si, čo tam je. Zvyšok sa odpúšťa.
learn-king-stacking = { $cards ->
        [french] Pikový kráľ: ďalší hráč si potiahne štyri karty alebo ho prebije pikovou sedmou. Na pikovú sedmu sa dá aj sám zahrať a štyri karty sa pripočítajú.
       *[german] Zelený kráľ: ďalší hráč si potiahne štyri karty alebo ho prebije zelenou sedmou. Na zelenú sedmu sa dá aj sám zahrať a štyri karty sa pripočítajú.
    }
learn-king-plain = { $cards ->
        [french] Pikový kráľ: ďalší hráč si potiahne štyri karty. Prebiť sa nedá.
       *[german] Zelený kráľ: ďalší hráč si potiahne štyri karty. Prebiť sa nedá.
    }
learn-king-alone = { $cards ->
        [french] Pikový kráľ sa dáva vždy sám.
       *[german] Zelený kráľ sa dáva vždy sám.
    }
learn-skip-answer = { $rank ->
        [eight] Osmička: ďalší hráč stojí alebo dá tiež osmičku a stojí až ten po ňom.
       *[ace] Eso: ďalší hráč stojí alebo dá tiež eso a stojí až ten po ňom.
    }
learn-skip-over = { $rank ->
        [eight] Osmička: ďalší hráč stojí. Prebiť sa nedá.
       *[ace] Eso: ďalší hráč stojí. Prebiť sa nedá.
    }
learn-skip-taken-answer = { $rank ->
        [eight] Keď už niekto stál, je osmička obyčajná karta.
       *[ace] Keď už niekto stál, je eso obyčajná karta.
    }
learn-skip-taken-over = { $rank ->
        [eight] Pre toho, kto hrá potom, je osmička obyčajná karta.
       *[ace] Pre toho, kto hrá potom, je eso obyčajná karta.
    }
learn-skip-two = Vo dvojici: keď druhý stojí, hráš hneď znova.
learn-wild-name = { $rank ->
        [jack] { $cards ->
            [french] Chlapec
           *[german] Spodok
        }
       *[queen] { $cards ->
            [french] Dáma
           *[german] Svršok
        }
    }
learn-wild-on = { learn-wild-name }: to je menič. Ide na každú kartu a želáš si farbu. Pokojne aj jeho vlastnú.
learn-wild-off = { learn-wild-name }: to je menič. Ide na každú kartu okrem meniča a želáš si farbu. Pokojne aj jeho vlastnú.
learn-wild-owed-both = { $rank ->
        [eight] Proti kartám, ktoré máš potiahnuť, menič nepomôže. Proti osmičke, po ktorej máš stáť, tiež nie.
       *[ace] Proti kartám, ktoré máš potiahnuť, menič nepomôže. Proti esu, po ktorom máš stáť, tiež nie.
    }
learn-wild-owed-seven = Proti kartám, ktoré máš potiahnuť, menič nepomôže.
learn-wish = Želanie platí, kým niekto nezahrá ďalšiu kartu, aj keď sa medzitým ťahá.
learn-wild-twice-on = Na menič sa smie dať menič.
learn-wild-twice-off = Na menič sa menič dať nesmie.
learn-rank-wild = { $cards ->
        [french] Chlapec: dáva sa ako menič, ale namiesto farby si želáš hodnotu. Menič si želať nemôžeš.
       *[german] Spodok: dáva sa ako menič, ale namiesto farby si želáš hodnotu. Menič si želať nemôžeš.
    }
learn-reverse = Deviatka: odteraz sa hrá na druhú stranu.
learn-reverse-two = Vo dvojici deviatka nič nemení.

learn-out = Kto zahrá poslednú kartu, má hotovo.
learn-quiet = Pred poslednou kartou nikto nič hlásiť nemusí.
learn-call = Skôr než zahráš predposlednú kartu, povedz „Mau“.
learn-call-costs = { $count ->
        [one] Keď na „Mau“ zabudneš a niekto si to všimne, potiahneš si { $count } kartu.
        [few] Keď na „Mau“ zabudneš a niekto si to všimne, potiahneš si { $count } karty.
       *[other] Keď na „Mau“ zabudneš a niekto si to všimne, potiahneš si { $count } kariet.
    }
learn-call-late = „Mau“ sa dá povedať aj neskoro, kým si to nikto nevšimol a nikto nezahral ďalšiu kartu. Potom ti už nikto nič nevyčíta.
learn-finish-any = Posledná karta môže byť akákoľvek, ktorá sedí.
learn-finish-not_seven_or_ace = Posledná karta nesmie byť sedma ani eso.
learn-finish-wild_only = Posledná karta musí byť menič.
learn-last-none = Čo by posledná karta urobila, už neplatí.
learn-last-draws = Keď sa kolo končí kartou, po ktorej sa ťahá, ďalší hráč si tie karty ešte vezme.
learn-last-next = Čo posledná karta robí, platí pre ďalšieho hráča, ktorý je ešte v hre.
learn-last-next-draws = Čo posledná karta robí, platí pre ďalšieho hráča, ktorý je ešte v hre. Keď sa kolo končí, tento hráč si dlžné karty ešte vezme.
learn-comeback-hearts_seven = Kto skončil, môže sa vrátiť: keď ten, kto je potom na ťahu, dá hneď srdcovú sedmu a aspoň jedna karta mu zostane, vezme si trest hráč, ktorý skončil, a hrá ďalej.
learn-comeback-any_seven = Kto skončil, môže sa vrátiť: keď ten, kto je potom na ťahu, dá hneď sedmu a aspoň jedna karta mu zostane, vezme si trest hráč, ktorý skončil, a hrá ďalej.
learn-comeback-stands-on = Posledná karta pritom plne platí. Keď sa nikto nevráti, umiestnenie zostáva a ostatní hrajú ďalej.
learn-comeback-stands-off = Posledná karta pritom plne platí. Keď sa nikto nevráti, kolo sa končí a čo sa ešte dlhuje, sa odpúšťa.
learn-blocked-on = Keď povedia pas všetci po sebe, lebo nie je čo ťahať, kolo sa končí. Kto už má hotovo, tomu umiestnenie zostáva.
learn-blocked-off = Keď povedia pas všetci po sebe, lebo nie je čo ťahať, kolo sa končí bez víťaza.
learn-limit = { $count ->
        [one] Kolo sa končí najneskôr po { $count } ťahu.
       *[other] Kolo sa končí najneskôr po { $count } ťahoch.
    }

learn-match-single = Rozhodne jedno kolo.
learn-match-rounds_won = { $n ->
        [one] Zápas vyhrá, kto prvý vyhrá kolo.
        [few] Zápas vyhrá, kto ako prvý vyhrá { $n } kolá.
       *[other] Zápas vyhrá, kto ako prvý vyhrá { $n } kôl.
    }
learn-match-penalty_points = Po každom kole sa karty, ktoré zostali v ruke, počítajú ako body. Keď niekto dosiahne { $limit }, vyhráva najnižší súčet. Pri zhode rozhodne viac vyhraných kôl.
learn-match-fewer_cards = Kto vyhrá kolo, dostáva od tej chvíle o kartu menej. Kto by nedostal žiadnu, vyhráva zápas.
learn-match-chips = { $n ->
        [one] Každý má { $n } žetón.
        [few] Každý má { $n } žetóny.
       *[other] Každý má { $n } žetónov.
    } Kto má po kole v ruke najviac bodov, o jeden príde; pri zhode rozhodne viac kariet, potom žreb. Bez žetónov sa nehrá. Kto zostane posledný, vyhráva.
learn-match-chips-more = { $n ->
        [one] Každý má { $n } žetón.
        [few] Každý má { $n } žetóny.
       *[other] Každý má { $n } žetónov.
    } Kto má po kole v ruke najviac bodov, o jeden príde; pri zhode rozhodne viac kariet, potom žreb. Bez žetónov sa nehrá. Hrá sa, kým v hre { $survivors ->
        [one] nezostane { $survivors } hráč
        [few] nezostanú { $survivors } hráči
       *[other] nezostane { $survivors } hráčov
    }.
learn-match-next = Ďalšie kolo rozdáva hráč po ľavici. Po kole bez víťaza rozdáva znova ten istý hráč.
learn-counts-faces = Body za karty: { $cards ->
        [french] chlapec { $jack }, dáma { $queen }, kráľ { $king }, eso { $ace }
       *[german] spodok { $jack }, svršok { $queen }, kráľ { $king }, eso { $ace }
    }; ostatné toľko, koľko je na nich napísané.
learn-counts-all = Body za karty: { $cards ->
        [french] chlapec { $jack }, dáma { $queen }, kráľ { $king }, eso { $ace }
       *[german] spodok { $jack }, svršok { $queen }, kráľ { $king }, eso { $ace }
    }, 2: { $n2 }, 3: { $n3 }, 4: { $n4 }, 5: { $n5 }, 6: { $n6 }, 7: { $n7 }, 8: { $n8 }, 9: { $n9 }, 10: { $n10 }.

learn-step-deal = { $count ->
        [one] V balíčku { $size } kariet, každému jedna.
       *[other] V balíčku { $size } kariet, každému { $count }.
    }
learn-step-upcard = Jednu kartu otoč. Začína hráč po ľavici rozdávajúceho.
learn-step-fit = Dávaj rovnakú farbu alebo rovnakú hodnotu{ $many ->
        [yes] , rovnakých hodnôt aj viac naraz
       *[no] {""}
    }.
learn-step-wild-on = { learn-wild-name } ide na všetko: povedz farbu.{ $other ->
        [yes] { $cards ->
            [french] {" "}Chlapec tiež: povedz hodnotu.
           *[german] {" "}Spodok tiež: povedz hodnotu.
        }
       *[no] {""}
    }
learn-step-wild-off = { learn-wild-name } ide na všetko, len nie na menič: povedz farbu.{ $other ->
        [yes] { $cards ->
            [french] {" "}Chlapec tiež: povedz hodnotu.
           *[german] {" "}Spodok tiež: povedz hodnotu.
        }
       *[no] {""}
    }
learn-step-seven-on = Sedma: ďalší ťahá dve alebo dá sedmu.{ $king ->
        [yes] { $cards ->
            [french] {" "}Pikový kráľ: ťahá štyri.
           *[german] {" "}Zelený kráľ: ťahá štyri.
        }
       *[no] {""}
    }
learn-step-seven-off = Sedma: ďalší ťahá dve.{ $king ->
        [yes] { $cards ->
            [french] {" "}Pikový kráľ: ťahá štyri.
           *[german] {" "}Zelený kráľ: ťahá štyri.
        }
       *[no] {""}
    }
learn-step-skip-answer = { $rank ->
        [eight] Osmička: ďalší stojí alebo dá osmičku.
       *[ace] Eso: ďalší stojí alebo dá eso.
    }{ $turns ->
        [yes] {" "}Deviatka obráti smer.
       *[no] {""}
    }
learn-step-skip-over = { $rank ->
        [eight] Osmička: ďalší stojí.
       *[ace] Eso: ďalší stojí.
    }{ $turns ->
        [yes] {" "}Deviatka obráti smer.
       *[no] {""}
    }
learn-step-skip-none = Po žiadnej karte sa nestojí.{ $turns ->
        [yes] {" "}Deviatka obráti smer.
       *[no] {""}
    }
learn-step-draw-any-over = Nemôžeš alebo nechceš? Potiahni jednu a ťah sa končí.
learn-step-draw-any-lay = Nemôžeš alebo nechceš? Potiahni jednu; keď sedí, smieš ju zahrať.
learn-step-draw-stuck-over = Nič nesedí? Potiahni jednu a ťah sa končí.
learn-step-draw-stuck-lay = Nič nesedí? Potiahni jednu; keď sedí, smieš ju zahrať.
learn-step-stock = Kôpka sa minula? Zamiešaj odhodené karty okrem vrchnej.
learn-step-out-plain = Kto je prvý bez kariet, vyhráva.
learn-step-out-call = Pred predposlednou kartou povedz „Mau“. Kto je prvý bez kariet, vyhráva.
learn-step-last-any = Posledná karta môže byť akákoľvek, ktorá sedí.{ $back ->
        [hearts_seven] {" "}Srdcová sedma od ďalšieho ťa ešte vráti do hry.
        [any_seven] {" "}Sedma od ďalšieho ťa ešte vráti do hry.
       *[none] {""}
    }
learn-step-last-not_seven_or_ace = Posledná karta nesmie byť sedma ani eso.{ $back ->
        [hearts_seven] {" "}Srdcová sedma od ďalšieho ťa ešte vráti do hry.
        [any_seven] {" "}Sedma od ďalšieho ťa ešte vráti do hry.
       *[none] {""}
    }
learn-step-last-wild_only = Posledná karta musí byť menič.{ $back ->
        [hearts_seven] {" "}Srdcová sedma od ďalšieho ťa ešte vráti do hry.
        [any_seven] {" "}Sedma od ďalšieho ťa ešte vráti do hry.
       *[none] {""}
    }

learn-tip-wild = Menič si nechaj na chvíľu, keď nič iné nesedí. Zachráni ťa takmer vždy.
learn-tip-seven-on = Nechaj si sedmu. Pošleš ňou trest ďalej.
learn-tip-seven-off = Sedmu daj, keď má ďalší hráč málo kariet.
learn-tip-skip-answer = { $rank ->
        [eight] Nechaj si osmičku. Ochráni ťa pred státím.
       *[ace] Nechaj si eso. Ochráni ťa pred státím.
    }
learn-tip-skip-over = { $rank ->
        [eight] Osmičku daj, keď má ďalší hráč už skoro hotovo.
       *[ace] Eso daj, keď má ďalší hráč už skoro hotovo.
    }
learn-tip-wish = Želaj si farbu, ktorej máš v ruke najviac.
learn-tip-watch-any_time = Všímaj si ostatných: kto ťahá, ten asi nemá farbu, ktorá platí.
learn-tip-watch-only_when_stuck = Všímaj si ostatných: kto ťahá, a nie je to trest, ten takmer nikdy nemá farbu, ktorá platí.
learn-tip-close-skip = { $rank ->
        [eight] Zostáva niekomu jedna karta? Skôr než príde na rad, daj sedmu alebo osmičku.
       *[ace] Zostáva niekomu jedna karta? Skôr než príde na rad, daj sedmu alebo eso.
    }
learn-tip-close-seven = Zostáva niekomu jedna karta? Skôr než príde na rad, daj sedmu.
learn-tip-draw = Zbytočne neťahaj. Každú kartu musíš zasa zahrať.
learn-tip-many = Zbieraj karty rovnakej hodnoty a daj ich všetky v jednom ťahu.
learn-tip-call = Keď ti zostávajú dve karty, pozri sa najprv po tlačidle Mau.
learn-tip-counts = Kariet s veľkým počtom bodov sa zbav včas.

learn-slip-penalty = Zabudnúť si potiahnuť trest.
learn-slip-wild = Dať menič na sedmu namiesto ťahania.
learn-slip-early = Dať menič, keď sedí aj iná karta.
learn-slip-taken = Ťahať znova na sedmu, na ktorú už niekto ťahal.
learn-slip-wish = Zabudnúť na želanie, keď medzitým niekto ťahal.
learn-slip-drawn = Zahrať hneď práve potiahnutú kartu.
learn-slip-call = Povedať „Mau“, až keď predposledná karta leží na stole.
learn-slip-stock = Zamiešať do kôpky aj vrchnú kartu.

learn-ask-sevens = Čo keď príde viac sediem po sebe?
learn-answer-sevens-on = Sčítavajú sa: dve sú štyri karty, tri šesť, štyri osem. Kto nemá čím prebiť, ťahá všetky.
learn-answer-sevens-off = Nič zvláštne: každá znamená pre ďalšieho hráča dve karty a ďalej ich poslať nejde.
learn-ask-wild = Môžem dať menič na sedmu?
learn-answer-wild-both = { $rank ->
        [eight] Kým sa na ňu má ťahať, tak nie, a na osmičku, po ktorej máš stáť, tiež nie. Potom už áno.
       *[ace] Kým sa na ňu má ťahať, tak nie, a na eso, po ktorom máš stáť, tiež nie. Potom už áno.
    }
learn-answer-wild-seven = Kým sa na ňu má ťahať, tak nie. Potom už áno.
learn-ask-wish = Prečo si želám farbu, aj keď dávam poslednú kartu?
learn-answer-wish-none = Lebo menič sa bez želania nedáva. Kolo sa tým však končí, a tak už želanie nič nezmení.
learn-answer-wish-counts = Lebo pre toho, kto hrá po tebe, želanie ešte platí.
learn-ask-must = Musím zahrať, keď mám čím?
learn-answer-must-any_time = Nie, môžeš si namiesto toho potiahnuť.
learn-answer-must-only_when_stuck = Áno, pokiaľ práve nemáš ťahať viac kariet alebo stáť. Inak sa ťahá, len keď zahrať nejde nič.
learn-ask-mau = Musí sa hlásiť „Mau“?
learn-answer-mau-due = Áno, skôr než zahráš predposlednú kartu. Pred celkom poslednou sa už nehlási nič.
learn-answer-mau-none = Nie. Ale „Prší!“ môžeš zavolať len tak pre radosť.
learn-ask-name = Prečo sa hra volá Prší?
learn-answer-name = Keď ide jedna sedma za druhou, pršia karty.
learn-ask-length = Ako dlho trvá kolo?
learn-answer-length = Prší tri až päť minút. Mau-Mau päť až osem minút vo dvojici a osem až dvanásť vo štvorici.

learn-past-family = Prší patrí do veľkej rodiny Mau-Mau, kde karta nasleduje farbu alebo hodnotu. V Poľsku sa príbuzná hra volá Makao, v Holandsku Pesten.
learn-past-name = Po druhej svetovej vojne sa rozšírilo po Čechách, Morave a Slovensku. Pre väčšinu detí je tu prvou kartovou hrou.
learn-past-cards = Doma sa hrá s 32 nemeckými kartami: srdcia, gule, zelené a žalude. Rovnako dobre poslúžia francúzske karty od sedmy po eso.
learn-past-house = Takmer každá rodina má vlastné domáce pravidlá: sedmu, ktorá vracia do hry, viac kariet naraz, kráľa za štyri.

# Príklad, ktorý sa dá vyskúšať: prečo bol posledný krok správny.
learn-try = Vyskúšať
learn-try-again = Od začiatku
learn-try-lay = Skús dať { $cards }.
learn-try-lay-wish = Skús dať { $cards } a želať si { $wish }.
learn-try-draw = Potiahni si jednu kartu.
learn-try-take = { $count ->
        [one] Potiahni si { $count } kartu, ktorá na teba čaká.
        [few] Potiahni si { $count } karty, ktoré na teba čakajú.
       *[other] Potiahni si { $count } kariet, ktoré na teba čakajú.
    }
learn-try-keep = Potiahnutú kartu si teraz nechaj.
learn-try-pass = Povedz pas.
learn-try-stand = Teraz stoj.
learn-try-call = Povedz „Mau“.
learn-try-late = Rýchlo povedz „Mau“.
learn-try-call-out = Upozorni, že „Mau“ nezaznelo.
learn-try-not = Skús aj { $cards }: nejde to.
learn-try-not-draw = Skús si aj potiahnuť: nejde to.
learn-try-over = Kolo sa skončilo. Skús od začiatku niečo iné.
learn-may-suit = Správne: má rovnakú farbu ako vrchná karta.
learn-may-rank = Správne: má rovnakú hodnotu ako vrchná karta.
learn-may-wild = Správne: menič ide na každú kartu.
learn-may-wish = Správne: presne to si niekto želal.
learn-may-several = Správne: prvá sedí a všetky majú rovnakú hodnotu.
learn-may-answer = Správne: trest rastie a posielaš ho ďalej.
learn-may-pass-on = Správne: teraz má stáť ďalší hráč.
learn-may-comeback = Správne: táto sedma vracia do hry toho, kto skončil.
learn-may-draw = Správne: namiesto hrania si smieš potiahnuť.
learn-may-stuck = Správne: žiadna karta ti nesedí, a tak ťaháš.
learn-may-take = { $count ->
        [one] Správne: berieš si { $count } kartu, ktorá na teba čakala.
        [few] Správne: berieš si { $count } karty, ktoré na teba čakali.
       *[other] Správne: berieš si { $count } kariet, ktoré na teba čakali.
    }
learn-may-keep = Správne: potiahnutú kartu si smieš nechať.
learn-may-pass = Správne: nie je čo ťahať, a tak povieš pas.
learn-may-stand = Správne: tento ťah stojíš.
learn-may-call = Správne: „Mau“ sa hovorí pred predposlednou kartou.
learn-may-late = Len-len: teraz ti už nikto nič nevyčíta.
learn-may-call-out = Správne: niekto zabudol a tebe to neušlo.
