"""A test kit for every game of the registry alike; what it must be told of a game is in `kit.known`."""
