import croupier.client.Croupier;
import croupier.client.model.KrytTableStartRequest;
import croupier.client.tables.KrytSealedTable;
import croupier.client.tables.SeatSecret;
import java.util.List;

final class SealedExample {
    public static void main(String[] arguments) throws Exception {
        var game = new Croupier(System.getenv().getOrDefault("CROUPIER_URL", "http://127.0.0.1:8000")).krytNavalivat();
        var secrets = List.of(new SeatSecret(), new SeatSecret()); // each on its player's own device
        var locks = secrets.stream().map(SeatSecret::lock).toList();
        var started = game.startTable(new KrytTableStartRequest().withPlayers(2).withDealer(1).withLocks(locks));

        var mine = new KrytSealedTable(game, started.token(), secrets.get(0).key());
        var yours = new KrytSealedTable(game, started.token(), secrets.get(1).key());
        System.out.println("My hand is " + mine.view().view().hand());
        mine.play(List.of(mine.view().legal().get(0)));
        System.out.println("You saw " + yours.receive(mine.token()).events());
        var agree = mine.fingerprint().equals(yours.fingerprint());
        System.out.println(agree ? "We agree." : "One of us is a move behind, or somebody cheats.");
    }
}
