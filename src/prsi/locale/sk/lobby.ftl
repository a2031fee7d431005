# Hra s ľuďmi, kým sa rozdá: voľné stoly, nový stôl, pozvánka, rad.

home-people = S ľuďmi
home-people-about = Voľné stoly alebo pozvánka odkazom
home-own-table = K stolu
home-own-table-about = Hráš s ľuďmi: { $preset }
home-invitation = Pozvánka k stolu
home-invitation-about = Pozýva { $name }

online-loading = Načítava sa…
cancel = Zrušiť
copy = Kopírovať
none = –

## Meno

name-you-play-as = Hráš ako
name-another = Iné meno
name-own = Vlastné meno
name-save = Uložiť

## Voľné stoly

lobby-title = S ľuďmi
lobby-own = Tvoje stoly a pozvánky
lobby-back-to-table = K stolu
lobby-waiting = Kto čaká na spoluhráčov
lobby-filter = Pre koľko hráčov
lobby-all = Všetky
lobby-join = Prisadnúť
lobby-create = Založiť stôl
lobby-nobody = Zatiaľ tu nikto nie je
lobby-nobody-so = Na toľko hráčov teraz nikto nečaká
lobby-nobody-about = Založ stôl a počkaj, kto prisadne. Zatiaľ si môžeš zahrať proti počítaču.
lobby-meanwhile = Hrať zatiaľ proti počítaču
lobby-count = Hrajúcich ľudí: { $players } · obsadených stolov: { $tables }
lobby-more = Ďalšie stránky
quick-title = Rýchla hra
quick-seats = Koľko hráčov
quick-play = Hrať
quick-about = Sadneš si k tým, čo na spoluhráčov čakajú najdlhšie. Keď nečaká nikto, založí sa nový stôl.
invitation-from = { $name } ťa pozýva k stolu
invitation-see = Pozrieť sa

table-state-waiting = čaká sa na hráčov
table-state-running = hrá sa
table-state-closed = stôl je zatvorený
table-rules-plain = Pravidlá bez zmien.
table-rules-different = Čo je inak
table-own-values = Karty majú vlastné hodnoty.
table-private = len s odkazom
table-minutes = asi { $low } – { $high } min.
table-fills = Voľné miesta obsadí počítač o { $time }.
table-seats-here = Kto sedí pri stole
seat-open = voľné
seat-computer = počítač
seats-count =
    { $count ->
        [one] pre { $count } hráča
       *[other] pre { $count } hráčov
    }
clock-none = bez obmedzenia
clock-per-turn = { $time } na ťah

## Pred prisadnutím

preview-title = Stôl
preview-about = Tu sa hrá podľa týchto pravidiel:
preview-sit = Sadnúť si k stolu
preview-lobby = Pozrieť iné stoly
preview-none = Tento stôl tu už nie je
preview-none-about = Hra sa skončila, alebo je v odkaze chyba.
preview-no_seat = Všetky miesta sú obsadené.
preview-full = Server je plný. V rade dostaneš miesto, keď sa uvoľní.
preview-not_together = Pri tomto stole teraz nemôžeš hrať.
preview-too_many_tables = Viac stolov naraz už mať nemôžeš.

## Nový stôl

create-title = Nový stôl
create-who = Kto bude hrať
create-open = Kto smie prísť
create-private = Len s odkazom
create-public = Ktokoľvek
create-private-about = Stôl nájde len ten, komu pošleš odkaz alebo ukážeš kód.
create-public-about = Stôl bude vidno medzi voľnými. Po desiatich minútach obsadí voľné miesta počítač.
create-seats = Miest pri stole
create-bots = Z toho počítač
create-clock = Čas na ťah
create-clock-about = Komu čas vyprší, za toho jeden ťah zahrá počítač.
create-make = Založiť stôl

## Pozvánka

invite-title = Pozvať k stolu
invite-about = Kto otvorí odkaz alebo si ho načíta telefónom, sadne si k tebe.
local-only = Táto stránka je otvorená ako „{ $host }“: na inom zariadení jej odkazy a kódy nefungujú. Otvor ju na adrese, ktorú server vypísal pre sieť (prsi serve --lan).
invite-code = Kód stola
invite-link = Odkaz k stolu
invite-qr = QR kód s odkazom k stolu
invite-copy = Kopírovať odkaz
invite-copied = Skopírované
copy-refused = Prehliadač kopírovať nedovolil. Text je označený, skopíruj si ho odtiaľto.
invite-share = Poslať
invite-text = Poď si zahrať Prší.
invite-recent = Pozvať nedávnych spoluhráčov
invite-do = Pozvať
invite-name = Pozvať: { $name }
invite-done = pozvánka čaká
invite-sent = Pozvánka je odoslaná.
invite-to-table = K stolu

## Rad

queue-title = Server je plný
queue-about = Teraz tu hrá toľko ľudí, koľko server zvládne. Môžeš počkať v rade.
queue-wait = Čakať v rade
queue-leave = Opustiť rad
queue-place = V rade: { $place }. miesto
queue-keeps = Miesto ti zostane, aj keď zatiaľ hráš proti počítaču. Len nezatváraj stránku.
queue-free = Miesto je voľné.
queue-free-for = Miesto je voľné. Čaká na teba { $time }.
queue-room = Miesto je voľné, nemusíš čakať.
queue-go = Hrať
queue-to-lobby = Do radu
