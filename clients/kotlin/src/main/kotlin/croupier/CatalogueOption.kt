// Generated from the OpenAPI document by scripts/generate-clients; do not edit.

package croupier

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** An option of a game. */
@Serializable
@JsonClassDiscriminator("type")
public sealed interface CatalogueOption {
    /** Name of the option. */
    public val name: String

    /** Form that it belongs to. */
    public val form: String

    /** Id of its rule. */
    public val rule: String

    /** What it does. */
    public val sentence: String
}

/** An option that is on or off. */
@Serializable
@SerialName("flag")
public data class FlagOption(
    override val name: String,
    override val form: String,
    override val rule: String,
    override val sentence: String,
    /** Value in the form's first variant. */
    val default: Boolean,
) : CatalogueOption

/** An option that is a whole number. */
@Serializable
@SerialName("number")
public data class NumberOption(
    override val name: String,
    override val form: String,
    override val rule: String,
    override val sentence: String,
    /** Value in the form's first variant; null for none. */
    val default: Int?,
    /** Least value. */
    val minimum: Int,
    /** Greatest value. */
    val maximum: Int,
) : CatalogueOption

/** An option that is one of several texts. */
@Serializable
@SerialName("choice")
public data class ChoiceOption(
    override val name: String,
    override val form: String,
    override val rule: String,
    override val sentence: String,
    /** Value in the form's first variant; null for none. */
    val default: String?,
    /** Possible values. */
    val choices: List<String>,
) : CatalogueOption
