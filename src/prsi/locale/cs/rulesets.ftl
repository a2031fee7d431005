# Vlastní pravidla: uložená, sdílená, nalezená čtyřmi otázkami. $cards: karty čtenáře, "german" nebo "french".

rulesets-none = Zatím tu žádná pravidla nemáš. Odpověz na čtyři otázky, nebo si ulož ta, která jsou právě nastavená.
rulesets-now = Právě nastavená
rulesets-mine = moje
rulesets-keep = Uložit pravidla
rulesets-kept = Pravidla jsou uložená v tomto zařízení.
rulesets-not-kept = Prohlížeč nic neukládá: po zavření stránky se pravidla ztratí.
rulesets-unplayable = Takhle se hrát nedá, proto se pravidla neuložila.
rulesets-mend = Upravit pravidla
rulesets-name = Jejich název
rulesets-unnamed = Naše pravidla
rulesets-play = Hrát podle nich
rulesets-share = Sdílet
rulesets-share-name = Sdílet: { $name }
rulesets-share-about = Kdo odkaz otevře, uvidí pravidla a může podle nich hrát.
rulesets-qr = QR kód s odkazem na tato pravidla
rulesets-link = Odkaz na tato pravidla
rulesets-read-name = Pravidla: { $name }
rulesets-forget = Smazat
rulesets-forget-name = Smazat: { $name }
rulesets-forgotten = Smazáno: „{ $name }“.
rulesets-take-back = Vrátit
rulesets-shared = Sdílená pravidla

ruleset-refused-too_long = Odkaz je na pravidla moc dlouhý. Nech si ho poslat znovu.
ruleset-refused-malformed = Odkaz je neúplný nebo poškozený. Nech si ho poslat znovu.
ruleset-refused-version = Odkaz je neúplný, nebo to vůbec nejsou pravidla. Nech si ho poslat znovu.
ruleset-refused-newer = Pravidla jsou z novější verze. Načti stránku znovu a potom odkaz otevři ještě jednou.
ruleset-refused-name = Název v odkazu nejde zobrazit. Nech si odkaz poslat znovu.
ruleset-refused-ruleset = Podle pravidel v odkazu se hrát nedá.

athome-title = Jak to hrajete doma?
athome-about = Čtyři odpovědi a pravidla vaší rodiny jsou nastavená.
athome-result = Vychází z toho
athome-game = Co u vás doma hrajete?
athome-game-prsi = Prší
athome-game-prsi-mau = Prší, a s předposlední kartou se hlásí „Mau“
athome-game-mau-mau = Mau-Mau: pět karet a hlásí se „Mau“
athome-sevens = Smí se na sedmu dát sedma?
athome-sevens-add = ano, sčítají se
athome-sevens-single = ne
athome-drawn = Smí se líznutá karta hned zahrát, když sedí?
athome-drawn-over = ne, tah končí
athome-drawn-lay = ano
athome-special = Co dalšího u vás platí?
athome-special-about = Může platit víc věcí najednou, nebo nic.
athome-special-comeback = srdcová sedma vrací do hry
athome-special-many = víc karet najednou
athome-special-king = { $cards ->
        [french] pikový král za čtyři
       *[german] zelený král za čtyři
    }
athome-special-finish = nekončí se sedmou ani esem
athome-special-reverse = devítka otáčí směr

setup-rules-now = V pravidlech teď stojí:
setup-rules-gone = Už neplatí:

compare-title = Porovnat pravidla
compare-do = Porovnat
compare-name = Porovnat: { $name }
compare-left = Tahle pravidla
compare-right = a tahle
compare-same = V kole se neliší ničím. Na co se hraje zápas a kolik bodů je za karty, se nastavuje zvlášť.
compare-found = Liší se: { $what }.
compare-options = Co je jinak
compare-sentences = Jak to zní v pravidlech
compare-nothing = nic
