"""Second implementations, written from the rules and the documents alone, to compare the engine with."""
