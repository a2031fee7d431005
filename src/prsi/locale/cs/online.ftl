# Hra s lidmi: spojení, čekárna, věty u stolu, nepřítomní, výsledek. $name a $names jsou jména v prvním pádě.

## Spojení

page-not-loaded = Stránka se nenačetla. Zkontroluj připojení a zkus to znovu.
net-starting = Spojuji se…
net-open = Spojeno
net-waiting = Tahy čekají na server
net-reconnecting = Spojuji se znovu…
net-offline = Bez internetu
net-closed = Odpojeno
online-opening = Sedám si ke stolu…
online-elsewhere = K jinému stolu
online-boards = Žebříčky
points-earned =
    { $count ->
        [one] { $count } bod do žebříčku
        [few] { $count } body do žebříčku
       *[other] { $count } bodů do žebříčku
    }
points-none = Hra s počítačem se do žebříčku nepočítá.
outdated-title = Je tu novější Prší
full-title = Stůl je plný
full-about = Na všech místech už někdo sedí. Můžeš si najít jiný stůl.
gone-title = Stůl je zavřený
gone-about = U tohoto stolu se už nehraje.
replaced-title = Za tebe teď hraje počítač
replaced-about = Místo je pořád tvoje. Vrátíš se na něj, jakmile skončí kolo.
replaced-do = Vrátit se na místo
unseated-title = U tohoto stolu už nesedíš
unseated-about = Čekalo se na tebe a tvoje místo se pak uvolnilo. Dokud je volné, můžeš si na něj znovu sednout.
unseated-do = Znovu si sednout
returning-title = Vracíš se po tomto kole
returning-about = Do konce kola hraje počítač. Nech tuhle stránku otevřenou.
notice-page-outdated = Server už mluví novější řečí. Načti stránku znovu, místo u stolu ti zůstane.
notice-server-outdated = Tahle stránka je novější než server. Zkus to za chvíli znovu.
notice-table-unknown = Takový stůl tu není. Zkontroluj odkaz, nebo si najdi jiný stůl.
notice-banned = Na tomto serveru teď hrát nemůžeš.
notice-not-known = Server si tě nepamatuje. Povol stránce ukládat data a načti ji znovu.
notice-too-fast = Bylo toho moc najednou, spojení si chvilku odpočine.
notice-server-full = Server je teď plný. Zkouším to dál.
notice-server-down = Server se teď nedostane k datům. Zkouším to dál, nic se neztratilo.
notice-not-understood = Stránka a server si nerozumějí. Načti stránku znovu.

## Čekárna a místa

waiting-title =
    { $count ->
        [one] Čeká se na { $count } hráče
        [few] Čeká se na { $count } hráče
       *[other] Čeká se na { $count } hráčů
    }
waiting-full = Všichni sedí
waiting-about = Pošli odkaz, nebo ukaž kód. Kdo ho otevře, sedne si ke stolu.
waiting-fill = Počítač si přisedne za
waiting-ready-about = Rozdává se, až budou připraveni všichni.
waiting-for = Čeká se na: { $names }
waiting-do-fill =
    { $count ->
        [one] Posadit sem počítač
        [few] Posadit sem { $count } počítače
       *[other] Posadit sem { $count } počítačů
    }
waiting-invite = Pozvat ke stolu
waiting-rules = Co se hraje
waiting-all-rules = Všechna pravidla
ready-do = Můžeme začít
ready-done = Připraveno
ready-by-itself = Samo se rozdá za
seat-free = Volné místo
seat-waits = čeká
seat-you = to jsi ty
seat-here = u stolu
seat-ready = připraveno
seat-away = odpojeno
seat-bot = počítač

## Věty u stolu

chat-button = Něco říct
chat-button-wait =
    { $n ->
        [one] Něco říct: jde to za { $n } sekundu
        [few] Něco říct: jde to za { $n } sekundy
       *[other] Něco říct: jde to za { $n } sekund
    }
keys-line-online = Klávesy: ← → vybrat, Enter zahrát, L líznout, M Mau, N upozornit, R co se stalo, C něco říct
chat-title = Co řekneš?
chat-history = Co zaznělo
chat-sentences = Věty
chat-emojis = Obrázky
chat-about = Každý to čte ve svém jazyce. Jedna věta za pět sekund.
chat-wait =
    { $n ->
        [one] Další za { $n } sekundu
        [few] Další za { $n } sekundy
       *[other] Další za { $n } sekund
    }
chat-not-connected = Bez spojení to nikdo neuslyší.
chat-muted = Správa tohoto serveru ti zatím nedovolí mluvit.
chat-unsaid = Tahle věta neprošla, zkus to znovu.
chat-players = Ztlumit nebo nahlásit hráče
chat-said = { $name }: { $text }
say-hello = Ahoj!
say-good_luck = Hodně štěstí!
say-well_played = Pěkně zahráno!
say-thanks = Díky!
say-nice_card = To je karta!
say-unlucky = To je smůla!
say-your_turn = Hraješ ty!
say-back_in_two = Za dvě minuty jsem zpět.
say-one_moment = Momentík…
say-sorry = Promiň!
say-prsi = Prší!
say-mau = A co Mau?
say-again = Ještě jednu!
say-goodbye = Měj se!
say-emoji_smile = úsměv
say-emoji_laugh = smích
say-emoji_wow = údiv
say-emoji_sad = smutek
say-emoji_heart = srdce
say-emoji_clap = potlesk
players-title = Hráči u stolu
players-mute = Ztlumit
players-muted = Ztlumeno
players-mute-name = Ztlumit: { $name }
players-report = Nahlásit
players-report-name = Nahlásit: { $name }
players-none = Kromě tebe tu hraje jen počítač.
players-about = Koho ztlumíš, toho věty už neuvidíš.
players-block = Zablokovat
players-blocked = Zablokováno
players-block-about = Koho zablokuješ, s tím si po této partii k jednomu stolu nesedneš.

