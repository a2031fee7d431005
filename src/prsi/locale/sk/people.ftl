# Kto hrá: profil, zariadenia, body, rebríčky, štatistiky, nedávni spoluhráči, čo sa ukladá.

player-gone = zmazaný profil
place = Miesto
place-nth = { $place }. miesto

## Profil

profile-none = Na tomto zariadení zatiaľ žiadny profil nie je. Vznikne sám, len čo si sadneš k stolu s ľuďmi.
profile-begin = Založiť profil hneď
profile-more = Ďalšie stránky
profile-avatar = Obrázok
profile-language-about = Stránka aj mená z ponuky sú v tomto jazyku.
profile-since = Profil je tu od { $date }.
profile-muted = Vety pri stole máš vypnuté do { $date }.
profile-name-locked = Meno ti dal správca. Zmeniť sa bude dať po { $date }.
profile-erase = Zmazať profil
profile-erase-title = Zmazať profil?
profile-erase-about = Zmaže sa meno, body, štatistiky, nedávni spoluhráči aj prihlásenie na všetkých zariadeniach. V hrách ostatných po tebe zostane len pomlčka. Nedá sa to vrátiť.
profile-erased = Profil je zmazaný.

keep-title = Aby sa profil nestratil
keep-about = Nie je tu žiadny e-mail ani heslo. Profil drží toto zariadenie; pre istotu si nechaj ešte jednu cestu k nemu.
recovery-title = Záchranný kód
recovery-about = Kód na papier: s ním sa k profilu dostaneš odkiaľkoľvek. Platí raz.
recovery-there = Záchranný kód máš. Ak sa stratil, sprav nový a starý prestane platiť.
recovery-do = Ukázať záchranný kód
recovery-anew = Spraviť nový kód
recovery-once = Odpíš si ho alebo ulož. Ukáže sa len teraz.
recovery-noted = Mám ho
passkey-title = Prístupový kľúč
passkey-about = Prihlásenie odtlačkom, tvárou alebo zámkom zariadenia. Nič si nemusíš pamätať.
passkey-there =
    { $count ->
        [one] Profil má { $count } prístupový kľúč.
        [few] Profil má { $count } prístupové kľúče.
       *[other] Profil má { $count } prístupových kľúčov.
    }
passkey-impossible = Prístupové kľúče tu nefungujú: chýba zabezpečená adresa, alebo ich prehliadač nepozná.
passkey-do = Pridať prístupový kľúč
passkey-added = Prístupový kľúč je pridaný.
passkey-nothing = Nič sa nestalo: kľúč nebol potvrdený.
passkey-nth = Kľúč { $n }
passkey-made = pridaný { $when }
passkey-used = použitý { $when }
passkey-drop = Odobrať
passkey-drop-nth = Odobrať kľúč { $n }

devices-title = Zariadenia
device-here = toto zariadenie
device-seen = naposledy { $when }
device-unknown = Neznáme zariadenie
device-out = Odhlásiť
device-out-name = Odhlásiť: { $name }
device-others-out = Odhlásiť všetky ostatné zariadenia
device-leave-title = Odhlásiť toto zariadenie?
device-leave-back = Späť vedie záchranný kód, prístupový kľúč alebo iné tvoje zariadenie.
device-leave-lost = Späť potom nevedie žiadna cesta: profil sa stratí. Najprv si vytvor záchranný kód.
move-title = Hrať aj na inom zariadení
move-about = Ukáže sa kód. Na druhom zariadení ho načítaš alebo odpíšeš a sedíš pri tom istom stole.
move-do = Ukázať kód
move-how = Na druhom zariadení načítaj obrázok, alebo otvor Profil a kód odpíš:
move-qr = QR kód pre druhé zariadenie
move-until = Platí { $time } a len raz.
move-warning = Nikomu ho neukazuj: kto ho má, hrá za teba.
move-here-about = Potvrď kód z druhého zariadenia a hraj ďalej tu.
move-here-instead = Toto zariadenie má teraz profil { $name }. Nahradí ho ten z kódu.
signin-title = Mám profil inde
signin-code = Kód z iného zariadenia alebo záchranný kód
signin-code-about = Pomlčky a veľkosť písmen nehrajú úlohu.
signin-do = Použiť kód
signin-passkey = Prístupový kľúč
signed-in = Profil { $name } je tu.

