# Stránka okolo stola: úvod, príprava hry, nastavenia, výsledky, správy.

yes = áno
no = nie
back = Späť
close = Zavrieť
to-home = Na úvod
less = { $what }: menej
more = { $what }: viac
you = Ty
opponents = { $count ->
        [one] { $count } súper
        [few] { $count } súperi
       *[other] { $count } súperov
    }

## Úvod

home-motto = Karty pri stole pod lipou.
home-choices = Čo chceš hrať
home-play = Proti počítaču
home-setup = Nová hra
home-resume = Pokračovať
running-round = { $count }. kolo
running-your-turn = si na ťahu
running-others = hrajú súperi
install-title = Prší v telefóne
install-about = Prší si môžeš pridať na plochu. Hrá sa aj bez internetu.
install-do = Pridať na plochu
install-not-now = Teraz nie
replace-title = Hra je rozohraná
replace-about = Nová hra ju ukončí.
replace-do = Začať novú

## Príprava hry

setup-title = Nová hra
setup-opponents = Súperi
setup-fewer-opponents = O súpera menej
setup-more-opponents = O súpera viac
setup-level = Akí silní
setup-game = Hra
setup-format = Ako dlho
setup-other-number = iný
setup-survivors = Koľko ich zostane
setup-length = Trvá asi { $low } – { $high } min.
setup-cards = Karty
setup-cards-french-only = Táto hra sa hrá len s francúzskymi kartami: nemecké sa začínajú sedmou.
setup-rules = Domáce pravidlá
setup-changed = { $count ->
        [0] bez zmien
        [one] { $count } zmena
        [few] { $count } zmeny
       *[other] { $count } zmien
    }
setup-as-preset = Vrátiť späť
setup-deal = Rozdať karty
setup-at-most = S týmto nastavením { $count ->
        [few] môžu hrať najviac { $count } hráči
       *[other] môže hrať najviac { $count } hráčov
    }.
setup-together = Nejde dokopy: { $options }.
setup-remedy = { $option }: { $value }
cards-german = Nemecké
cards-french = Francúzske
number-rounds_won = Koľko kôl
number-penalty_points = Do koľkých bodov
number-chips = Koľko žetónov
to-rounds = { $count ->
        [one] na { $count } výhru
        [few] na { $count } výhry
       *[other] na { $count } výhier
    }
to-points = { $count ->
        [one] do { $count } bodu
       *[other] do { $count } bodov
    }
to-chips = { $count ->
        [one] na { $count } žetón
        [few] na { $count } žetóny
       *[other] na { $count } žetónov
    }
values-title = Koľko bodov majú karty
values-own = Vlastné
values-of = { $rank }: koľko bodov

## Nastavenia

settings-title = Nastavenia
settings-look = Vzhľad a jazyk
settings-language = Jazyk
settings-language-auto = Podľa prehliadača
settings-theme = Vzhľad
settings-theme-system = Podľa zariadenia
settings-theme-light = Svetlý: podvečer
settings-theme-dark = Tmavý: noc
settings-cards-title = Karty
settings-cards = Druh kariet
settings-cards-german = Nemecké
settings-cards-french = Francúzske
settings-fourColours = Štyri farby
settings-fourColours-about = Každá farba má svoj odtieň.
settings-largePrint = Veľká tlač
settings-largePrint-about = Väčšie čísla a znaky na kartách.
settings-numerals = Číslice
settings-numerals-roman = VII, VIII
settings-numerals-arabic = 7, 8
settings-letters = Písmená
settings-letters-language = Podľa jazyka
settings-letters-spsv = Sp Sv K E
settings-letters-uo = U O K A
settings-sort = Zoradenie v ruke
settings-sort-suit = Podľa farieb
settings-sort-rank = Podľa hodnôt
settings-sort-none = Ako prídu
settings-play = Hra
settings-pace = Ako rýchlo hrajú súperi
settings-pace-instant = Hneď
settings-pace-fast = Rýchlo
settings-pace-natural = Prirodzene
settings-pace-slow = Pomaly
settings-animation = Pohyb kariet
settings-animation-off = Žiadny
settings-animation-fast = Rýchly
settings-animation-normal = Bežný
settings-animation-slow = Pomalý
settings-beginner = Pomoc začiatočníkom
settings-beginner-about = Ukazuje, ktoré karty sedia.
settings-confirm = Poistka proti omylu
settings-confirm-about = Kartu zahrá až druhé ťuknutie. Keď máš čo zahrať, platí to aj pre potiahnutie a státie.
settings-leftHanded = Pre ľavákov
settings-leftHanded-about = Tlačidlá, kôpka a rada sú zrkadlovo.
settings-sound-title = Zvuk
settings-sound = Zvuky
settings-sound-about = Krátke zvuky kariet a ťahov.
settings-vibration = Vibrácie
settings-vibration-about = Telefón zavibruje, keď si na ťahu.
settings-stored = Uložené údaje
settings-stored-about = Rozohraná hra, odohrané hry, štatistiky a nastavenia sú len v tomto zariadení.
erase = Zmazať všetko uložené
erase-title = Naozaj zmazať?
erase-about = Zmaže sa rozohraná hra, odohrané hry a štatistiky, tvoje pravidlá, rozpísaný zápisník, hotové lekcie, príprava hry aj nastavenia. Nedá sa to vrátiť.
erase-keep = Nechať
erase-do = Zmazať
erased = Všetko uložené je zmazané.

