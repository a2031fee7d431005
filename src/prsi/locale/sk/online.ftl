# Hra s ľuďmi: spojenie, čakáreň, vety pri stole, neprítomní, výsledok. $name a $names sú mená v prvom páde.

## Spojenie

page-not-loaded = Stránka sa nenačítala. Skontroluj pripojenie a skús to znova.
net-starting = Spájam sa…
net-open = Spojené
net-waiting = Ťahy čakajú na server
net-reconnecting = Spájam sa znova…
net-offline = Bez internetu
net-closed = Odpojené
online-opening = Sadám si k stolu…
online-elsewhere = K inému stolu
online-boards = Rebríčky
points-earned =
    { $count ->
        [one] { $count } bod do rebríčka
        [few] { $count } body do rebríčka
       *[other] { $count } bodov do rebríčka
    }
points-none = Hra s počítačom sa do rebríčka nepočíta.
outdated-title = Je tu novšie Prší
full-title = Stôl je plný
full-about = Na všetkých miestach už niekto sedí. Môžeš si nájsť iný stôl.
gone-title = Stôl je zatvorený
gone-about = Pri tomto stole sa už nehrá.
replaced-title = Za teba teraz hrá počítač
replaced-about = Miesto je stále tvoje. Vrátiš sa naň, len čo sa skončí kolo.
replaced-do = Vrátiť sa na miesto
unseated-title = Pri tomto stole už nesedíš
unseated-about = Čakalo sa na teba a tvoje miesto sa potom uvoľnilo. Kým je voľné, môžeš si naň znova sadnúť.
unseated-do = Znova si sadnúť
returning-title = Vraciaš sa po tomto kole
returning-about = Do konca kola hrá počítač. Nechaj túto stránku otvorenú.
notice-page-outdated = Server už hovorí novšou rečou. Načítaj stránku znova, miesto pri stole ti zostane.
notice-server-outdated = Táto stránka je novšia než server. Skús to o chvíľu znova.
notice-table-unknown = Taký stôl tu nie je. Skontroluj odkaz alebo si nájdi iný stôl.
notice-banned = Na tomto serveri teraz hrať nemôžeš.
notice-not-known = Server si ťa nepamätá. Povoľ stránke ukladať údaje a načítaj ju znova.
notice-too-fast = Bolo toho priveľa naraz, spojenie si chvíľu oddýchne.
notice-server-full = Server je teraz plný. Skúšam to ďalej.
notice-server-down = Server sa teraz nedostane k údajom. Skúšam to ďalej, nič sa nestratilo.
notice-not-understood = Stránka a server si nerozumejú. Načítaj stránku znova.

## Čakáreň a miesta

waiting-title =
    { $count ->
        [one] Čaká sa na { $count } hráča
        [few] Čaká sa na { $count } hráčov
       *[other] Čaká sa na { $count } hráčov
    }
waiting-full = Všetci sedia
waiting-about = Pošli odkaz alebo ukáž kód. Kto ho otvorí, sadne si k stolu.
waiting-fill = Počítač si prisadne o
waiting-ready-about = Rozdáva sa, keď budú pripravení všetci.
waiting-for = Čaká sa na: { $names }
waiting-do-fill =
    { $count ->
        [one] Posadiť sem počítač
        [few] Posadiť sem { $count } počítače
       *[other] Posadiť sem { $count } počítačov
    }
waiting-invite = Pozvať k stolu
waiting-rules = Čo sa hrá
waiting-all-rules = Všetky pravidlá
ready-do = Môžeme začať
ready-done = Pripravené
ready-by-itself = Samo sa rozdá o
seat-free = Voľné miesto
seat-waits = čaká
seat-you = to si ty
seat-here = pri stole
seat-ready = pripravené
seat-away = odpojené
seat-bot = počítač

## Vety pri stole

chat-button = Niečo povedať
chat-button-wait =
    { $n ->
        [one] Niečo povedať: ide to o { $n } sekundu
        [few] Niečo povedať: ide to o { $n } sekundy
       *[other] Niečo povedať: ide to o { $n } sekúnd
    }
keys-line-online = Klávesy: ← → vybrať, Enter zahrať, L ťahať, M Mau, N vyzvať, R čo sa stalo, C niečo povedať
chat-title = Čo povieš?
chat-history = Čo odznelo
chat-sentences = Vety
chat-emojis = Obrázky
chat-about = Každý to číta vo svojom jazyku. Jedna veta za päť sekúnd.
chat-wait =
    { $n ->
        [one] Ďalšia o { $n } sekundu
        [few] Ďalšia o { $n } sekundy
       *[other] Ďalšia o { $n } sekúnd
    }
chat-not-connected = Bez spojenia to nikto nepočuje.
chat-muted = Správca tohto servera ti zatiaľ nedovolí hovoriť.
chat-unsaid = Táto veta neprešla, skús to znova.
chat-players = Stlmiť alebo nahlásiť hráča
chat-said = { $name }: { $text }
say-hello = Ahoj!
say-good_luck = Veľa šťastia!
say-well_played = Pekne zahrané!
say-thanks = Ďakujem!
say-nice_card = To je karta!
say-unlucky = To je smola!
say-your_turn = Hráš ty!
say-back_in_two = O dve minúty som späť.
say-one_moment = Momentík…
say-sorry = Prepáč!
say-prsi = Prší!
say-mau = A čo Mau?
say-again = Ešte jednu!
say-goodbye = Maj sa!
say-emoji_smile = úsmev
say-emoji_laugh = smiech
say-emoji_wow = údiv
say-emoji_sad = smútok
say-emoji_heart = srdce
say-emoji_clap = potlesk
players-title = Hráči pri stole
players-mute = Stlmiť
players-muted = Stlmené
players-mute-name = Stlmiť: { $name }
players-report = Nahlásiť
players-report-name = Nahlásiť: { $name }
players-none = Okrem teba tu hrá len počítač.
players-about = Koho stlmíš, toho vety už neuvidíš.
players-block = Zablokovať
players-blocked = Zablokované
players-block-about = Koho zablokuješ, s tým si po tejto hre k jednému stolu nesadneš.

