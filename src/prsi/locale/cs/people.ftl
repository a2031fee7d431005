# Kdo hraje: profil, zařízení, body, žebříčky, statistiky, lidé z minula, co se ukládá.

player-gone = smazaný profil
place = Místo
place-nth = { $place }. místo

## Profil

profile-none = Na tomhle zařízení zatím žádný profil není. Vznikne sám, jakmile si sedneš ke stolu s lidmi.
profile-begin = Založit profil hned
profile-more = Další stránky
profile-avatar = Obrázek
profile-language-about = Stránka i jména z nabídky jsou v tomhle jazyce.
profile-since = Profil je tu od { $date }.
profile-muted = Věty u stolu máš vypnuté do { $date }.
profile-name-locked = Jméno ti dala správa. Změnit půjde po { $date }.
profile-erase = Smazat profil
profile-erase-title = Smazat profil?
profile-erase-about = Smaže se jméno, body, statistiky, lidé z minula i přihlášení na všech zařízeních. Ve hrách ostatních po tobě zůstane jen pomlčka. Nejde to vrátit.
profile-erased = Profil je smazaný.

keep-title = Aby se profil neztratil
keep-about = Není tu žádný e-mail ani heslo. Profil drží toto zařízení; pro jistotu si nech ještě jednu cestu k němu.
recovery-title = Záchranný kód
recovery-about = Kód na papír: s ním se k profilu dostaneš odkudkoli. Platí jednou.
recovery-there = Záchranný kód máš. Když se ztratil, udělej nový a starý přestane platit.
recovery-do = Ukázat záchranný kód
recovery-anew = Udělat nový kód
recovery-once = Opiš si ho nebo ulož. Ukáže se jen teď.
recovery-noted = Mám ho
passkey-title = Přístupový klíč
passkey-about = Přihlášení otiskem, obličejem nebo zámkem zařízení. Nic si nemusíš pamatovat.
passkey-there =
    { $count ->
        [one] Profil má { $count } přístupový klíč.
        [few] Profil má { $count } přístupové klíče.
       *[other] Profil má { $count } přístupových klíčů.
    }
passkey-impossible = Tady přístupové klíče nejdou: chybí zabezpečená adresa, nebo je prohlížeč neumí.
passkey-do = Přidat přístupový klíč
passkey-added = Přístupový klíč je přidaný.
passkey-nothing = Nic se nestalo: klíč nebyl potvrzen.
passkey-nth = Klíč { $n }
passkey-made = přidán { $when }
passkey-used = použit { $when }
passkey-drop = Odebrat
passkey-drop-nth = Odebrat klíč { $n }

devices-title = Zařízení
device-here = tohle zařízení
device-seen = naposledy { $when }
device-unknown = Neznámé zařízení
device-out = Odhlásit
device-out-name = Odhlásit: { $name }
device-others-out = Odhlásit všechna ostatní zařízení
device-leave-title = Odhlásit tohle zařízení?
device-leave-back = Zpátky vede záchranný kód, přístupový klíč nebo jiné tvoje zařízení.
device-leave-lost = Zpátky pak nevede žádná cesta: profil se ztratí. Nejdřív si vytvoř záchranný kód.
move-title = Hrát i na jiném zařízení
move-about = Ukáže se kód. Na druhém zařízení ho načteš nebo opíšeš a sedíš u stejného stolu.
move-do = Ukázat kód
move-how = Na druhém zařízení načti obrázek, nebo otevři Profil a kód opiš:
move-qr = QR kód pro druhé zařízení
move-until = Platí { $time } a jen jednou.
move-warning = Nikomu ho neukazuj: kdo ho má, hraje za tebe.
move-here-about = Potvrď kód z druhého zařízení a hraj dál tady.
move-here-instead = Tohle zařízení má teď profil { $name }. Nahradí ho ten z kódu.
signin-title = Mám profil jinde
signin-code = Kód z jiného zařízení nebo záchranný kód
signin-code-about = Pomlčky a velikost písmen nehrají roli.
signin-do = Použít kód
signin-passkey = Přístupový klíč
signed-in = Profil { $name } je tady.

data-title = Tvoje data
data-export = Stáhnout všechno

