"""The tests: one folder a package; tests/naive is the oracle the rules are held against."""
