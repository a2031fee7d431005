# Stránka okolo stolu: úvod, příprava hry, nastavení, výsledky, zprávy.

yes = ano
no = ne
back = Zpět
close = Zavřít
to-home = Na úvod
less = { $what }: méně
more = { $what }: více
you = Ty
opponents = { $count ->
        [one] { $count } soupeř
        [few] { $count } soupeři
       *[other] { $count } soupeřů
    }

## Úvod

home-motto = Karty u stolu pod lípou.
home-choices = Co chceš hrát
home-play = Proti počítači
home-setup = Nová hra
home-resume = Pokračovat
running-round = { $count }. kolo
running-your-turn = jsi na tahu
running-others = hrají soupeři
install-title = Prší v telefonu
install-about = Prší si můžeš přidat na plochu. Hraje se i bez internetu.
install-do = Přidat na plochu
install-not-now = Teď ne
replace-title = Hra je rozehraná
replace-about = Nová hra ji ukončí.
replace-do = Začít novou

## Příprava hry

setup-title = Nová hra
setup-opponents = Soupeři
setup-fewer-opponents = O soupeře méně
setup-more-opponents = O soupeře více
setup-level = Jak silní
setup-game = Hra
setup-format = Jak dlouho
setup-other-number = jiný
setup-survivors = Kolik jich zůstane
setup-length = Trvá asi { $low }–{ $high } min.
setup-cards = Karty
setup-cards-french-only = Tahle hra se hraje jen s francouzskými kartami: německé začínají sedmou.
setup-rules = Domácí pravidla
setup-changed = { $count ->
        [0] beze změn
        [one] { $count } změna
        [few] { $count } změny
       *[other] { $count } změn
    }
setup-as-preset = Vrátit zpět
setup-deal = Rozdat karty
setup-at-most = S tímto nastavením { $count ->
        [one] může hrát nejvýš { $count } hráč
        [few] můžou hrát nejvýš { $count } hráči
       *[other] může hrát nejvýš { $count } hráčů
    }.
setup-together = Nejde dohromady: { $options }.
setup-remedy = { $option }: { $value }
cards-german = Německé
cards-french = Francouzské
number-rounds_won = Kolik kol
number-penalty_points = Do kolika bodů
number-chips = Kolik žetonů
to-rounds = { $count ->
        [one] na { $count } výhru
        [few] na { $count } výhry
       *[other] na { $count } výher
    }
to-points = { $count ->
        [one] do { $count } bodu
       *[other] do { $count } bodů
    }
to-chips = { $count ->
        [one] na { $count } žeton
        [few] na { $count } žetony
       *[other] na { $count } žetonů
    }
values-title = Body za karty
values-own = Vlastní
values-of = { $rank }: kolik bodů

## Nastavení

settings-title = Nastavení
settings-look = Vzhled a jazyk
settings-language = Jazyk
settings-language-auto = Podle prohlížeče
settings-theme = Vzhled
settings-theme-system = Podle zařízení
settings-theme-light = Světlý: podvečer
settings-theme-dark = Tmavý: noc
settings-cards-title = Karty
settings-cards = Druh karet
settings-cards-german = Německé
settings-cards-french = Francouzské
settings-fourColours = Čtyři barvy
settings-fourColours-about = Každá barva má svůj odstín.
settings-largePrint = Velký tisk
settings-largePrint-about = Větší čísla a znaky na kartách.
settings-numerals = Číslice
settings-numerals-roman = VII, VIII
settings-numerals-arabic = 7, 8
settings-letters = Písmena
settings-letters-language = Podle jazyka
settings-letters-spsv = Sp Sv K E
settings-letters-uo = U O K A
settings-sort = Řazení v ruce
settings-sort-suit = Podle barev
settings-sort-rank = Podle hodnot
settings-sort-none = Jak přijdou
settings-play = Hra
settings-pace = Jak rychle hrají soupeři
settings-pace-instant = Hned
settings-pace-fast = Rychle
settings-pace-natural = Přirozeně
settings-pace-slow = Pomalu
settings-animation = Pohyb karet
settings-animation-off = Žádný
settings-animation-fast = Rychlý
settings-animation-normal = Běžný
settings-animation-slow = Pomalý
settings-beginner = Pomoc začátečníkům
settings-beginner-about = Ukazuje, které karty sedí.
settings-confirm = Pojistka proti přehmatu
settings-confirm-about = Kartu zahraje až druhé ťuknutí. Když máš co zahrát, platí to i pro líznutí a stání.
settings-leftHanded = Pro leváky
settings-leftHanded-about = Tlačítka, balíček a rada jsou na opačné straně.
settings-sound-title = Zvuk
settings-sound = Zvuky
settings-sound-about = Krátké zvuky karet a tahů.
settings-vibration = Vibrace
settings-vibration-about = Telefon zavibruje, když jsi na tahu.
settings-stored = Uložená data
settings-stored-about = Rozehraná hra, odehrané hry, statistiky a nastavení jsou jen v tomto zařízení.
erase = Smazat vše uložené
erase-title = Opravdu smazat?
erase-about = Smaže se rozehraná hra, odehrané hry a statistiky, tvoje pravidla, rozepsaný zápisník, hotové lekce, příprava hry i nastavení. Nejde to vrátit.
erase-keep = Nechat
erase-do = Smazat
erased = Vše uložené je smazané.

