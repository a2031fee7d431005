# Odohrané hry v tomto zariadení a ich prehranie krok po kroku.

games-about = Čo tu dohráš, zostane v tomto zariadení. Každú hru si môžeš znova pozrieť krok po kroku, so všetkými kartami odkrytými.
games-none = Zatiaľ tu nič nie je. Dohraj hru alebo otvor zápis zo súboru.
games-won = výhra
games-unfinished = nedohrané
games-shared = od niekoho iného
games-open = Otvoriť súbor so zápisom
games-forget = Zmazať hru: { $date }
games-forgotten = Hra je zmazaná.
games-erase = Zmazať všetky hry
games-erase-title = Zmazať všetky odohrané hry?
games-erase-about = { $count ->
        [one] Zmaže sa { $count } hra. Nedá sa to vrátiť.
        [few] Zmažú sa { $count } hry. Nedá sa to vrátiť.
       *[other] Zmaže sa { $count } hier. Nedá sa to vrátiť.
    }
games-erased = Odohrané hry sú zmazané.

about-kept-matches = odohrané hry, aby sa dali znova pozrieť
privacy-on-device = Hry, ktoré s ľuďmi dohráš, zostanú aj v tvojom zariadení, s menami od stola. Zmazať ich môžeš v odohraných hrách.

matches-watch = Pozrieť hru: { $date }
replay-failed = Zápis sa nepodarilo prehrať. Skús to znova.
replay-empty = V zápise nie je žiadne kolo.
replay-controls = Ovládanie prehrania
replay-first = Na začiatok kola
replay-back = O krok späť
replay-on = O krok ďalej
replay-last = Na koniec kola
replay-play = Spustiť
replay-pause = Zastaviť
replay-slider = Krok
replay-step = Krok { $step } z { $count }
replay-round = Kolo
replay-speed = Rýchlosť
replay-speed-slow = pomaly
replay-speed-normal = bežne
replay-speed-fast = rýchlo
replay-moves = Priebeh kola
replay-nothing = Čas na upozornenie vypršal.
replay-keys = Klávesy: ← → o krok, medzerník spustí a zastaví. Na posuvníku Home a End na začiatok a koniec kola, Page Up a Page Down o kolo.
replay-hand = { $name }: { $cards }
replay-hand-empty = žiadne karty
replay-refused-none = Táto hra v zariadení nie je.
replay-refused-too_long = Zápis je príliš dlhý.
replay-refused-version = Zápis je z inej verzie pravidiel, než aká je tu.
replay-refused-newer = Odkaz je z novšej verzie Prší. Načítaj stránku znova a skús to ešte raz.
replay-refused-malformed = Toto nie je zápis hry, alebo je poškodený.
replay-refused-broken = Zápis nesedí: niektorý krok v ňom sa podľa pravidiel nedá zahrať.

## Poslať ďalej

replay-share = Poslať hru
replay-share-names = V odkaze, súbore aj obrázku sú mená: { $names }.
replay-share-nameless = Mená v odkaze, súbore ani obrázku nie sú.
replay-without-names = Bez mien
replay-link = Odkaz na hru
replay-qr = QR kód s odkazom na hru
replay-too-long-to-link = Na odkaz je hra príliš dlhá. Pošli ju ako súbor.
replay-file = Uložiť súbor
replay-result = Skopírovať výsledok
replay-text = Skopírovať zápis
replay-record = Zápis hry
replay-picture = Uložiť obrázok
replay-picture-send = Poslať obrázok
replay-picture-failed = Obrázok sa nepodarilo nakresliť. Pošli hru odkazom alebo ako súbor.
replay-from-others = Túto hru ti niekto poslal. V zariadení zatiaľ nie je.
replay-keep = Nechať si ju tu
replay-kept = Hra je uložená v tomto zariadení.
