"""Measurements of every speed that the README claims, with peers in the same run."""
