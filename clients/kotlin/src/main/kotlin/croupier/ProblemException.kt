package croupier

/** The service refused a call, and [problem] says why; nothing has changed. */
public class ProblemException(
    public val problem: Problem,
) : Exception("${problem.title}: ${problem.detail}")
