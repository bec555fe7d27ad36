/**
 * The messages: records, enums, and sealed interfaces of records that a tag tells apart.
 *
 * <p>What may be null is marked {@code @Nullable}; nothing else ever is. Lists cannot be changed.
 */
@NullMarked
package croupier.client.model;

import org.jspecify.annotations.NullMarked;
