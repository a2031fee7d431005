"""Prší and its family: rules, matches, computer opponents and tables."""

__version__ = "0.1.0"
