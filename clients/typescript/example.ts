import { Croupier, ProblemError } from "croupier-client";

const baseUrl = process.env["CROUPIER_URL"] ?? "http://127.0.0.1:8000";
const { krytNavalivat } = new Croupier({ baseUrl });

const { state, legal, to_act } = await krytNavalivat.start({ players: 3, seed: "an-example" });
const actions = legal?.find(({ seat }) => seat === to_act[0])?.actions ?? [];
for (const action of actions) {
  console.log(`Seat ${action.seat} may ${action.type}${action.type === "lead" ? ` ${action.card}` : ""}.`);
}

const first = actions.slice(0, 1);
const played = await krytNavalivat.play({ state, actions: first, views: true });
for (const { seat, view } of played.views ?? []) {
  console.log(`${seat === null ? "Everybody" : `Seat ${seat}`} sees ${view.pile_top.join(" ")} on the pile.`);
}

try {
  await krytNavalivat.play({ state: played.state, actions: first });
} catch (refused) {
  if (!(refused instanceof ProblemError && refused.problem.code === "illegal-action")) throw refused;
  console.log(`Rule ${refused.problem.rule}: ${refused.problem.detail}`);
}
