/** A typed client of Croupier, the stateless card table. */
module croupier.client {
    requires com.fasterxml.jackson.databind;
    requires static transitive org.jspecify;
    requires transitive java.net.http;

    exports croupier.client;
    exports croupier.client.model;
    exports croupier.client.tables;

    opens croupier.client.model to com.fasterxml.jackson.databind;
    opens croupier.client.tables to com.fasterxml.jackson.databind;
}
