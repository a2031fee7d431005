"""Who plays: guests and their devices, names, codes and passkeys, blocks, reports, moderators, limits."""