data-title = Tvoje údaje
data-export = Stiahnuť všetko

## Úroveň, body, rebríčky

level-is = Úroveň { $level }
level-short = úroveň { $level }
level-about = Splnené { $reached } z { $all }. Každý míľnik je o úroveň viac.
milestone-first_match = Prvá hra s ľuďmi
milestone-first_win = Prvá výhra
milestone-three_opponents = Traja rôzni súperi
milestone-five_wins = 5 výhier
milestone-twenty_five_wins = 25 výhier
milestone-waits = ešte nie
points-title = Body
points-total = Body spolu
points-about = Za dohranú hru aspoň dvoch ľudí: prvé miesto 10 bodov, druhé 4 (od troch hráčov), ostatní 1, remíza 1. Za hru opustenú pred koncom nič. Tá istá dvojica má denný strop.
rating-title = Sila
rating-about = Sila je odhad podľa toho, s kým sa vyhráva a prehráva. Začína sa na 1500.
leaderboards-period = Obdobie
period-week = Týždeň
period-month = Mesiac
period-year = Rok
leaderboards-before = Predchádzajúce obdobie
leaderboards-after = Ďalšie obdobie
leaderboards-player = Hráč
leaderboards-wins = Výhry
leaderboards-wins-of = { $wins } z { $matches }
leaderboards-nothing = V tomto období zatiaľ nikto nemá body.
leaderboards-players =
    { $count ->
        [one] Body má { $count } hráč.
        [few] Body majú { $count } hráči.
       *[other] Body má { $count } hráčov.
    }

## Štatistiky

statistics-which = Ktoré hry
statistics-people = S ľuďmi
statistics-practice = Tréning
statistics-people-about = Hry, v ktorých sedia aspoň dvaja ľudia.
statistics-practice-about = Hry pri stole, kde ostatné miesta drží počítač. Do bodov sa nepočítajú.
statistics-nothing = Zatiaľ tu nie je žiadna dohraná hra.
statistics-matches = Hry
statistics-won = Výhry
statistics-streak = Výhry za sebou
statistics-streak-best = najdlhšie: { $count }
statistics-penalty = Najviac potiahnuté
statistics-penalty-cards =
    { $count ->
        [one] karta naraz
        [few] karty naraz
       *[other] kariet naraz
    }
statistics-round = Priemerné kolo
statistics-round-turns = ťahov: { $turns }
statistics-left = Nedohrané
statistics-opponents = Súperi
statistics-better = Predo mnou
statistics-worse = Za mnou
matches-title = Odohrané hry
matches-left = nedohrané
matches-more = Staršie hry
matches-record = Uložiť zápis hry: { $date }
matches-points =
    { $count ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
chart-table = Čísla v tabuľke
chart-won = výhry
chart-other = ostatné hry
chart-weeks = Hry po týždňoch
chart-weeks-about = Koľko hier sa v ktorom týždni dohralo a koľko z nich je výhra.
chart-week-of = Týždeň od
chart-day = Deň
chart-rating = Sila
chart-rating-about = Ako sa odhad sily mení hru za hrou.
chart-rulesets = Podľa pravidiel
chart-rulesets-about = Koľko hier podľa ktorých pravidiel a koľko z nich je výhra.
chart-places = Umiestnenie
chart-places-about = Ako často sa hra končí na ktorom mieste.

## Nedávni spoluhráči

people-about = Pozvať sa dá ku každému stolu, ktorý založíš.
people-about-waiting = Tvoj stôl čaká na hráčov: môžeš sem niekoho pozvať.
people-legend = Reproduktor stlmí vety pri stole. Krížik zablokuje: spolu si už k stolu nesadnete. Nikto sa to nedozvie.
people-nobody = Zatiaľ tu nikto nie je
people-nobody-about = Po prvej hre s ľuďmi tu nájdeš, s kým sa hralo.
people-times =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
       *[other] { $count } hier
    }
people-muted = bez viet pri stole
people-mute = Stlmiť vety: { $name }
people-block = Zablokovať: { $name }
people-blocked = Zablokovaní
people-blocked-about = S nikým z nich si k stolu nesadneš.
people-unblock = Odblokovať
people-unblock-name = Odblokovať: { $name }
people-is-blocked = { $name }: zablokované
people-is-unblocked = { $name }: odblokované
people-is-muted = { $name }: vety stlmené
people-is-unmuted = { $name }: vety zapnuté