## Úroveň, body, žebříčky

level-is = Úroveň { $level }
level-short = úroveň { $level }
level-about = Splněno { $reached } z { $all }. Každý milník je o úroveň víc.
milestone-first_match = První hra s lidmi
milestone-first_win = První výhra
milestone-three_opponents = Tři různí soupeři
milestone-five_wins = 5 výher
milestone-twenty_five_wins = 25 výher
milestone-waits = ještě ne
points-title = Body
points-total = Body celkem
points-about = Za dohranou hru aspoň dvou lidí: první místo 10 bodů, druhé 4 (od tří hráčů), ostatní 1, remíza 1. Za hru opuštěnou před koncem nic. Stejná dvojice má denní strop.
rating-title = Síla
rating-about = Síla je odhad podle toho, s kým se vyhrává a prohrává. Začíná se na 1500.
leaderboards-period = Období
period-week = Týden
period-month = Měsíc
period-year = Rok
leaderboards-before = Předchozí období
leaderboards-after = Další období
leaderboards-player = Hráč
leaderboards-wins = Výhry
leaderboards-wins-of = { $wins } z { $matches }
leaderboards-nothing = V tomhle období zatím nikdo nemá body.
leaderboards-players =
    { $count ->
        [one] Body má { $count } hráč.
        [few] Body mají { $count } hráči.
       *[other] Body má { $count } hráčů.
    }

## Statistiky

statistics-which = Které hry
statistics-people = S lidmi
statistics-practice = Trénink
statistics-people-about = Hry, ve kterých sedí aspoň dva lidé.
statistics-practice-about = Hry u stolu, kde ostatní místa drží počítač. Do bodů se nepočítají.
statistics-nothing = Zatím tu není žádná dohraná hra.
statistics-matches = Hry
statistics-won = Výhry
statistics-streak = Výhry v řadě
statistics-streak-best = nejdelší: { $count }
statistics-penalty = Nejvíc líznuto
statistics-penalty-cards =
    { $count ->
        [one] karta najednou
        [few] karty najednou
       *[other] karet najednou
    }
statistics-round = Průměrné kolo
statistics-round-turns = tahů: { $turns }
statistics-left = Nedohrané
statistics-opponents = Soupeři
statistics-better = Přede mnou
statistics-worse = Za mnou
matches-title = Odehrané hry
matches-left = nedohráno
matches-more = Starší hry
matches-record = Uložit zápis hry: { $date }
matches-points =
    { $count ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
chart-table = Čísla v tabulce
chart-won = výhry
chart-other = ostatní hry
chart-weeks = Hry po týdnech
chart-weeks-about = Kolik her se v kterém týdnu dohrálo a kolik z nich skončilo výhrou.
chart-week-of = Týden od
chart-day = Den
chart-rating = Síla
chart-rating-about = Jak se odhad síly mění hru za hrou.
chart-rulesets = Podle pravidel
chart-rulesets-about = Kolik her podle kterých pravidel a kolik z nich skončilo výhrou.
chart-places = Umístění
chart-places-about = Jak často která hra končí na kterém místě.

## Lidé z minula

people-about = Pozvat jde ke každému stolu, který založíš.
people-about-waiting = Tvůj stůl čeká na hráče: můžeš sem někoho pozvat.
people-legend = Reproduktor ztlumí věty u stolu. Křížek zablokuje: spolu si už ke stolu nesednete. Nikdo se to nedozví.
people-nobody = Zatím tu nikdo není
people-nobody-about = Po první hře s lidmi tu najdeš, s kým se hrálo.
people-times =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
       *[other] { $count } her
    }
people-muted = bez vět u stolu
people-mute = Ztlumit věty: { $name }
people-block = Zablokovat: { $name }
people-blocked = Zablokovaní
people-blocked-about = S nikým z nich si u stolu nesedneš.
people-unblock = Odblokovat
people-unblock-name = Odblokovat: { $name }
people-is-blocked = { $name }: zablokováno
people-is-unblocked = { $name }: odblokováno
people-is-muted = { $name }: věty ztlumené
people-is-unmuted = { $name }: věty zapnuté

## Co se ukládá na serveru

