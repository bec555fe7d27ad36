/**
 * Sealed tables: a match that its players carry themselves, as a token that none of them can read or alter.
 *
 * <p>A {@link croupier.client.tables.SealedTable} is a seat at one. Once the match has been revealed, it says without
 * asking any server whether the deals were fair.
 */
@NullMarked
package croupier.client.tables;

import org.jspecify.annotations.NullMarked;