## Nepřítomní

question-own = Ostatní rozhodují, jak dál. Zahraj, a nic se nestane.
question-silent = { $name } dlouho nehraje. Jak dál?
question-gone = { $name } nemá spojení. Jak dál?
question-left = { $name } odchází od stolu. Jak dál?
question-computer = Dohraje počítač
question-new-game = Nová hra
question-else = Platí první odpověď. Bez odpovědi dohraje počítač.
event-gone = { $name }: spojení je pryč.
event-gone-you = Tvoje spojení je pryč.
event-back = { $name }: spojení je zpátky.
event-back-you = Tvoje spojení je zpátky.
event-replaced = { $name }: dál hraje počítač.
event-replaced-you = Za tebe hraje počítač.
event-returning = { $name } se vrací po tomto kole.
event-returning-you = Vracíš se po tomto kole.
event-taken_back = { $name } znovu hraje.
event-taken_back-you = Znovu hraješ ty.
event-time_up = { $name }: čas vypršel, hraje se samo.
event-time_up-you = Čas vypršel, hraje se samo.
event-taken_out = { $name }: konec hry v turnaji.
event-taken_out-you = Tvoje hra v turnaji skončila.
leave-title = Odejít od stolu?
leave-about = Tvoje místo se uvolní pro někoho jiného.
leave-about-playing = Rozehrané kolo se ti počítá jako prohrané. Když si jen potřebuješ odskočit, stačí stránku opustit: místo ti devadesát sekund počká.
leave-about-championship = Kdo odejde, v turnaji skončil a vrátit se už nemůže. Když ti stačí chvilka, jen zavři stránku: hraje se dál podle hodin a do deseti minut se můžeš vrátit.
leave-stay = Zůstat
leave-away = Jen si odskočit
leave-do = Odejít
back-to-table = Ke stolu
back-turn = U stolu jsi na tahu.
back-running = Tvůj stůl na tebe čeká.

## Poctivé rozdání a jiné zařízení

fair-online-about = Server se předem zaváže otiskem k tajemství, ze kterého se míchá. Každý u stolu přimíchá vlastní náhodu, takže rozdání nikdo neurčí sám.
fair-mixed = Přimíchali hráči
fair-next = Otisk příštího rozdání
fair-contributed = Tvoje náhoda už je přimíchaná.
fair-not-yet = Tvoje náhoda se přimíchá, až budou všichni sedět.
fair-when = Po kole se tajemství ukáže a u výsledku ho ověříš jedním tlačítkem.
device-title = Hrát na jiném zařízení
device-about = Na druhém zařízení načti tento obrázek, nebo otevři adresu s kódem:
device-qr = QR kód pro druhé zařízení
device-then = Přivede tě k tomuto stolu:
device-both = Kód platí jednou. Hrát jde na obou zařízeních, ukazují tentýž stůl.
device-failed = Kód teď nejde vytvořit.

## Proč to nejde

refused-table_full = U stolu už není volné místo.
refused-not_waiting = Žádné místo není volné.
refused-nobody_asked_about = Na tohoto hráče se už nikdo neptá.
refused-own_seat = O tvém místě rozhodují ostatní.
refused-too_soon = Jedna věta za pět sekund.
refused-not_stored = Server to teď nemůže uložit, zkus to za chvíli znovu.
refused-not_together = U tohoto stolu teď nemůžeš hrát.
refused-apart_now = S někým u tohoto stolu už tě k jednomu stolu neposadíme. Najdi si jiný stůl, nebo počkej, až odejde.
refused-full = Server je plný. Můžeš počkat ve frontě.
refused-too_many_tables = Víc stolů najednou už mít nemůžeš.
refused-muted = Věty u stolu máš teď vypnuté.
refused-championship = U turnajového stolu se nepovídá, nic se nemění a nehraje se znovu.
championship-refused-registered_already = S tímhle profilem už v turnaji někdo je.

## Nastavení

settings-turnAlert = Upozornit na tah
settings-turnAlert-about = U stolu s lidmi dá vědět, že jsi na tahu, i když se díváš jinam.

## A championship online

champ-here = Jsem tady a hraji
champ-here-about = Turnaj se hraje tady na serveru. Před prvním losováním ťukni, že jsi tady; kdo to neudělá, v losování nebude.
champ-here-done = Jsi v prvním losování.
champ-hands = { $number }. partie: co komu zbylo
champ-hands-won = Vyhrává { $name }
champ-set-automatic = Turnaj běží sám
champ-set-automatic-about = První losování ohlásí hlavní rozhodčí. Dál se losuje, vyvolává i vyškrtává samo a rozhodčí zasáhne, jen když je třeba.
champ-set-turn = Sekund na tah
