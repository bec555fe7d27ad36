package croupier.client;

import croupier.client.model.Problem;
import java.io.Serial;

/** The server refused a call, and {@link #problem()} says why; nothing has changed. */
public final class ProblemException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    /**
     * Says why a call was refused.
     *
     * @param problem what the server answered
     */
    public ProblemException(Problem problem) {
        super(problem.title() + ": " + problem.detail());
        this.problem = problem;
    }

    /** {@return why: the code, the rule that was broken, and all faults} */
    public Problem problem() {
        return problem;
    }
}
