import type { ReceiveOutcome, ReportProblem } from "../receive.server.ts";
import { actionsToSend, dropAction, giveBack, noteOf } from "./store.ts";
import type { QueuedReport } from "./types.ts";

/** The state of sending. `session` means that the colleague has to sign in first. */
export type SendState = "idle" | "offline" | "session" | "later";

const isWaiting = ({ outcome }: QueuedReport) => outcome === undefined;
export const waitingIn = (actions: readonly QueuedReport[]) => actions.filter(isWaiting);

const once = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("team-queue", work) : work();

/**
 * Sends the waiting actions, oldest first, in one tab at a time. An action is deleted here once the server has it. If an action is sent
 * twice, the server counts it once. An action at which the server fails is tried again later and does not block the next ones.
 */
export const sendWaiting = (owner: string, renew: () => Promise<boolean>): Promise<SendState> =>
  once(async () => {
    let state: SendState = "idle";
    for (const action of await actionsToSend(owner)) {
      const sent = await sendOne(action, renew);
      if (sent === "failed") state = "later";
      else if (typeof sent === "string") return sent;
      else if (!action.owner && isOfNobodyHere(sent)) await noteOf(action, { notOf: [...(action.notOf ?? []), owner] });
      // Somebody else has signed in in another tab.
      else if (!sent.ok && sent.problem === "notYours" && sent.sentBy !== owner) return "session";
      else await settle({ ...action, owner }, sent);
    }
    return state;
  });

/** True if the report belongs to another colleague. A server of an earlier version answers `missing` instead of `notYours`. */
const isOfNobodyHere = (sent: ReceiveOutcome) => !sent.ok && ["notYours", "missing"].includes(sent.problem);

async function settle(action: QueuedReport & { owner: string }, sent: ReceiveOutcome) {
  if (!sent.ok) await refuse(action, sent.problem);
  else if (sent.conflict) await noteOf(action, { outcome: sent.conflict });
  else await dropAction(action.id);
}

/**
 * Puts the typed text back into its form, unless the form has a newer draft. The photos are left out, because a photo may be the reason for
 * the refusal.
 */
async function refuse(action: QueuedReport & { owner: string }, problem: ReportProblem) {
  const { owner, kind, visit, fields } = action;
  if (kind !== "start" && problem !== "missing") await giveBack(owner, { visit, fields, photos: [] });
  await noteOf(action, { outcome: problem });
}

/** The statuses of a server that is unreachable or overloaded. It would refuse the next action too. */
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

/**
 * True if all photos can be read. A browser may have lost the file of a stored photo. Sending it would fail as if there were no connection,
 * again and again.
 */
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