## Výsledek

result-after = Konec { $count }. kola
result-wins = Vyhrává { $name }
result-wins-match = { $name } vyhrává hru
result-you-win = Vyhráváš kolo
result-you-win-match = Vyhráváš hru!
result-no-winner = Kolo bez vítěze
result-drawn = Nerozhodně
result-left = Zbylo v ruce
result-points = Body
result-no-cards = Bez karet
result-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
result-counts = { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
result-score-rounds_won = Vyhraná kola
result-score-penalty_points = Trestné body
result-score-fewer_cards = Karet příště
result-score-chips = Žetony
result-reason-blocked = Nikdo už nemohl hrát ani líznout.
result-reason-turn_limit = Kolo mělo příliš mnoho tahů.
result-chip-lost = { $name } ztrácí žeton, zbývá { $left }.
result-you-lose-chip = Ztrácíš žeton, zbývá { $left }.
result-lot = Rozhoduje los: { $names }. Karty: { $cards }.
result-out = { $name } končí.
result-you-out = Končíš bez žetonů.
result-plays-to = Hraje se: { $format }.
result-match-over = Konec hry.
result-next = Další kolo
result-rematch = Odveta
result-change = Jiná hra
result-more = Další možnosti
sheet-title = Zápis kol
sheet-round = Kolo
sheet-won = výhra
sheet-note = V zápisu jsou body karet, které komu zbyly v ruce.
record-save = Uložit zápis
record-saved = Zápis je uložený jako soubor.
fair-title = Poctivé rozdání
fair-about = Otisk byl znám před rozdáním. Po kole se ukáže tajemství, ze kterého se míchalo, a každý si může ověřit, že sedí.
fair-commitment = Otisk před rozdáním
fair-secret = Tajemství
fair-salt = Sůl
fair-contributions = Přimíchala stránka
fair-check = Ověřit
fair-asking = Ověřuje se…
fair-yes = Sedí: rozdalo se přesně podle tajemství.
fair-no = Nesedí: rozdání neodpovídá tajemství.
fair-unknown = Teď to nejde ověřit. Ulož zápis a zkus to později.

## Pravidla této hry

rules-title = Pravidla
rules-which = Která pravidla
## O stránce

about-title = Co se ukládá
about-lead = Proti počítači běží Prší celé ve tvém zařízení a nic se nikam neposílá. Co ukládá server, když hraješ s lidmi, je na vlastní stránce. Reklamy tu nejsou.
about-kept = V zařízení zůstává
about-kept-game = rozehraná hra, aby šla dohrát i po vybití baterie
about-kept-settings = nastavení, poslední příprava hry a jména těch, kdo hrají spolu na tomto zařízení
about-kept-files = soubory stránky, aby fungovala bez internetu
about-where = Hra proti počítači nezjišťuje jméno, adresu ani nic jiného o tobě.
about-how-long = Uložené zůstává, dokud to nesmažeš ty nebo prohlížeč.
about-to-settings = Do nastavení
about-fair = Poctivé karty
about-fair-text = Soupeři vidí jen to, co by viděli u stolu: svoje karty a to, co leží navrchu. Každé rozdání si můžeš po kole ověřit.
about-made = Jak hra vznikla
about-made-text = Pravidla, kresby, zvuky i soupeři vznikli pro tuto hru. Zdrojový kód je volný pod licencí MIT.
about-licences = Co je odjinud
about-licences-text = Písma, Pyodide, Python, Svelte a Fluent mají vlastní volné licence. Jejich texty jsou součástí stránky.
about-licences-show = Texty licencí
about-licences-missing = Texty licencí se teď nenačetly.

## Zprávy

notice-storage-blocked = Prohlížeč nedovolí ukládat: hra běží, ale po zavření se ztratí.
notice-storage-full = V zařízení není místo: hra běží, ale po zavření se ztratí.
notice-stored-version-unknown = Uloženou hru zapsala novější verze. Zůstává, jak je; načti novou verzi stránky.
notice-old-rules-missing = Uložená hra potřebuje starší pravidla, která tu už nejsou. Zůstává, jak je.
notice-stored-game-broken = Uloženou hru nejde přečíst. Zůstává, jak je.
notice-no-webassembly = Tento prohlížeč neumí WebAssembly, bez kterého pravidla neběží. Zkus novější prohlížeč.
notice-rules-not-loaded = Pravidla se nenačetla. Zkontroluj připojení a zkus to znovu.
notice-worker-restarted = Hra se zasekla a znovu se rozběhla. Nic se neztratilo.
notice-taken-over = Hra teď běží v jiném okně.
problem-title = Tady to nejde
problem-reload = Zkusit znovu
problem-new-game = Začít novou hru
elsewhere-title = Hra běží v jiném okně
elsewhere-about = Najednou může běžet jen v jednom.
elsewhere-here = Hrát tady
opening-title = Míchají se karty…
update-ready = Je tu nová verze.
update-do = Načíst
notices = Zprávy
page-failed = Něco se pokazilo. Hra je uložená.

## Víc lidí na jednom zařízení

home-together = Na jednom zařízení
together-title = Spolu na jednom zařízení
together-about = Kdo je na tahu, drží telefon nebo tablet. Mezi tahy se karty zakryjí.
together-players = Kdo hraje
together-name = { $number }. jméno
together-avatar = { $name }: vybrat obrázek
together-choose = Obrázek: { $name }
together-done = Hotovo
together-remove = Odebrat: { $name }
together-add = Přidat hráče
together-computers = Počítače u stolu
together-same = Jméno { $name } je tu dvakrát. Jedno změň.

## Names of the pages that are loaded when they are gone to, and ways to them.

championship-title = Mistrovství
cheatsheet-title = Pravidla k vytištění
games-title = Odehrané hry
replay-title = Přehrání
lessons-title = Lekce
admin-title = Správa serveru
moderation-title = Správa hráčů
pad-title = Zápisník
leaderboards-title = Žebříčky
move-here-title = Profil na tomhle zařízení
people-title = Lidé z minula
privacy-title = Co server ukládá
profile-title = Profil
statistics-title = Statistiky
practice-title = Moje statistiky
rulesets-title = Moje pravidla
table-rules-title = Pravidla tohoto stolu
replay-watch = Přehrát znovu
lessons-learn = Naučit se hrát

## Why the server or the device's memory did not do something.

games-trouble-full = V zařízení není místo: dohrané hry se neukládají. Místo získáš, když některé smažeš.
games-trouble-blocked = Prohlížeč nedovolí ukládat: dohrané hry tu nezůstanou.
trouble-offline = Server neodpovídá. Zkontroluj připojení; proti počítači se hraje i bez něj.
trouble-full = Server je plný.
trouble-banned = Hra s lidmi je pro tebe zavřená do { $date }.
trouble-too-often = Tohle šlo příliš rychle po sobě. Zkus to za { $time }.
trouble-unavailable = Server to teď nezvládne. Za chvíli to zkus znovu.
trouble-stranger = Tohle zařízení nemá profil.
trouble-missing = Tohle tu už není.
trouble-forbidden = Na tohle nemáš právo.
trouble-refused = Takhle to nejde.
denied-wrong_code = Kód neplatí: je v něm chyba, vypršel, nebo byl už použit.
denied-name_length = Jméno má 2 až 20 znaků.
denied-name_characters = Jméno začíná písmenem a má jen písmena, číslice, mezery, pomlčky, apostrofy a tečky.
denied-name_digits = Jméno smí mít nejvýš čtyři číslice.
denied-name_scripts = Jméno musí být celé v jedné abecedě.
denied-name_offensive = Takové jméno tu nejde. Zkus jiné.
denied-name_reserved = Takové jméno by si někdo mohl splést se správou nebo s počítačem.
denied-name_locked = Jméno teď nejde změnit, a to do { $date }.
denied-not_together = U tohoto stolu teď nemůžeš hrát.
denied-not_met = Pozvat jde jen toho, s kým se u stolu už hrálo.
denied-no_table = Tenhle stůl už není.
denied-table_closed = Tenhle stůl už není.
denied-too_many_tables = Víc stolů najednou už mít nemůžeš.
denied-already_reported = Tohle už je nahlášené.
denied-decided = O tomhle už někdo rozhodl.
denied-not_staff = Na tohle nemáš právo.
denied-passkey_refused = Přístupový klíč se nepodařilo ověřit.
denied-passkey_address = Přístupové klíče tu nejdou: stránka není na zabezpečené adrese.
denied-too_many_passkeys = Víc přístupových klíčů už přidat nejde.
denied-too_many = Víc jich už přidat nejde.
denied-bad_ruleset = Tahle pravidla nejdou dohromady.
denied-draining = Tenhle server se chystá na aktualizaci. Zkus to za chvíli znovu.
denied-foreign_origin = Stránka běží na jiné adrese, než kterou server čeká. Načti ji znovu z jeho adresy.
denied-not_stored = Server to teď nedokáže uložit. Nic se nestalo; za chvíli to zkus znovu.
