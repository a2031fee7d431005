# Spiel mit Menschen: Verbindung, Warteraum, Sätze am Tisch, Ergebnis.

page-not-loaded = Die Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