## Výsledok

result-after = Koniec { $count }. kola
result-wins = Vyhráva { $name }
result-wins-match = { $name } vyhráva hru
result-you-win = Vyhrávaš kolo
result-you-win-match = Vyhrávaš hru!
result-no-winner = Kolo bez víťaza
result-drawn = Remíza
result-left = Zostalo v ruke
result-points = Body
result-no-cards = Bez kariet
result-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
result-counts = { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodov
    }
result-score-rounds_won = Vyhrané kolá
result-score-penalty_points = Trestné body
result-score-fewer_cards = Kariet nabudúce
result-score-chips = Žetóny
result-reason-blocked = Nikto už nemohol hrať ani ťahať.
result-reason-turn_limit = Kolo malo príliš veľa ťahov.
result-chip-lost = { $name } stráca žetón, { $left ->
        [0] už nemá žiadny
       *[other] má ešte { $left }
    }.
result-you-lose-chip = Strácaš žetón, { $left ->
        [0] už nemáš žiadny
       *[other] máš ešte { $left }
    }.
result-lot = Rozhoduje žreb: { $names }. Karty: { $cards }.
result-out = { $name } končí.
result-you-out = Končíš bez žetónov.
result-plays-to = Hrá sa: { $format }.
result-match-over = Koniec hry.
result-next = Ďalšie kolo
result-rematch = Odveta
result-change = Iná hra
result-more = Ďalšie možnosti
sheet-title = Zápis kôl
sheet-round = Kolo
sheet-won = výhra
sheet-note = V zápise sú body kariet, ktoré komu zostali v ruke.
record-save = Uložiť zápis
record-saved = Zápis je uložený ako súbor.
fair-title = Poctivé rozdanie
fair-about = Odtlačok bol známy pred rozdaním. Po kole sa ukáže tajomstvo, z ktorého sa miešalo, a každý si môže overiť, že sedí.
fair-commitment = Odtlačok pred rozdaním
fair-secret = Tajomstvo
fair-salt = Soľ
fair-contributions = Primiešala stránka
fair-check = Overiť
fair-asking = Overuje sa…
fair-yes = Sedí: rozdalo sa presne podľa tajomstva.
fair-no = Nesedí: rozdanie nezodpovedá tajomstvu.
fair-unknown = Teraz sa to nedá overiť. Ulož zápis a skús to neskôr.

## Pravidlá tejto hry

rules-title = Pravidlá
rules-which = Ktoré pravidlá
## O stránke

about-title = Čo sa ukladá
about-lead = Proti počítaču beží Prší celé v tvojom zariadení a nič sa nikam neposiela. Čo ukladá server, keď hráš s ľuďmi, je na samostatnej stránke. Reklamy tu nie sú.
about-kept = V zariadení zostáva
about-kept-game = rozohraná hra, aby sa dala dohrať aj po vybití batérie
about-kept-settings = nastavenia, posledná príprava hry a mená tých, čo hrajú spolu na tomto zariadení
about-kept-files = súbory stránky, aby fungovala bez internetu
about-where = Hra proti počítaču nezisťuje meno, adresu ani nič iné o tebe.
about-how-long = Uložené zostáva, kým to nezmažeš ty alebo prehliadač.
about-to-settings = Do nastavení
about-fair = Poctivé karty
about-fair-text = Súperi vidia len to, čo by videli pri stole: svoje karty a to, čo leží navrchu. Každé rozdanie si môžeš po kole overiť.
about-made = Ako vzniklo
about-made-text = Pravidlá, kresby, zvuky aj súperi vznikli pre túto hru. Zdrojový kód je voľný pod licenciou MIT.
about-licences = Čo je odinakiaľ
about-licences-text = Písma, Pyodide, Python, Svelte a Fluent majú vlastné voľné licencie. Ich texty sú súčasťou stránky.
about-licences-show = Texty licencií
about-licences-missing = Texty licencií sa teraz nenačítali.

## Správy

