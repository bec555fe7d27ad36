import croupier.client.Croupier;
import croupier.client.Flags;
import croupier.client.ProblemException;
import croupier.client.model.KrytLead;
import croupier.client.model.KrytStartRequest;
import croupier.client.model.ProblemCode;
import java.util.List;

final class Example {
    public static void main(String[] arguments) throws Exception {
        var croupier = new Croupier(System.getenv().getOrDefault("CROUPIER_URL", "http://127.0.0.1:8000"));
        var game = croupier.krytNavalivat();

        var position = game.start(new KrytStartRequest(3).withSeed("an-example"));
        int turn = position.toAct().get(0);
        var legal = position.legal().stream().filter(entry -> entry.seat() == turn).findAny().orElseThrow();
        for (var action : legal.actions()) {
            var told = action instanceof KrytLead lead ? "lead " + lead.card() : action.toString();
            System.out.println("Seat " + turn + " may " + told);
        }

        var first = List.of(legal.actions().get(0));
        var played = game.play(position.state(), first, new Flags().withViews(true));
        for (var entry : played.views()) {
            var who = entry.seat() == null ? "Everybody" : "Seat " + entry.seat();
            System.out.println(who + " sees " + entry.view().pileTop() + " on the pile.");
        }

        try {
            game.play(played.state(), first);
        } catch (ProblemException refused) {
            var problem = refused.problem();
            if (problem.code() == ProblemCode.ILLEGAL_ACTION) {
                System.out.println("Rule " + problem.rule() + ": " + problem.detail());
            }
        }
    }
}