## Čo sa ukladá na serveri

privacy-lead = Len to, bez čoho sa s ľuďmi hrať nedá. Žiadny e-mail, žiadne skutočné meno, žiadne reklamy, nič z cudzích serverov.
privacy-kept = Čo a ako dlho
privacy-profile = Meno v hre, obrázok a jazyk
privacy-profile-long =
    { $count ->
        [one] Kým profil nezmažeš; bez používania { $count } deň. Profil, ku ktorému už žiadne zariadenie ani kód nevedie, sa maže po { $other } dňoch.
        [few] Kým profil nezmažeš; bez používania { $count } dni. Profil, ku ktorému už žiadne zariadenie ani kód nevedie, sa maže po { $other } dňoch.
       *[other] Kým profil nezmažeš; bez používania { $count } dní. Profil, ku ktorému už žiadne zariadenie ani kód nevedie, sa maže po { $other } dňoch.
    }
privacy-device = Prihlásené zariadenia
privacy-device-long =
    { $count ->
        [one] Len druh prehliadača a odtlačok prihlásenia, kým zariadenie neodhlásiš; bez používania { $count } deň.
        [few] Len druh prehliadača a odtlačok prihlásenia, kým zariadenie neodhlásiš; bez používania { $count } dni.
       *[other] Len druh prehliadača a odtlačok prihlásenia, kým zariadenie neodhlásiš; bez používania { $count } dní.
    }
privacy-games = Zápisy hier aj s vetami pri stole
privacy-games-long =
    { $count ->
        [one] { $count } deň. Patria všetkým, ktorí hrali; po zmazaní profilu v nich namiesto mena zostane pomlčka.
        [few] { $count } dni. Patria všetkým, ktorí hrali; po zmazaní profilu v nich namiesto mena zostane pomlčka.
       *[other] { $count } dní. Patria všetkým, ktorí hrali; po zmazaní profilu v nich namiesto mena zostane pomlčka.
    }
privacy-points = Body, sila a míľniky
privacy-points-long =
    { $count ->
        [one] Rovnako dlho ako profil: bez používania { $count } deň.
        [few] Rovnako dlho ako profil: bez používania { $count } dni.
       *[other] Rovnako dlho ako profil: bez používania { $count } dní.
    }
privacy-people = S kým sa hralo
privacy-people-long =
    { $count ->
        [one] { $count } deň od poslednej spoločnej hry. Zablokovaní a stlmení, kým ich nevrátiš.
        [few] { $count } dni od poslednej spoločnej hry. Zablokovaní a stlmení, kým ich nevrátiš.
       *[other] { $count } dní od poslednej spoločnej hry. Zablokovaní a stlmení, kým ich nevrátiš.
    }
privacy-invitations = Pozvánky k stolu
privacy-invitations-long =
    { $count ->
        [one] { $count } deň.
        [few] { $count } dni.
       *[other] { $count } dní.
    }
privacy-reports = Nahlásenia a rozhodnutia o nich
privacy-reports-long =
    { $count ->
        [one] { $count } deň. Záznam zásahov správcov zostáva, ale len s číslami, bez mien.
        [few] { $count } dni. Záznam zásahov správcov zostáva, ale len s číslami, bez mien.
       *[other] { $count } dní. Záznam zásahov správcov zostáva, ale len s číslami, bez mien.
    }
privacy-address = Sieťová adresa
privacy-address-long =
    { $count ->
        [one] Len ako odtlačok kvôli ochrane pred zahltením, najviac { $count } deň.
        [few] Len ako odtlačok kvôli ochrane pred zahltením, najviac { $count } dni.
       *[other] Len ako odtlačok kvôli ochrane pred zahltením, najviac { $count } dní.
    }
privacy-not = Čo sa neukladá
privacy-not-text = Skutočné meno, vek, e-mail, telefón, poloha, čo robíš inde. Hry proti počítaču zostávajú v zariadení.
privacy-cookie = Jediná cookie
privacy-cookie-text = Drží prihlásenie na tomto zariadení. Iné stránky ju nevidia a na nič iné neslúži.
privacy-yours = Stiahnuť a zmazať
privacy-yours-text = V profile si všetko stiahneš ako súbor a jedným tlačidlom to tam aj zmažeš.
privacy-to-profile = Do profilu
