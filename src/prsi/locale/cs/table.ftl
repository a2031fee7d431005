# Hrací obrazovka: výzvy, události jako věty, tlačítka.
# $name je jméno v prvním pádě, $card a $cards karty ve čtvrtém pádě, $wish přaná barva nebo hodnota, $n počet.

# Křestní jména k obličejům.
avatar-anicka = Anička
avatar-karel = Děda Karel
avatar-jarka = Babi Jarka
avatar-kuba = Kuba
avatar-vojta = Vojta
avatar-tereza = Tereza
avatar-hynek = Hynek
avatar-zofie = Žofie
avatar-samuel = Samuel
avatar-bohumil = Bohumil
avatar-ludmila = Ludmila
avatar-emma = Emma

table-you = Ty
table-you-short = ty
table-round = { $n }. kolo
table-back = Zpět
table-menu = Nabídka
table-label = Hrací stůl
table-seats = Spoluhráči
table-pause = Pauza
table-resume = Pokračovat
table-settings = Nastavení
table-rules = Pravidla
table-leave = Odejít od stolu
table-sort = Srovnat karty
table-sort-suit = Podle barev
table-sort-rank = Podle hodnot
table-sort-none = Jak přišly
table-close = Zavřít

# Stůl
pile-label = Na stole: { $card }
stock-label =
    { $n ->
        [0] Balíček je prázdný
        [one] V balíčku je { $n } karta
        [few] V balíčku jsou { $n } karty
       *[other] V balíčku je { $n } karet
    }
owed-label = 
    { $n ->
        [one] Má se líznout { $n } karta
        [few] Mají se líznout { $n } karty
       *[other] Má se líznout { $n } karet
    }
token-valid = Platí
token-wish = Přání
token-label = Platí { $suit }
token-wish-label = Přání: { $wish }
skip-owed = Stojí se

# Místa
seat-label =
    { $n ->
        [0] { $name }, bez karet
        [one] { $name }, { $n } karta
        [few] { $name }, { $n } karty
       *[other] { $name }, { $n } karet
    }
seat-plays = hraje
seat-out = { $place }. místo
seat-finishing = má hotovo
seat-not-dealt = už nehraje
seat-one-called = hlásí Mau!
seat-one-missed = nehlásí Mau
seat-dealer = rozdává
seat-lays = dává { $card }
seat-wishes = přeje si { $wish }
seat-draws =
    { $n ->
        [one] líže { $n } kartu
        [few] líže { $n } karty
       *[other] líže { $n } karet
    }
seat-stands = stojí
seat-skipped = vynechává
seat-keeps = nechává si
seat-passes = pasuje

# Výzva: jeden řádek, čí je tah a co se dluží
turn-you = Jsi na tahu
turn-next = Pak { $names }
prompt-other = Hraje { $name }
prompt-other-penalty = { $name }: líznout { $n }, nebo přebít
prompt-other-skip = { $name }: stát, nebo přebít
prompt-penalty = Lízni { $n }
prompt-penalty-seven = Lízni { $n }, nebo přebij sedmou
prompt-penalty-answer = Lízni { $n }, nebo přebij
prompt-skip = Teď stojíš
prompt-skip-answer =
    { $rank ->
        [eight] Stůj, nebo přebij osmou
       *[other] Stůj, nebo přebij esem
    }
prompt-lay = Dej { $what }
prompt-stuck = Nic nesedí, lízni si
prompt-stuck-pass = Nic nesedí, pasuj
prompt-drawn = Dej { $card }, nebo si kartu nech
prompt-comeback-hearts = Srdcová sedma vrací do hry: { $name }
prompt-comeback-any = Sedma vrací do hry: { $name }
prompt-paused = Pauza
prompt-wins = Vyhrává { $name }
prompt-you-win = Vyhráváš!
prompt-blocked = Nikdo nemůže hrát, kolo končí
prompt-turn-limit = Kolo je příliš dlouhé a končí
prompt-you-out = Máš hotovo, dohrávají ostatní
prompt-waiting = Chvilku…

# Tlačítka
draw-button =
    { $n ->
        [0] Líznout
       *[other] Líznout { $n }
    }
stand-button = Stát
keep-button = Nechat si
pass-button = Pasovat
take-back-button = Vzít zpět
result-button = Výsledek
lay-button =
    { $n ->
        [one] Dát { $n } kartu
        [few] Dát { $n } karty
       *[other] Dát { $n } karet
    }
lay-cancel = Zrušit výběr
mau-button = Mau!
mau-called = ✓ Mau
mau-say = Řekni Mau
mau-label = Hlásit Mau
mau-label-called = Mau je zahlášené
call-out-button = Mau? { $name }
call-out-label = Mau? { $name } nehlásí: upozornit
hint-button = Rada
undo-button = Vrátit tah
history-button = Co se stalo

# Ruka
hand-label =
    { $n ->
        [0] V ruce nemáš žádnou kartu
        [one] V ruce máš { $n } kartu
        [few] V ruce máš { $n } karty
       *[other] V ruce máš { $n } karet
    }
hand-more =
    { $n ->
        [one] { $n } hratelná
        [few] { $n } hratelné
       *[other] { $n } hratelných
    }
card-playable = jde zahrát
card-not-playable = teď nejde
card-selected = vybráno, { $n }. v pořadí
card-drawn = právě líznuto
card-hinted = rada

# Proč to nejde: jedna věta
why-does_not_fit = { $playable ->
        [0] Sem nesedí { $card } ani žádná jiná tvoje karta.
       *[other] Sem nesedí { $card }: jde dát { $what }.
    }
