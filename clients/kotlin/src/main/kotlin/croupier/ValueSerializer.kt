package croupier

import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** Reads and writes the entries of an enum as their values in JSON. */
internal abstract class ValueSerializer<E : Enum<E>>(
    private val name: String,
    entries: List<E>,
    private val value: (E) -> String,
) : KSerializer<E> {
    private val entryOf = entries.associateBy(value)

    override val descriptor: SerialDescriptor = PrimitiveSerialDescriptor("croupier.$name", PrimitiveKind.STRING)

    override fun serialize(
        encoder: Encoder,
        value: E,
    ): Unit = encoder.encodeString(value(value))

    override fun deserialize(decoder: Decoder): E {
        val text = decoder.decodeString()
        return entryOf[text] ?: throw SerializationException("$name has no value \"$text\".")
    }
}
