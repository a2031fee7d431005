# Lekcie (prsi.learn.lessons): veta má najviac 12 slov. $cards: karty čitateľa, "german" alebo "french".

lessons-about = Osemnásť malých hádaniek, od prvej karty po sedmu, ktorá vracia do hry. Každá zaberie minútu.
lessons-number = Lekcia { $number } z { $count }
lessons-learned = hotovo
lessons-progress = { $done ->
        [0] Zatiaľ nie je hotová žiadna z { $count } lekcií
       *[other] Hotovo: { $done } z { $count } lekcií
    }
lessons-next = Ďalšia lekcia
lessons-all = Všetky lekcie
lessons-again = Ešte raz
lessons-begin = Začať
lessons-go-on = Pokračovať
lessons-finished = Vieš všetko. Zahraj si kolo!
lessons-done = Hotovo!

lesson-suit = Rovnaká farba
lesson-suit-goal-1 = Navrchu leží srdcová desiatka. Zahraj tiež srdce.
lesson-suit-wrong-other = Srdce máš. Namiesto ťahania ho zahraj.
lesson-suit-done = Správne: srdce patrí na srdce. S každou farbou je to rovnaké.

lesson-rank = Rovnaká hodnota
lesson-rank-goal-1 = Navrchu leží kráľ. Zahraj svojho kráľa, na farbe nezáleží.
lesson-rank-wrong-other = Kráľa máš. Namiesto ťahania ho zahraj.
lesson-rank-done = Správne: kráľ ide na každého kráľa. S každou hodnotou je to rovnaké.

lesson-draw = Nič nesedí
lesson-draw-goal-1 = Žiadna tvoja karta nesedí. Potiahni si jednu z kôpky.
lesson-draw-done = Máš o kartu viac a tvoj ťah sa skončil.

lesson-wild = { $cards ->
        [french] Dáma
       *[german] Svršok
    }
lesson-wild-goal-1 = { $cards ->
        [french] Dáma ide na všetko. Želaj si farbu, ktorej máš najviac.
       *[german] Svršok ide na všetko. Želaj si farbu, ktorej máš najviac.
    }
lesson-wild-wrong-wish = Spočítaj si karty: ktorej farby máš dve?
lesson-wild-wrong-other = { $cards ->
        [french] Ťahať nemusíš. Tvoja dáma ide na všetko.
       *[german] Ťahať nemusíš. Tvoj svršok ide na všetko.
    }
lesson-wild-done = Teraz platí farba, ktorú si želáš. Ty ju máš tiež.

lesson-wish = Želanie
lesson-wish-goal-1 = { $cards ->
        [french] Súper si želal piky. Zahraj pikovú kartu.
       *[german] Súper si želal zelené. Zahraj zelenú kartu.
    }
lesson-wish-wrong-other = Farbu, ktorú si súper želal, máš. Zahraj ju.
lesson-wish-done = Želanie platí, kým niekto nezahrá ďalšiu kartu.

lesson-keep = { $cards ->
        [french] Dámu si nechaj
       *[german] Svrška si nechaj
    }
lesson-keep-goal-1 = Sedia ti dve karty. Zahraj tú, bez ktorej sa zaobídeš.
lesson-keep-wrong-wish = { $cards ->
        [french] Dáma pomôže, keď nič iné sedieť nebude. Zahraj inú kartu.
       *[german] Svršok pomôže, keď nič iné sedieť nebude. Zahraj inú kartu.
    }
lesson-keep-wrong-other = Ťahať nemusíš, dve karty ti sedia.
lesson-keep-done = { $cards ->
        [french] Správne. Dáma ti zostala na horšie časy.
       *[german] Správne. Svršok ti zostal na horšie časy.
    }

lesson-seven = Sedma
lesson-seven-goal-1 = Po sedme si ďalší hráč potiahne dve karty. Zahraj ju.
lesson-seven-wrong-lay = Tá karta sedí, ale nikto po nej neťahá. Nájdi sedmu.
lesson-seven-wrong-other = Ťahať nemusíš. Nájdi sedmu.
lesson-seven-done = Ďalší hráč sedmu nemal a potiahol si dve karty.