notice-storage-blocked = Prehliadač nedovolí ukladať: hra beží, ale po zavretí sa stratí.
notice-storage-full = V zariadení nie je miesto: hra beží, ale po zavretí sa stratí.
notice-stored-version-unknown = Uloženú hru zapísala novšia verzia. Zostáva, ako je; načítaj novú verziu stránky.
notice-old-rules-missing = Uložená hra potrebuje staršie pravidlá, ktoré tu už nie sú. Zostáva, ako je.
notice-stored-game-broken = Uložená hra sa nedá prečítať. Zostáva, ako je.
notice-no-webassembly = Tento prehliadač nepodporuje WebAssembly, bez ktorého pravidlá nebežia. Skús novší prehliadač.
notice-rules-not-loaded = Pravidlá sa nenačítali. Skontroluj pripojenie a skús to znova.
notice-worker-restarted = Hra sa zasekla a znova sa rozbehla. Nič sa nestratilo.
notice-taken-over = Hra teraz beží v inom okne.
problem-title = Tu to nejde
problem-reload = Skúsiť znova
problem-new-game = Začať novú hru
elsewhere-title = Hra beží v inom okne
elsewhere-about = Naraz môže bežať len v jednom.
elsewhere-here = Hrať tu
opening-title = Miešajú sa karty…
update-ready = Je tu nová verzia.
update-do = Načítať
notices = Správy
page-failed = Niečo sa pokazilo. Hra je uložená.

## Viac ľudí na jednom zariadení

home-together = Na jednom zariadení
together-title = Spolu na jednom zariadení
together-about = Kto je na ťahu, drží telefón alebo tablet. Medzi ťahmi sa karty zakryjú.
together-players = Kto hrá
together-name = { $number }. meno
together-avatar = { $name }: vybrať obrázok
together-choose = Obrázok: { $name }
together-done = Hotovo
together-remove = Odobrať: { $name }
together-add = Pridať hráča
together-computers = Počítače pri stole
together-same = Meno { $name } je tu dvakrát. Jedno zmeň.

## Names of the pages that are loaded when they are gone to, and ways to them.

championship-title = Majstrovstvá
cheatsheet-title = Pravidlá na vytlačenie
games-title = Odohrané hry
replay-title = Prehranie
lessons-title = Lekcie
admin-title = Správa servera
moderation-title = Správa hráčov
pad-title = Zápisník
leaderboards-title = Rebríčky
move-here-title = Profil na tomto zariadení
people-title = Nedávni spoluhráči
privacy-title = Čo server ukladá
profile-title = Profil
statistics-title = Štatistiky
practice-title = Moje štatistiky
rulesets-title = Moje pravidlá
table-rules-title = Pravidlá tohto stola
replay-watch = Pozrieť znova
lessons-learn = Naučiť sa hrať

## Why the server or the device's memory did not do something.

games-trouble-full = V zariadení nie je miesto: dohrané hry sa neukladajú. Miesto získaš, keď niektoré zmažeš.
games-trouble-blocked = Prehliadač nedovolí ukladať: dohrané hry tu nezostanú.
trouble-offline = Server neodpovedá. Skontroluj pripojenie; proti počítaču sa hrá aj bez neho.
trouble-full = Server je plný.
trouble-banned = Hra s ľuďmi je pre teba zatvorená do { $date }.
trouble-too-often = Toto išlo príliš rýchlo po sebe. Skús to o { $time }.
trouble-unavailable = Server to teraz nezvládne. O chvíľu to skús znova.
trouble-stranger = Toto zariadenie nemá profil.
trouble-missing = Toto tu už nie je.
trouble-forbidden = Na toto nemáš právo.
trouble-refused = Takto to nejde.
denied-wrong_code = Kód neplatí: je v ňom chyba, vypršal, alebo už bol použitý.
denied-name_length = Meno má 2 až 20 znakov.
denied-name_characters = Meno sa začína písmenom a má len písmená, číslice, medzery, pomlčky, apostrofy a bodky.
denied-name_digits = Meno smie mať najviac štyri číslice.
denied-name_scripts = Meno musí byť celé v jednej abecede.
denied-name_offensive = Také meno tu mať nemôžeš. Skús iné.
denied-name_reserved = Také meno by si niekto mohol pomýliť so správcom alebo s počítačom.
denied-name_locked = Meno sa teraz nedá zmeniť, a to do { $date }.
denied-not_together = Pri tomto stole teraz nemôžeš hrať.
denied-not_met = Pozvať sa dá len ten, s kým sa pri stole už hralo.
denied-no_table = Tento stôl tu už nie je.
denied-table_closed = Tento stôl tu už nie je.
denied-too_many_tables = Viac stolov naraz už mať nemôžeš.
denied-already_reported = Toto už je nahlásené.
denied-decided = O tomto už niekto rozhodol.
denied-not_staff = Na toto nemáš právo.
denied-passkey_refused = Prístupový kľúč sa nepodarilo overiť.
denied-passkey_address = Prístupové kľúče tu nefungujú: stránka nie je na zabezpečenej adrese.
denied-too_many_passkeys = Viac prístupových kľúčov sa už pridať nedá.
denied-too_many = Viac sa ich už pridať nedá.
denied-bad_ruleset = Tieto pravidlá nejdú dokopy.
denied-draining = Tento server sa chystá na aktualizáciu. Skús to o chvíľu znova.
denied-foreign_origin = Stránka beží na inej adrese, než akú server čaká. Načítaj ju znova z jeho adresy.
denied-not_stored = Server to teraz nedokáže uložiť. Nič sa nestalo; o chvíľu to skús znova.
