# Nahlášení, správa hráčů, správa serveru.

report-title = Nahlásit: { $name }
report-about = Podívá se na to správa. Spolu s nahlášením uvidí průběh hry a věty u stolu. Nikdo další se to nedozví.
report-reason = Co vadí
report-reason-name = Jméno
report-reason-behaviour = Chování u stolu
report-reason-cheating = Nepoctivá hra
report-reason-other = Něco jiného
report-text = Stručně, co se stalo (nemusí být)
report-send = Nahlásit
report-sent = Díky, správa se na to podívá.

moderation-view = Co ukázat
moderation-view-open = Čeká
moderation-view-decided = Rozhodnuté
moderation-view-players = Hledat
moderation-view-log = Záznam
moderation-nothing = Nic tu není.
moderation-about = Koho
moderation-by = Kdo hlásí
moderation-when = Kdy
moderation-who = Kdo
moderation-decision = Rozhodnutí
moderation-log-range = Zápis hry
moderation-range = stůl { $table }, místo { $seat }, záznamy { $first }–{ $last }
moderation-chat =
    { $count ->
        [0] U stolu nepadla žádná věta
        [one] { $count } věta u stolu
        [few] { $count } věty u stolu
       *[other] { $count } vět u stolu
    }
moderation-reports-about =
    { $count ->
        [one] { $count } nahlášení celkem
        [few] { $count } nahlášení celkem
       *[other] { $count } nahlášení celkem
    }
moderation-reports-by =
    { $count ->
        [one] { $count } odeslané nahlášení
        [few] { $count } odeslaná nahlášení
       *[other] { $count } odeslaných nahlášení
    }
moderation-banned-until = zákaz do { $date }
moderation-muted-until = bez vět do { $date }
moderation-dismiss = Nechat být
moderation-mute = Vypnout věty
moderation-rename = Přejmenovat
moderation-ban = Zakázat hru
moderation-lift = Zrušit tresty
moderation-sign_out = Odhlásit všude
moderation-dismiss-title = Nechat být: { $name }?
moderation-mute-title = Vypnout věty: { $name }?
moderation-rename-title = Přejmenovat: { $name }?
moderation-ban-title = Zakázat hru: { $name }?
moderation-lift-title = Zrušit tresty: { $name }?
moderation-sign_out-title = Odhlásit všude: { $name }?
moderation-dismiss-about = Nahlášení se uzavře a nic dalšího se nestane.
moderation-mute-about = Hrát půjde dál, ale věty a obrázky u stolu ne.
moderation-rename-about = Server dá jiné jméno z nabídky; po tu dobu ho nejde změnit.
moderation-ban-about = Hra s lidmi se zavře hned. Profil si dál jde stáhnout i smazat.
moderation-lift-about = Zákaz hry, vypnuté věty i zamčené jméno přestanou platit.
moderation-sign_out-about = Pro hráče, jehož profil má v rukou někdo cizí: všechna zařízení se odhlásí. Zpátky vede záchranný kód nebo přístupový klíč.
moderation-how-long = Na jak dlouho
moderation-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
moderation-note = Poznámka do záznamu
moderation-done = Hotovo, je to v záznamu.
moderation-search = Jméno nebo číslo hráče
moderation-search-do = Hledat
moderation-nobody = Nikdo takový tu není.
moderation-log-about = Každý zásah zůstává v záznamu, který nejde změnit ani smazat.
moderation-action = Zásah
moderation-action-dismiss = nechat být
moderation-action-mute = vypnout věty
moderation-action-rename = přejmenovat
moderation-action-ban = zakázat hru
moderation-action-lift = zrušit tresty
moderation-action-sign_out = odhlásit všude
moderation-action-role = změnit právo
moderation-action-drain = vyprázdnit uzel
moderation-machine = počítač serveru
moderation-more = Starší záznamy

admin-health = Jak se serveru daří
admin-node = Uzel
admin-well = v pořádku
admin-unwell = databáze neodpovídá
admin-bus = Spojení uzlů
admin-bus-yes = funguje
admin-bus-no = nefunguje; zprávy chodí se zpožděním
admin-new-tables = Nové stoly
admin-takes = přijímá
admin-drains = nepřijímá, uzel se vyprazdňuje
admin-reports = Nahlášení
admin-reports-none = žádné nečeká
admin-reports-wait =
    { $count ->
        [one] čeká { $count }
        [few] čekají { $count }
       *[other] čeká { $count }
    }
admin-nodes = Uzly
admin-state = Stav
admin-sockets = Spojení
admin-tables = Stoly
admin-started = Běží od
admin-beat = Poslední známka života
admin-here = odpovídá ti
admin-alive = běží
admin-gone = neozývá se
admin-no-tables = Žádné stoly
admin-phase-waiting = čekají na hráče
admin-phase-ready = před rozdáním
admin-phase-playing = hraje se
admin-phase-round_over = mezi koly
admin-phase-match_over = po hře
admin-phase-closed = zavřené
admin-players = Hráči
admin-players-all = celkem
admin-players-day = za poslední den
admin-players-month = za 30 dní
admin-players-banned = se zákazem
admin-players-muted = bez vět
admin-players-staff = správa
admin-database = Databáze: { $name }.
admin-drain-title = Vyprázdnit tento uzel
admin-drain-about = Uzel nepřijme nové stoly a lidi pošle k ostatním uzlům. Hodí se před aktualizací; zpátky ho vrátí nové spuštění.
admin-drain = Vyprázdnit
admin-drain-ask = Vyprázdnit uzel?
admin-draining = Uzel se vyprazdňuje
