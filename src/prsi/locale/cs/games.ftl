# Odehrané hry v tomto zařízení a jejich přehrání krok po kroku.

games-about = Co tu dohraješ, zůstane v tomto zařízení. Každou hru si můžeš přehrát krok po kroku, se všemi kartami odkrytými.
games-none = Zatím tu nic není. Dohraj hru, nebo otevři zápis ze souboru.
games-won = výhra
games-unfinished = nedohráno
games-shared = od někoho jiného
games-open = Otevřít soubor se zápisem
games-forget = Smazat hru: { $date }
games-forgotten = Hra je smazaná.
games-erase = Smazat všechny hry
games-erase-title = Smazat všechny odehrané hry?
games-erase-about = { $count ->
        [one] Smaže se { $count } hra. Nejde to vrátit.
        [few] Smažou se { $count } hry. Nejde to vrátit.
       *[other] Smaže se { $count } her. Nejde to vrátit.
    }
games-erased = Odehrané hry jsou smazané.

about-kept-matches = odehrané hry, aby šly přehrát znovu
privacy-on-device = Hry, které s lidmi dohraješ, zůstanou i v tvém zařízení, se jmény od stolu. Smazat je můžeš v odehraných hrách.

matches-watch = Přehrát hru: { $date }
replay-failed = Zápis se nepodařilo přehrát. Zkus to znovu.
replay-empty = V zápisu není žádné kolo.
replay-controls = Ovládání přehrání
replay-first = Na začátek kola
replay-back = O krok zpět
replay-on = O krok dál
replay-last = Na konec kola
replay-play = Přehrát
replay-pause = Zastavit
replay-slider = Krok
replay-step = Krok { $step } z { $count }
replay-round = Kolo
replay-speed = Rychlost
replay-speed-slow = pomalu
replay-speed-normal = běžně
replay-speed-fast = rychle
replay-moves = Průběh kola
replay-nothing = Čas na upozornění vypršel.
replay-keys = Klávesy: ← → o krok, mezerník přehraje a zastaví. Na posuvníku Home a End na začátek a konec kola, Page Up a Page Down o kolo.
replay-hand = { $name }: { $cards }
replay-hand-empty = žádné karty
replay-refused-none = Tahle hra v zařízení není.
replay-refused-too_long = Zápis je příliš dlouhý.
replay-refused-version = Zápis je z jiné verze pravidel, než jaká je tady.
replay-refused-newer = Odkaz je z novější verze Prší. Načti stránku znovu a zkus to ještě jednou.
replay-refused-malformed = Tohle není zápis hry, nebo je poškozený.
replay-refused-broken = Zápis nesedí: některý krok v něm podle pravidel nejde zahrát.

## Poslat dál

replay-share = Poslat hru
replay-share-names = V odkazu, souboru i obrázku jsou jména: { $names }.
replay-share-nameless = Jména v odkazu, souboru ani obrázku nejsou.
replay-without-names = Bez jmen
replay-link = Odkaz na hru
replay-qr = QR kód s odkazem na hru
replay-too-long-to-link = Na odkaz je hra příliš dlouhá. Pošli ji jako soubor.
replay-file = Uložit soubor
replay-result = Zkopírovat výsledek
replay-text = Zkopírovat zápis
replay-record = Zápis hry
replay-picture = Uložit obrázek
replay-picture-send = Poslat obrázek
replay-picture-failed = Obrázek se nepodařilo nakreslit. Pošli hru odkazem nebo jako soubor.
replay-from-others = Tuhle hru ti někdo poslal. V zařízení zatím není.
replay-keep = Nechat si ji tu
replay-kept = Hra je uložená v tomto zařízení.