lesson-answer = Sedma na sedmu
lesson-answer-goal-1 = Máš si potiahnuť dve karty. Sedma ich pošle ďalej.
lesson-answer-wrong-draw = Sedmu máš tiež. Namiesto ťahania ju zahraj.
lesson-answer-done = Dve a dve sú štyri. Súper si potiahol všetky.

lesson-penalty = Bez sedmy
lesson-penalty-goal-1 = Máš si potiahnuť dve karty a sedmu nemáš. Vezmi si ich.
lesson-penalty-done = Obe sú tvoje. Tým sa ťah končí.

lesson-used = Sedma, na ktorú sa už ťahalo
lesson-used-goal-1 = Na túto sedmu už niekto ťahal. Zahraj srdce.
lesson-used-wrong-draw = Ťahať nemusíš, tvoj kráľ je srdcový.
lesson-used-done = Správne. Keď už niekto ťahal, je sedma obyčajná karta.

lesson-ace = Eso
lesson-ace-goal-1 = Po ese ďalší hráč stojí. Zahraj ho.
lesson-ace-wrong-lay = Tá karta sedí, ale súper hrá ďalej. Nájdi eso.
lesson-ace-wrong-other = Ťahať nemusíš. Nájdi eso.
lesson-ace-goal-2 = Súper stál. Zahraj kartu, ktorá sedí.
lesson-ace-wrong-draw = Jedna tvoja karta sedí. Zahraj ju.
lesson-ace-done = Vo dvojici ti eso dá ešte jeden ťah.

lesson-stand = Stojíš
lesson-stand-goal-1 = Leží pred tebou eso a ty žiadne nemáš. Tentoraz stoj.
lesson-stand-done = To bol jeden ťah. Odteraz je eso obyčajná karta.

lesson-stop = Zastav ho!
lesson-stop-goal-1 = Súperovi zostáva jedna karta. Niečo s tým urob.
lesson-stop-wrong-lay = Môže zahrať poslednú kartu a vyhrať. Nech radšej ťahá.
lesson-stop-wrong-draw = To ho nezastaví. Nech radšej ťahá.
lesson-stop-done = Teraz má tri karty namiesto jednej.

lesson-last = Posledné dve karty
lesson-last-goal-1 = Môžeš vyhrať skôr, než súper zahrá. Ktorá karta bude prvá?
lesson-last-wrong-lay = Potom hrá súper. Začni kartou, po ktorej stojí.
lesson-last-wrong-draw = Ťahať nemusíš. Začni kartou, po ktorej súper stojí.
lesson-last-goal-2 = Si znova na ťahu. Zahraj poslednú kartu.
lesson-last-done = Kolo je tvoje. Rozhodlo poradie kariet.

lesson-mau = Povedz Mau
lesson-mau-goal-1 = V Mau-Mau povedz „Mau“, skôr než ti zostane jediná karta.
lesson-mau-wrong-lay = Najprv stlač tlačidlo Mau, potom zahraj.
lesson-mau-goal-2 = Teraz zahraj kartu.
lesson-mau-done = Máš jednu kartu a nikto ti nič nevyčíta.

lesson-catch = Niekto zabudol
lesson-catch-goal-1 = Súperovi zostala jedna karta a „Mau“ nepovedal. Upozorni na to!
lesson-catch-wrong-other = Najprv na to upozorni. Máš na to len päť sekúnd.
lesson-catch-done = Súper si musel potiahnuť dve karty.

lesson-many = Viac naraz
lesson-many-goal-1 = Pri tomto stole smieš dať karty rovnakej hodnoty naraz. Zahraj všetky deviatky.
lesson-many-wrong-two = Ešte jednu deviatku máš.
lesson-many-wrong-lay = Smieš dať viac ako jednu. Zahraj všetky deviatky.
lesson-many-wrong-other = Ťahať nemusíš. Zahraj všetky deviatky.
lesson-many-done = O tri karty menej v jednom ťahu.

lesson-comeback = Sedma, ktorá vracia do hry
lesson-comeback-goal-1 = Súper už karty nemá. Srdcová sedma ho vráti do hry.
lesson-comeback-wrong-lay = Tým by vyhral. Zahraj srdcovú sedmu.
lesson-comeback-wrong-draw = Tým by vyhral. Zahraj srdcovú sedmu.
lesson-comeback-done = Súper si potiahol dve karty a musí hrať ďalej.
