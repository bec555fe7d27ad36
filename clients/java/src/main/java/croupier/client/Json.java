package croupier.client;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;

/** Messages as JSON, for instance to keep the state of a match in a database. */
public final class Json {
    /**
     * Takes what the API says, with no field missing, no null and no number in disguise. Other fields are ignored: a
     * newer server may have some.
     */
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .defaultSetterInfo(JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL))
            .build();

    private Json() {}

    /**
     * Returns a message as JSON.
     *
     * @param message a record, enum or union of {@link croupier.client.model}
     * @return the text
     */
    public static String write(Object message) {
        try {
            return MAPPER.writeValueAsString(message);
        } catch (JsonProcessingException impossible) {
            throw new IllegalArgumentException("This is no message of the API: " + message, impossible);
        }
    }

    /**
     * Returns the message that a text of JSON is.
     *
     * @param <T> the kind of message
     * @param text the text
     * @param type a record, enum or union of {@link croupier.client.model}
     * @return the message
     * @throws IOException if it is no such message; what is wrong, and where, is said
     */
    public static <T> T read(String text, Class<T> type) throws IOException {
        return MAPPER.readValue(text, type);
    }
}
