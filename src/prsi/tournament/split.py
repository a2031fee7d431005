"""How players are split over tables: as evenly as possible."""


def counts(players: int, tables: int) -> tuple[tuple[int, int], ...]:
    """Return each size of ``tables`` tables, as even as possible, with how many have it, larger ones first."""
    size, larger = divmod(players, tables)
    return ((size + 1, larger), (size, tables - larger)) if larger else ((size, tables),)


def split(players: int, tables: int) -> tuple[int, ...]:
    """Return the size of each table, larger ones first."""
    return tuple(size for size, count in counts(players, tables) for _ in range(count))
