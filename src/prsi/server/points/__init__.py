"""Points, rating, levels, leaderboards and statistics: what a finished match leaves behind."""
