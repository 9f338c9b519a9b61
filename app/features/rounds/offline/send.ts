import type { ReportProblem, Sent } from "../receive.server.ts";
import { dropAction, type Kept, keepDraft, keptActions, noteOutcome } from "./store.ts";

/** `session`: somebody has to sign in first. */
export type SendState = "idle" | "offline" | "session" | "later";

const isWaiting = ({ outcome }: Kept) => outcome === undefined;
export const waitingIn = (actions: readonly Kept[]) => actions.filter(isWaiting);

const once = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("team-queue", work) : work();

/** Sends what waits, the oldest first, one tab at a time. What the server has, is deleted here; sent twice, it counts once there. */
export const sendWaiting = (renew: () => Promise<boolean>): Promise<SendState> =>
  once(async () => {
    for (const action of waitingIn(await keptActions())) {
      const outcome = await sendOne(action, renew);
      if (typeof outcome === "string") return outcome;
      if (!outcome.ok) await refuse(action, outcome.problem);
      else if (outcome.conflict) await noteOutcome(action, outcome.conflict);
      else await dropAction(action.id);
    }
    return "idle";
  });

/** What was typed goes back into its form, without the photos, one of which may be the reason. */
async function refuse(action: Kept, problem: ReportProblem) {
  const { kind, visit, fields } = action;
  if (kind !== "start" && problem !== "missing") await keepDraft({ visit, fields, photos: [] });
  await noteOutcome(action, problem);
}

async function sendOne(action: Kept, renew: () => Promise<boolean>): Promise<Sent | Exclude<SendState, "idle">> {
  try {
    let response = await post(action);
    if (response.status === 401 && (await renew())) response = await post(action);
    if (response.status === 401 || response.status === 403) return "session";
    if (response.status === 413) return { ok: false, problem: "tooLarge", visit: action.visit, fields: {} };
    const isOurs = response.headers.get("content-type")?.includes("application/json");
    return isOurs && [200, 404, 422].includes(response.status) ? ((await response.json()) as Sent) : "later";
  } catch {
    return "offline";
  }
}

function post({ id, visit, kind, at, fields, photos }: Kept): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of fields) body.set(name, value);
  for (const [name, value] of Object.entries({ id, visit, kind, at })) body.set(name, String(value));
  for (const [index, photo] of photos.entries()) body.append("photos", photo, `${index + 1}.jpg`);
  return fetch("/team/sync", { method: "POST", body, redirect: "error" });
}
