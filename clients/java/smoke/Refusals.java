import croupier.client.Croupier;
import croupier.client.ProblemException;
import croupier.client.model.KrytPickUp;
import croupier.client.model.KrytStartRequest;
import croupier.client.model.ProblemCode;
import java.util.List;

/** A seat that acts out of turn is told which rule forbids it. */
final class Refusals {
    static void areTyped(Croupier croupier) throws Exception {
        var game = croupier.krytNavalivat();
        var state = game.start(new KrytStartRequest(2).withSeed("smoke-test").withDealer(1)).state();
        try {
            throw new AssertionError("What is out of turn was played: " + game.play(state, List.of(new KrytPickUp(1))));
        } catch (ProblemException refused) {
            var problem = refused.problem();
            SmokeTest.check(problem.code() == ProblemCode.ILLEGAL_ACTION, "The code is " + problem.code());
            SmokeTest.check(problem.status() == 409, "The status is " + problem.status());
            SmokeTest.check("S8".equals(problem.rule()), "The rule is " + problem.rule());
            SmokeTest.check(Integer.valueOf(0).equals(problem.index()), "The index is " + problem.index());
            System.out.println("Refused by rule " + problem.rule() + ": " + problem.detail());
        }
    }
}
