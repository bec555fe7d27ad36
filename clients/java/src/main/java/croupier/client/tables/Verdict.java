package croupier.client.tables;

import org.jspecify.annotations.Nullable;

/**
 * What a reveal shows of a match, each thing for itself: true, false, or null where there was nothing to check it by.
 *
 * @param deck whether every deck is what the server had bound itself to; null if its commitment was not stored
 * @param seen whether all that this seat was dealt and drew, and the cards that it saw face up, are those of the
 *     shuffled decks; null if it saw none
 * @param links whether the moves are those that gave the links that this seat was shown; null if not all are known
 */
public record Verdict(@Nullable Boolean deck, @Nullable Boolean seen, @Nullable Boolean links) {}
