# Vlastné pravidlá: uložené, zdieľané, nájdené štyrmi otázkami. $cards: karty čitateľa, "german" alebo "french".

rulesets-none = Zatiaľ tu žiadne pravidlá nemáš. Odpovedz na štyri otázky alebo si ulož tie, ktoré sú práve nastavené.
rulesets-now = Práve nastavené
rulesets-mine = moje
rulesets-keep = Uložiť pravidlá
rulesets-kept = Pravidlá sú uložené v tomto zariadení.
rulesets-not-kept = Prehliadač nič neukladá: po zatvorení stránky sa pravidlá stratia.
rulesets-unplayable = Takto sa hrať nedá, preto sa pravidlá neuložili.
rulesets-mend = Upraviť pravidlá
rulesets-name = Ich názov
rulesets-unnamed = Naše pravidlá
rulesets-play = Hrať podľa nich
rulesets-share = Zdieľať
rulesets-share-name = Zdieľať: { $name }
rulesets-share-about = Kto odkaz otvorí, uvidí pravidlá a môže podľa nich hrať.
rulesets-qr = QR kód s odkazom na tieto pravidlá
rulesets-link = Odkaz na tieto pravidlá
rulesets-read-name = Pravidlá: { $name }
rulesets-forget = Zmazať
rulesets-forget-name = Zmazať: { $name }
rulesets-forgotten = Zmazané: „{ $name }“.
rulesets-take-back = Vrátiť
rulesets-shared = Zdieľané pravidlá

ruleset-refused-too_long = Odkaz je na pravidlá príliš dlhý. Nechaj si ho poslať znova.
ruleset-refused-malformed = Odkaz je neúplný alebo poškodený. Nechaj si ho poslať znova.
ruleset-refused-version = Odkaz je neúplný alebo to vôbec nie sú pravidlá. Nechaj si ho poslať znova.
ruleset-refused-newer = Pravidlá sú z novšej verzie. Načítaj stránku znova a potom odkaz otvor ešte raz.
ruleset-refused-name = Názov v odkaze sa nedá zobraziť. Nechaj si odkaz poslať znova.
ruleset-refused-ruleset = Podľa pravidiel v odkaze sa hrať nedá.

athome-title = Ako to hráte doma?
athome-about = Štyri odpovede a pravidlá tvojej rodiny sú nastavené.
athome-result = Vychádza z toho
athome-game = Čo u vás doma hráte?
athome-game-prsi = Prší
athome-game-prsi-mau = Prší, a s predposlednou kartou sa hlási „Mau“
athome-game-mau-mau = Mau-Mau: päť kariet a hlási sa „Mau“
athome-sevens = Smie sa na sedmu dať sedma?
athome-sevens-add = áno, sčítavajú sa
athome-sevens-single = nie
athome-drawn = Smie sa potiahnutá karta hneď zahrať, keď sedí?
athome-drawn-over = nie, ťah sa končí
athome-drawn-lay = áno
athome-special = Čo ďalšie u vás platí?
athome-special-about = Môže platiť viac vecí naraz, alebo nič.
athome-special-comeback = srdcová sedma vracia do hry
athome-special-many = viac kariet naraz
athome-special-king = { $cards ->
        [french] pikový kráľ za štyri
       *[german] zelený kráľ za štyri
    }
athome-special-finish = nekončí sa sedmou ani esom
athome-special-reverse = deviatka obracia smer

setup-rules-now = V pravidlách teraz stojí:
setup-rules-gone = Už neplatí:

compare-title = Porovnať pravidlá
compare-do = Porovnať
compare-name = Porovnať: { $name }
compare-left = Tieto pravidlá
compare-right = a tieto
compare-same = V kole sa nelíšia ničím. Na čo sa hrá zápas a koľko bodov majú karty, sa nastavuje zvlášť.
compare-found = Líšia sa v tomto: { $what }.
compare-options = Čo je inak
compare-sentences = Ako to znie v pravidlách
compare-nothing = nič
