# Hra s lidmi, než se rozdá: volné stoly, nový stůl, pozvánka, fronta.

home-people = S lidmi
home-people-about = Volné stoly nebo pozvánka odkazem
home-own-table = Ke stolu
home-own-table-about = Hraješ s lidmi: { $preset }
home-invitation = Pozvánka ke stolu
home-invitation-about = Zve { $name }

online-loading = Načítá se…
cancel = Zrušit
copy = Kopírovat
none = –

## Jméno

name-you-play-as = Hraješ jako
name-another = Jiné jméno
name-own = Vlastní jméno
name-save = Uložit

## Volné stoly

lobby-title = S lidmi
lobby-own = Tvoje stoly a pozvánky
lobby-back-to-table = Ke stolu
lobby-waiting = Kdo čeká na spoluhráče
lobby-filter = Pro kolik hráčů
lobby-all = Všechny
lobby-join = Přisednout
lobby-create = Založit stůl
lobby-nobody = Zatím tu nikdo není
lobby-nobody-so = Na tolik hráčů teď nikdo nečeká
lobby-nobody-about = Založ stůl a počkej, kdo přisedne. Zatím si můžeš zahrát proti počítači.
lobby-meanwhile = Hrát zatím proti počítači
lobby-count = Hrajících lidí: { $players } · obsazených stolů: { $tables }
lobby-more = Další stránky
quick-title = Rychlá hra
quick-seats = Kolik hráčů
quick-play = Hrát
quick-about = Sedneš si k těm, kdo na spoluhráče čekají nejdéle. Když nečeká nikdo, založí se nový stůl.
invitation-from = { $name } tě zve ke stolu
invitation-see = Podívat se

table-state-waiting = čeká se na hráče
table-state-running = hraje se
table-state-closed = stůl je zavřený
table-rules-plain = Pravidla beze změn.
table-rules-different = Co je jinak
table-own-values = Body za karty jsou vlastní.
table-private = jen s odkazem
table-minutes = asi { $low }–{ $high } min.
table-fills = Volná místa obsadí počítač za { $time }.
table-seats-here = Kdo sedí u stolu
seat-open = volno
seat-computer = počítač
seats-count =
    { $count ->
        [one] pro { $count } hráče
        [few] pro { $count } hráče
       *[other] pro { $count } hráčů
    }
clock-none = bez omezení
clock-per-turn = { $time } na tah

## Před přisednutím

preview-title = Stůl
preview-about = Tady se hraje podle těchto pravidel:
preview-sit = Sednout si ke stolu
preview-lobby = Podívat se po jiném stole
preview-none = Tenhle stůl už není
preview-none-about = Hra skončila, nebo je v odkazu chyba.
preview-no_seat = Všechna místa jsou obsazená.
preview-full = Server je plný. Ve frontě dostaneš místo, až se uvolní.
preview-not_together = U tohoto stolu teď nemůžeš hrát.
preview-too_many_tables = Víc stolů najednou už mít nemůžeš.

## Nový stůl

create-title = Nový stůl
create-who = Kdo bude hrát
create-open = Kdo smí přijít
create-private = Jen s odkazem
create-public = Kdokoli
create-private-about = Stůl najde jen ten, komu pošleš odkaz nebo ukážeš kód.
create-public-about = Stůl bude vidět mezi volnými. Po deseti minutách obsadí volná místa počítač.
create-seats = Míst u stolu
create-bots = Z toho počítačů
create-clock = Čas na tah
create-clock-about = Komu čas dojde, za toho jeden tah zahraje počítač.
create-make = Založit stůl

## Pozvánka

invite-title = Pozvat ke stolu
invite-about = Kdo otevře odkaz nebo si ho načte telefonem, sedne si k tobě.
local-only = Tahle stránka je otevřená jako „{ $host }“: na jiném zařízení její odkazy a kódy nefungují. Otevři ji na adrese, kterou server vypsal pro síť (prsi serve --lan).
invite-code = Kód stolu
invite-link = Odkaz ke stolu
invite-qr = QR kód s odkazem ke stolu
invite-copy = Kopírovat odkaz
invite-copied = Zkopírováno
copy-refused = Prohlížeč kopírovat nedovolil. Text je označený, zkopíruj si ho odtud.
invite-share = Poslat
invite-text = Pojď si zahrát Prší.
invite-recent = Pozvat někoho z minula
invite-do = Pozvat
invite-name = Pozvat: { $name }
invite-done = pozvánka čeká
invite-sent = Pozvánka je odeslaná.
invite-to-table = Ke stolu

## Fronta

queue-title = Server je plný
queue-about = Teď tu hraje tolik lidí, kolik server zvládne. Můžeš počkat ve frontě.
queue-wait = Čekat ve frontě
queue-leave = Opustit frontu
queue-place = Ve frontě: { $place }. místo
queue-keeps = Místo ti zůstane, i když zatím hraješ proti počítači. Jen nezavírej stránku.
queue-free = Místo je volné.
queue-free-for = Místo je volné. Čeká na tebe { $time }.
queue-room = Místo je volné, nemusíš čekat.
queue-go = Hrát
queue-to-lobby = Do fronty
