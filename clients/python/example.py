import os

from croupier_client import Croupier, KrytLead, ProblemCode, ProblemError

base_url = os.environ.get("CROUPIER_URL", "http://127.0.0.1:8000")

with Croupier(base_url) as croupier:
    game = croupier.kryt_navalivat
    position = game.start(players=3, seed="an-example")
    turn = position.to_act[0]
    actions = [action for entry in position.legal or () if entry.seat == turn for action in entry.actions]
    for action in actions:
        print(f"Seat {turn} may", f"lead {action.card}" if isinstance(action, KrytLead) else action)

    played = game.play(position.state, actions[:1], views=True)
    for entry in played.views or ():
        who = "Everybody" if entry.seat is None else f"Seat {entry.seat}"
        print(who, "sees", *entry.view.pile_top, "on the pile.")

    try:
        game.play(played.state, actions[:1])
    except ProblemError as refused:
        if refused.problem.code is ProblemCode.ILLEGAL_ACTION:
            print(f"Rule {refused.problem.rule}: {refused.problem.detail}")
