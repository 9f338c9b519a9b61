import type { ReportProblem, Sent } from "../receive.server.ts";
import { actionsToSend, dropAction, type Kept, keepDraft, noteOf } from "./store.ts";

/** `session`: somebody has to sign in first. */
export type SendState = "idle" | "offline" | "session" | "later";

const isWaiting = ({ outcome }: Kept) => outcome === undefined;
export const waitingIn = (actions: readonly Kept[]) => actions.filter(isWaiting);

const once = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("team-queue", work) : work();

/** Sends what waits, the oldest first, one tab at a time. What the server has, is deleted here; sent twice, it counts once there. */
export const sendWaiting = (owner: string, renew: () => Promise<boolean>): Promise<SendState> =>
  once(async () => {
    for (const action of await actionsToSend(owner)) {
      const sent = await sendOne(action, renew);
      if (typeof sent === "string") return sent;
      if (!action.owner && isOfNobodyHere(sent)) await noteOf(action, { notOf: [...(action.notOf ?? []), owner] });
      // Somebody else has signed in, in another tab.
      else if (!sent.ok && sent.problem === "notYours" && sent.sentBy !== owner) return "session";
      else await settle({ ...action, owner }, sent);
    }
    return "idle";
  });

/** A server of before says of what is another's that it is missing. */
const isOfNobodyHere = (sent: Sent) => !sent.ok && ["notYours", "missing"].includes(sent.problem);

async function settle(action: Kept & { owner: string }, sent: Sent) {
  if (!sent.ok) await refuse(action, sent.problem);
  else if (sent.conflict) await noteOf(action, { outcome: sent.conflict });
  else await dropAction(action.id);
}

/** What was typed goes back into its form, without the photos, one of which may be the reason. */
async function refuse(action: Kept & { owner: string }, problem: ReportProblem) {
  const { owner, kind, visit, fields } = action;
  if (kind !== "start" && problem !== "missing") await keepDraft(owner, { visit, fields, photos: [] });
  await noteOf(action, { outcome: problem });
}

async function sendOne(action: Kept, renew: () => Promise<boolean>): Promise<Sent | Exclude<SendState, "idle">> {
  try {
    let response = await post(action);
    if (response.status === 401 && (await renew())) response = await post(action);
    if (response.status === 401 || response.status === 403) return "session";
    if (response.status === 413) return { ok: false, problem: "tooLarge", visit: action.visit, fields: {} };
    const isOurs = response.headers.get("content-type")?.includes("application/json");
    return isOurs && [200, 404, 409, 422].includes(response.status) ? ((await response.json()) as Sent) : "later";
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
