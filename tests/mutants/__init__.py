"""Planted faults: for each rule one in the engine and one in the naive engine, each of which must make a test fail."""
