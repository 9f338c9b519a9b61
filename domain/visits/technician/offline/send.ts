import type { ReceiveOutcome, ReportProblem } from "../receive.server.ts";
import { actionsToSend, dropAction, giveBack, noteOf } from "./store.ts";
import type { QueuedReport } from "./types.ts";

/** `session` means that somebody has to sign in first. */
export type SendState = "idle" | "offline" | "session" | "later";

const isWaiting = ({ outcome }: QueuedReport) => outcome === undefined;
export const waitingIn = (actions: readonly QueuedReport[]) => actions.filter(isWaiting);

const once = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("team-queue", work) : work();

/**
 * Sends the waiting actions, the oldest first, in one tab at a time. An action that the server has is deleted here; the server counts it once if it
 * was sent twice. If the server fails at an action, it is tried again later and does not hold up the ones behind it.
 */
export const sendWaiting = (owner: string, renew: () => Promise<boolean>): Promise<SendState> =>
  once(async () => {
    let state: SendState = "idle";
    for (const action of await actionsToSend(owner)) {
      const sent = await sendOne(action, renew);
      if (sent === "failed") state = "later";
      else if (typeof sent === "string") return sent;
      else if (!action.owner && isOfNobodyHere(sent)) await noteOf(action, { notOf: [...(action.notOf ?? []), owner] });
      // Somebody else has signed in, in another tab.
      else if (!sent.ok && sent.problem === "notYours" && sent.sentBy !== owner) return "session";
      else await settle({ ...action, owner }, sent);
    }
    return state;
  });

/** A server of an earlier version says that the visit of another colleague is missing. */
const isOfNobodyHere = (sent: ReceiveOutcome) => !sent.ok && ["notYours", "missing"].includes(sent.problem);

async function settle(action: QueuedReport & { owner: string }, sent: ReceiveOutcome) {
  if (!sent.ok) await refuse(action, sent.problem);
  else if (sent.conflict) await noteOf(action, { outcome: sent.conflict });
  else await dropAction(action.id);
}

/** Puts what was typed back into its form if nothing else was typed there since. The photos are left out, because one of them may be the reason. */
async function refuse(action: QueuedReport & { owner: string }, problem: ReportProblem) {
  const { owner, kind, visit, fields } = action;
  if (kind !== "start" && problem !== "missing") await giveBack(owner, { visit, fields, photos: [] });
  await noteOf(action, { outcome: problem });
}

/** A server that is away or overloaded answers with these, and would answer the next action in the same way. */
const away = [429, 502, 503, 504];

async function sendOne(
  action: QueuedReport,
  renew: () => Promise<boolean>,
): Promise<ReceiveOutcome | "failed" | Exclude<SendState, "idle">> {
  const refused = (problem: ReportProblem): ReceiveOutcome => ({ ok: false, problem, visit: action.visit, fields: {} });
  if (!(await areReadable(action.photos))) return refused("invalid");
  try {
    let response = await post(action);
    if (response.status === 401 && (await renew())) response = await post(action);
    if (response.status === 401 || response.status === 403) return "session";
    if (response.status === 413) return refused("tooLarge");
    if (away.includes(response.status)) return "later";
    const isOurs = response.headers.get("content-type")?.includes("application/json");
    return isOurs && [200, 404, 409, 422].includes(response.status)
      ? ((await response.json()) as ReceiveOutcome)
      : "failed";
  } catch {
    return "offline";
  }
}

/** A browser may have lost the file of a photo that it stored. Sending it would look like a missing connection for ever. */
const areReadable = (photos: readonly Blob[]) =>
  Promise.all(photos.map((photo) => photo.slice(0, 1).arrayBuffer())).then(
    () => true,
    () => false,
  );

function post({ id, visit, kind, at, fields, photos }: QueuedReport): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of fields) body.set(name, value);
  for (const [name, value] of Object.entries({ id, visit, kind, at })) body.set(name, String(value));
  for (const [index, photo] of photos.entries()) body.append("photos", photo, `${index + 1}.jpg`);
  return fetch("/my-visits/sync", { method: "POST", body, redirect: "error" });
}
