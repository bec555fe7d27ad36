"""Rules of card games as pure functions over frozen values; no I/O, no clock, no randomness."""
