/**
 * The client: {@link croupier.client.Croupier} has a member for each game, and that a method for each call.
 *
 * <p>What may be null is marked {@code @Nullable}; nothing else ever is.
 */
@NullMarked
package croupier.client;

import org.jspecify.annotations.NullMarked;