## Neprítomní

question-own = Ostatní rozhodujú, ako ďalej. Zahraj a nič sa nestane.
question-silent = { $name } dlho nehrá. Ako ďalej?
question-gone = { $name } nemá spojenie. Ako ďalej?
question-left = { $name } odchádza od stola. Ako ďalej?
question-computer = Dohrá počítač
question-new-game = Nová hra
question-else = Platí prvá odpoveď. Bez odpovede dohrá počítač.
event-gone = { $name }: spojenie je preč.
event-gone-you = Tvoje spojenie je preč.
event-back = { $name }: spojenie je späť.
event-back-you = Tvoje spojenie je späť.
event-replaced = { $name }: ďalej hrá počítač.
event-replaced-you = Za teba hrá počítač.
event-returning = { $name } sa vracia po tomto kole.
event-returning-you = Vraciaš sa po tomto kole.
event-taken_back = { $name } znova hrá.
event-taken_back-you = Znova hráš ty.
event-time_up = { $name }: čas vypršal, hrá sa samo.
event-time_up-you = Čas vypršal, hrá sa samo.
event-taken_out = { $name }: koniec hry v turnaji.
event-taken_out-you = Tvoja hra v turnaji sa skončila.
leave-title = Odísť od stola?
leave-about = Tvoje miesto sa uvoľní pre niekoho iného.
leave-about-playing = Rozohrané kolo sa ti počíta ako prehraté. Ak si len potrebuješ odskočiť, stačí stránku opustiť: miesto ti deväťdesiat sekúnd počká.
leave-about-championship = Kto odíde, v turnaji končí a vrátiť sa už nemôže. Ak ti stačí chvíľka, iba zavri stránku: hrá sa ďalej podľa hodín a do desiatich minút sa môžeš vrátiť.
leave-stay = Zostať
leave-away = Len si odskočiť
leave-do = Odísť
back-to-table = K stolu
back-turn = Pri stole si na ťahu.
back-running = Tvoj stôl na teba čaká.

## Poctivé rozdanie a iné zariadenie

fair-online-about = Server vopred zverejní odtlačok tajomstva, z ktorého sa mieša, a tým je viazaný. Každý pri stole primieša vlastnú náhodu, takže rozdanie nikto neurčí sám.
fair-mixed = Primiešali hráči
fair-next = Odtlačok ďalšieho rozdania
fair-contributed = Tvoja náhoda je už primiešaná.
fair-not-yet = Tvoja náhoda sa primieša, keď budú všetci sedieť.
fair-when = Po kole sa tajomstvo ukáže a pri výsledku ho overíš jedným tlačidlom.
device-title = Hrať na inom zariadení
device-about = Na druhom zariadení načítaj tento obrázok alebo otvor adresu s kódom:
device-qr = QR kód pre druhé zariadenie
device-then = Privedie ťa k tomuto stolu:
device-both = Kód platí raz. Hrať sa dá na oboch zariadeniach, ukazujú ten istý stôl.
device-failed = Kód sa teraz nedá vytvoriť.

## Prečo to nejde

refused-table_full = Pri stole už nie je voľné miesto.
refused-not_waiting = Žiadne miesto nie je voľné.
refused-nobody_asked_about = Na tohto hráča sa už nikto nepýta.
refused-own_seat = O tvojom mieste rozhodujú ostatní.
refused-too_soon = Jedna veta za päť sekúnd.
refused-not_stored = Server to teraz nemôže uložiť, skús to o chvíľu znova.
refused-not_together = Pri tomto stole teraz nemôžeš hrať.
refused-apart_now = S niekým pri tomto stole ťa už k jednému stolu neposadíme. Nájdi si iný stôl, alebo počkaj, kým odíde.
refused-full = Server je plný. Môžeš počkať v rade.
refused-too_many_tables = Viac stolov naraz už mať nemôžeš.
refused-muted = Vety pri stole máš teraz vypnuté.
refused-championship = Pri turnajovom stole sa nerozpráva, nič sa nemení a nehrá sa znova.
championship-refused-registered_already = S týmto profilom už v turnaji niekto je.

## Nastavenia

settings-turnAlert = Upozorniť na ťah
settings-turnAlert-about = Pri stole s ľuďmi dá vedieť, že si na ťahu, aj keď sa pozeráš inam.

## A championship online

champ-here = Som tu a hrám
champ-here-about = Turnaj sa hrá tu na serveri. Pred prvým žrebovaním ťukni, že si tu; kto to neurobí, v žrebovaní nebude.
champ-here-done = Si v prvom žrebovaní.
champ-hands = { $number }. partia: čo komu zostalo
champ-hands-won = Vyhráva { $name }
champ-set-automatic = Turnaj beží sám
champ-set-automatic-about = Prvé žrebovanie ohlási hlavný rozhodca. Ďalej sa žrebuje, vyvoláva aj vyškrtáva samo a rozhodca zasiahne, len keď treba.
champ-set-turn = Sekúnd na ťah