why-wish_stands = { $playable ->
        [0] Platí přání a žádná tvoje karta mu neodpovídá.
       *[other] Platí přání: jde dát { $what }.
    }
why-wild_on_wild = Měnič se na měnič nedává.
why-penalty_owed = { $n ->
        [one] Čeká na tebe { $n } karta
        [few] Čekají na tebe { $n } karty
       *[other] Čeká na tebe { $n } karet
    }: { $playable ->
        [0] lízni si.
       *[other] přebij, nebo si lízni.
    }
why-skip_owed = { $playable ->
        [0] Teď stojíš, přebít nemáš čím.
       *[other] Stůj, nebo přebij kartou stejné hodnoty.
    }
why-may_not_be_last = Tahle karta nesmí být poslední.
why-drawn_card_only = Hrát jde jen právě líznutá karta.
why-no_rank_to_wish = Nezbývá hodnota, kterou si jde přát.
why-one_card_only = Najednou jde dát jen jedna karta.
why-not_first = Nejdřív dej { $what }, { $card } potom přidáš.
why-not_your_turn = { $name } je teď na tahu.
why-paused = Hra má pauzu.
why-round_over = Kolo už skončilo.
why-other = Teď to nejde.
why-draw = Líznout teď nejde: máš co zahrát.
why-call = Mau se hlásí před předposlední kartou.
draw-sure = Máš co zahrát. Když nechceš, ťukni ještě jednou.
not-sent = Tah neprošel, zkus to znovu.

# Přání
wish-title = Jakou barvu si přeješ?
wish-title-rank = Jakou hodnotu si přeješ?
wish-laying = Dáváš { $card }.
wish-holding =
    { $n ->
        [0] nemáš
       *[other] máš { $n }
    }

# Události
event-dealt-you =
    { $n ->
        [one] Dostáváš { $n } kartu.
        [few] Dostáváš { $n } karty.
       *[other] Dostáváš { $n } karet.
    }
event-upcard = Otáčí se { $card }.
event-laid = { $name } dává { $card }.
event-laid-you = Dáváš { $card }.
event-laid-wish = { $name } dává { $card } a přeje si { $wish }.
event-laid-wish-you = Dáváš { $card } a přeješ si { $wish }.
event-owed = { $n ->
        [one] Kdo je na řadě, má líznout { $n } kartu.
        [few] Kdo je na řadě, má líznout { $n } karty.
       *[other] Kdo je na řadě, má líznout { $n } karet.
    }
event-direction = Směr se obrací.
event-drew =
    { $n ->
        [0] { $name } nemá co líznout.
        [one] { $name } líže { $n } kartu.
        [few] { $name } líže { $n } karty.
       *[other] { $name } líže { $n } karet.
    }
event-drew-you =
    { $n ->
        [0] Nemáš co líznout.
        [one] Lížeš { $n } kartu.
        [few] Lížeš { $n } karty.
       *[other] Lížeš { $n } karet.
    }
event-drew-you-card = Lížeš { $card }.
event-reshuffled = Balíček došel. Zamíchaly se zahrané karty.
event-stood = { $name } stojí.
event-stood-you = Stojíš.
event-kept = { $name } si nechává líznutou kartu.
event-kept-you = Necháváš si líznutou kartu.
event-passed = { $name } pasuje.
event-passed-you = Pasuješ.
event-skipped = { $name } vynechává.
event-skipped-you = Vynecháváš.
event-called = { $name } hlásí Mau!
event-called-you = Hlásíš Mau!
event-called_out = { $by }: „Mau?“ { $name } nehlásí a líže.
event-called_out-you = { $by }: „Mau?“ Nehlásíš a lížeš.
event-called_out-by-you = Ty: „Mau?“ { $name } nehlásí a líže.
event-went_out = { $name } má hotovo.
event-went_out-you = Máš hotovo!
event-came_back = { $name } se vrací do hry.
event-came_back-you = Vracíš se do hry.
event-window_opened = { $name } má poslední kartu a nehlásí Mau.
event-window_opened-you = Máš poslední kartu a nehlásíš Mau.
event-round_over-won = { $name } vyhrává kolo.
event-round_over-you = Kolo vyhráváš.
event-round_over-none = Kolo končí bez vítěze.
event-undone = Tah se vrací.

# Od tvého posledního tahu
recap-title = Od tvého tahu
recap-empty = Zatím se nic nestalo.
recap-replay = Přehrát
recap-replaying = Přehrává se
advice-lay = Rada: dej { $card }.
advice-lay-wish = Rada: dej { $card } a přej si { $wish }.
advice-draw = Rada: lízni si.
advice-pass = Rada: stůj.
advice-call = Rada: řekni Mau.
advice-thinking = Přemýšlím…

# Přehled
log-tab = Průběh
score-rounds = Vyhraná kola
score-points = Body
score-chips = Žetony
score-cards = Karet příště
keys-line = Klávesy: ← → vybrat, Enter zahrát, L líznout, M Mau, N upozornit, H rada, Z vrátit

# Víc lidí na jednom zařízení: mezi tahy jsou karty zakryté
cover-label = Zakrytý stůl
cover-pass = Předej to dál. Teď hraje
cover-next = { $name }
cover-take = Jsem { $name }
cover-hidden = Po ťuknutí se ukážou karty. Ostatní se nedívají.
cover-call-out = { $name }: „Mau?“
cover-call = { $name }: „Mau!“
cover-do = Zakrýt karty
pass-on-button = Předat: { $name }
