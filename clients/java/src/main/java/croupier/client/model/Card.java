// Generated from the OpenAPI document by scripts/generate-clients; do not edit.
package croupier.client.model;

import com.fasterxml.jackson.annotation.JsonValue;

/** A card: its rank (23456789TJQKA), then its suit (CDHS); in canonical order. */
public enum Card {
    /** {@code 2C}. */
    TWO_OF_CLUBS("2C"),
    /** {@code 3C}. */
    THREE_OF_CLUBS("3C"),
    /** {@code 4C}. */
    FOUR_OF_CLUBS("4C"),
    /** {@code 5C}. */
    FIVE_OF_CLUBS("5C"),
    /** {@code 6C}. */
    SIX_OF_CLUBS("6C"),
    /** {@code 7C}. */
    SEVEN_OF_CLUBS("7C"),
    /** {@code 8C}. */
    EIGHT_OF_CLUBS("8C"),
    /** {@code 9C}. */
    NINE_OF_CLUBS("9C"),
    /** {@code TC}. */
    TEN_OF_CLUBS("TC"),
    /** {@code JC}. */
    JACK_OF_CLUBS("JC"),
    /** {@code QC}. */
    QUEEN_OF_CLUBS("QC"),
    /** {@code KC}. */
    KING_OF_CLUBS("KC"),
    /** {@code AC}. */
    ACE_OF_CLUBS("AC"),
    /** {@code 2D}. */
    TWO_OF_DIAMONDS("2D"),
    /** {@code 3D}. */
    THREE_OF_DIAMONDS("3D"),
    /** {@code 4D}. */
    FOUR_OF_DIAMONDS("4D"),
    /** {@code 5D}. */
    FIVE_OF_DIAMONDS("5D"),
    /** {@code 6D}. */
    SIX_OF_DIAMONDS("6D"),
    /** {@code 7D}. */
    SEVEN_OF_DIAMONDS("7D"),
    /** {@code 8D}. */
    EIGHT_OF_DIAMONDS("8D"),
    /** {@code 9D}. */
    NINE_OF_DIAMONDS("9D"),
    /** {@code TD}. */
    TEN_OF_DIAMONDS("TD"),
    /** {@code JD}. */
    JACK_OF_DIAMONDS("JD"),
    /** {@code QD}. */
    QUEEN_OF_DIAMONDS("QD"),
    /** {@code KD}. */
    KING_OF_DIAMONDS("KD"),
    /** {@code AD}. */
    ACE_OF_DIAMONDS("AD"),
    /** {@code 2H}. */
    TWO_OF_HEARTS("2H"),
    /** {@code 3H}. */
    THREE_OF_HEARTS("3H"),
    /** {@code 4H}. */
    FOUR_OF_HEARTS("4H"),
    /** {@code 5H}. */
    FIVE_OF_HEARTS("5H"),
    /** {@code 6H}. */
    SIX_OF_HEARTS("6H"),
    /** {@code 7H}. */
    SEVEN_OF_HEARTS("7H"),
    /** {@code 8H}. */
    EIGHT_OF_HEARTS("8H"),
    /** {@code 9H}. */
    NINE_OF_HEARTS("9H"),
    /** {@code TH}. */
    TEN_OF_HEARTS("TH"),
    /** {@code JH}. */
    JACK_OF_HEARTS("JH"),
    /** {@code QH}. */
    QUEEN_OF_HEARTS("QH"),
    /** {@code KH}. */
    KING_OF_HEARTS("KH"),
    /** {@code AH}. */
    ACE_OF_HEARTS("AH"),
    /** {@code 2S}. */
    TWO_OF_SPADES("2S"),
    /** {@code 3S}. */
    THREE_OF_SPADES("3S"),
    /** {@code 4S}. */
    FOUR_OF_SPADES("4S"),
    /** {@code 5S}. */
    FIVE_OF_SPADES("5S"),
    /** {@code 6S}. */
    SIX_OF_SPADES("6S"),
    /** {@code 7S}. */
    SEVEN_OF_SPADES("7S"),
    /** {@code 8S}. */
    EIGHT_OF_SPADES("8S"),
    /** {@code 9S}. */
    NINE_OF_SPADES("9S"),
    /** {@code TS}. */
    TEN_OF_SPADES("TS"),
    /** {@code JS}. */
    JACK_OF_SPADES("JS"),
    /** {@code QS}. */
    QUEEN_OF_SPADES("QS"),
    /** {@code KS}. */
    KING_OF_SPADES("KS"),
    /** {@code AS}. */
    ACE_OF_SPADES("AS");

    private final String value;

    Card(String value) {
        this.value = value;
    }

    /** {@return the value as JSON has it} */
    @JsonValue
    public String value() {
        return value;
    }
}
