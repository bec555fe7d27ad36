// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** One thing that one seat does. */
@Serializable
@JsonClassDiscriminator("type")
public sealed interface KrytAction {
    /** Seat that acts. */
    public val seat: Int
}

/** Lead a card to the pile (K6, K8, K16). */
@Serializable
@SerialName("lead")
public data class KrytLead(
    override val seat: Int,
    /** Card from its hand. */
    val card: Card,
) : KrytAction

/** Beat the top card (K9); a lead by the same seat follows, if it has a card left. */
@Serializable
@SerialName("beat")
public data class KrytBeat(
    override val seat: Int,
    /** Card from its hand. */
    val card: Card,
) : KrytAction

/** Pick up one card, three or the whole pile, as its top card asks (K11). */
@Serializable
@SerialName("pick_up")
public data class KrytPickUp(
    override val seat: Int,
) : KrytAction

/** Exchange the six of trumps for the indicator, also out of turn (K14). */
@Serializable
@SerialName("exchange_six")
public data class KrytExchangeSix(
    override val seat: Int,
) : KrytAction

/** Deal the next deal once one is over (K3). */
@Serializable
@SerialName("deal")
public data class KrytDeal(
    override val seat: Int,
    /** Deck of this deal, exactly the pack, in place of the shuffle (S10). */
    val deck: List<Card>? = null,
) : KrytAction
