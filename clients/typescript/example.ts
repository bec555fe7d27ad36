import { Croupier } from "croupier-client";
import { createClient } from "croupier-client/client";

const baseUrl = process.env["CROUPIER_URL"] ?? "http://127.0.0.1:8000";
const { krytNavalivat } = new Croupier({ client: createClient({ baseUrl }) });

const started = await krytNavalivat.start({ body: { players: 3, seed: "an-example" } });
if (started.error) throw new Error(started.error.detail);

const { state, legal, to_act } = started.data;
const actions = legal?.find(({ seat }) => seat === to_act[0])?.actions ?? [];
for (const action of actions) {
  console.log(`Seat ${action.seat} may ${action.type}${action.type === "lead" ? ` ${action.card}` : ""}.`);
}

const first = actions.slice(0, 1);
const played = await krytNavalivat.play({ body: { state, actions: first }, query: { views: true } });
if (played.error) throw new Error(played.error.detail);
for (const { seat, view } of played.data.views ?? []) {
  console.log(`${seat === null ? "Everybody" : `Seat ${seat}`} sees ${view.pile_top.join(" ")} on the pile.`);
}

const refused = await krytNavalivat.play({ body: { state: played.data.state, actions: first } });
if (refused.error?.code === "illegal-action") {
  console.log(`Rule ${refused.error.rule}: ${refused.error.detail}`);
}
