"""A second, slow reading of the rulebook, made without the engine: what the engine is compared with."""
