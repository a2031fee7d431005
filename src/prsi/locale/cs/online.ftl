# Hra s lidmi: spojení, čekárna, věty u stolu, výsledek.

page-not-loaded = Stránka se nenačetla. Zkontroluj připojení a zkus to znovu.