privacy-lead = Jen to, bez čeho se s lidmi hrát nedá. Žádný e-mail, žádné skutečné jméno, žádné reklamy, nic z cizích serverů.
privacy-kept = Co a jak dlouho
privacy-profile = Jméno ve hře, obrázek a jazyk
privacy-profile-long =
    { $count ->
        [one] Dokud profil nesmažeš; bez používání { $count } den. Profil, ke kterému už žádné zařízení ani kód nevede, se maže po { $other } dnech.
        [few] Dokud profil nesmažeš; bez používání { $count } dny. Profil, ke kterému už žádné zařízení ani kód nevede, se maže po { $other } dnech.
       *[other] Dokud profil nesmažeš; bez používání { $count } dní. Profil, ke kterému už žádné zařízení ani kód nevede, se maže po { $other } dnech.
    }
privacy-device = Přihlášená zařízení
privacy-device-long =
    { $count ->
        [one] Jen druh prohlížeče a otisk přihlášení, dokud zařízení neodhlásíš; bez používání { $count } den.
        [few] Jen druh prohlížeče a otisk přihlášení, dokud zařízení neodhlásíš; bez používání { $count } dny.
       *[other] Jen druh prohlížeče a otisk přihlášení, dokud zařízení neodhlásíš; bez používání { $count } dní.
    }
privacy-games = Zápisy her i s větami u stolu
privacy-games-long =
    { $count ->
        [one] { $count } den. Patří všem, kdo hráli; po smazání profilu v nich místo jména zůstane pomlčka.
        [few] { $count } dny. Patří všem, kdo hráli; po smazání profilu v nich místo jména zůstane pomlčka.
       *[other] { $count } dní. Patří všem, kdo hráli; po smazání profilu v nich místo jména zůstane pomlčka.
    }
privacy-points = Body, síla a milníky
privacy-points-long =
    { $count ->
        [one] Stejně dlouho jako profil: bez používání { $count } den.
        [few] Stejně dlouho jako profil: bez používání { $count } dny.
       *[other] Stejně dlouho jako profil: bez používání { $count } dní.
    }
privacy-people = S kým se hrálo
privacy-people-long =
    { $count ->
        [one] { $count } den od poslední společné hry. Zablokovaní a ztlumení tu jsou, dokud to nezrušíš.
        [few] { $count } dny od poslední společné hry. Zablokovaní a ztlumení tu jsou, dokud to nezrušíš.
       *[other] { $count } dní od poslední společné hry. Zablokovaní a ztlumení tu jsou, dokud to nezrušíš.
    }
privacy-invitations = Pozvánky ke stolu
privacy-invitations-long =
    { $count ->
        [one] { $count } den.
        [few] { $count } dny.
       *[other] { $count } dní.
    }
privacy-reports = Nahlášení a rozhodnutí o nich
privacy-reports-long =
    { $count ->
        [one] { $count } den. Záznam zásahů správy zůstává, ale jen s čísly, bez jmen.
        [few] { $count } dny. Záznam zásahů správy zůstává, ale jen s čísly, bez jmen.
       *[other] { $count } dní. Záznam zásahů správy zůstává, ale jen s čísly, bez jmen.
    }
privacy-address = Síťová adresa
privacy-address-long =
    { $count ->
        [one] Jen jako otisk kvůli ochraně před zahlcením, nejvýš { $count } den.
        [few] Jen jako otisk kvůli ochraně před zahlcením, nejvýš { $count } dny.
       *[other] Jen jako otisk kvůli ochraně před zahlcením, nejvýš { $count } dní.
    }
privacy-not = Co se neukládá
privacy-not-text = Skutečné jméno, věk, e-mail, telefon, poloha, co děláš jinde. Hry proti počítači zůstávají v zařízení.
privacy-cookie = Jediná cookie
privacy-cookie-text = Drží přihlášení na tomhle zařízení. Jiné stránky ji nevidí a k ničemu jinému neslouží.
privacy-yours = Stáhnout a smazat
privacy-yours-text = V profilu si všechno stáhneš jako soubor a jedním tlačítkem tam profil i smažeš.
privacy-to-profile = Do profilu
