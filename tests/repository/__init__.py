"""The repository's own rules: what may be in its files, who imports whom, how the compiled group is used."""
