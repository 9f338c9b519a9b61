import { noteReports } from "#domain/sign-in/index.ts";
import { connect, disconnect, openForLastTime } from "./database.ts";
import { isOver, sealIn } from "./seal.ts";
import type { Draft, QueuedReport } from "./types.ts";

async function all(): Promise<QueuedReport[]> {
  const found = await (await connect()).getAll("queue");
  noteReports(found.length > 0);
  return found;
}

/** Returns the actions of one colleague, oldest first. */
export const keptActions = async (owner: string): Promise<QueuedReport[]> =>
  (await all()).filter((one) => one.owner === owner);

/** Returns the actions that this colleague may send: their own, and those without an owner that may be theirs. */
export const actionsToSend = async (owner: string): Promise<QueuedReport[]> =>
  (await all()).filter((one) =>
    one.owner === undefined ? !one.notOf?.includes(owner) : one.owner === owner && one.outcome === undefined,
  );

/** Stores an action and deletes its draft. Resolves only when the action is on the disk. */
export async function keepAction(action: QueuedReport & { owner: string }): Promise<void> {
  await (await connect()).add("queue", action);
  noteReports(true);
  if (action.kind !== "start") await dropDraft(action.owner, action.visit);
}

export async function dropAction(id: string): Promise<void> {
  const { store, done } = (await connect()).transaction("queue", "readwrite");
  const drop = async () => (await store.index("id").openCursor(id))?.delete();
  await Promise.all([drop(), done]);
}

/**
 * Stores what is now known about an action, if the action still exists. It runs in one transaction, so that signing out in another tab
 * cannot delete the action in between.
 */
export async function noteOf(
  action: QueuedReport,
  known: Pick<QueuedReport, "owner" | "outcome" | "notOf">,
): Promise<void> {
  const { store, done } = (await connect()).transaction("queue", "readwrite");
  const note = async () => (await store.index("id").openCursor(action.id))?.update({ ...action, ...known });
  await Promise.all([note(), done]);
}

/** The key of a draft. It contains the owner, because two colleagues may write about one visit on one phone. */
const keyFor = (owner: string, visit: string) => `${owner} ${visit}`;

export async function keepDraft(owner: string, draft: Draft): Promise<void> {
  await (await connect()).put("drafts", { ...draft, visit: keyFor(owner, draft.visit) });
}
/** Stores a draft, unless this visit already has a draft. */
export async function giveBack(owner: string, draft: Draft): Promise<void> {
  const key = await (await connect()).getKey("drafts", keyFor(owner, draft.visit));
  if (key === undefined) await keepDraft(owner, draft);
}
export const dropDraft = async (owner: string, visit: string): Promise<void> =>
  (await connect()).delete("drafts", keyFor(owner, visit));

/**
 * Returns the draft of a visit. A draft of an earlier version has no owner; it belongs to the colleague whose page has the seal of the
 * draft.
 */
export async function draftOf(owner: string, visit: string, seal: string): Promise<Draft | undefined> {
  const database = await connect();
  const [own, nobodys] = await Promise.all([keyFor(owner, visit), visit].map((key) => database.get("drafts", key)));
  if (own || !nobodys || sealIn(nobodys) !== seal) return own;
  await keepDraft(owner, nobodys);
  await database.delete("drafts", visit);
  return nobodys;
}

/**
 * Deletes everything of this colleague on this phone, except reports that were not sent yet. Reports of other colleagues stay too. Returns
 * whether anything stays.
 */
export async function forget(owner: string): Promise<boolean> {
  const stays = await sift(await openForLastTime(), {
    queue: (one) => one.owner === owner && one.outcome !== undefined,
    drafts: ({ visit }) => !visit.includes(" ") || visit.startsWith(keyFor(owner, "")),
  });
  await disconnect({ forGood: !stays });
  noteReports(stays);
  return stays;
}

/**
 * Deletes the reports and drafts of other colleagues that are too old for the server. They are of no use any more: the colleague at this
 * phone may not read them. `asOf` is the server's time, because the clock of a phone may be wrong.
 */
export async function dropOver(owner: string, asOf: number): Promise<void> {
  await sift(await connect(), {
    queue: (one) => one.owner !== owner && isOver(one, asOf),
    drafts: (draft) => !draft.visit.startsWith(keyFor(owner, "")) && isOver(draft, asOf),
  });
}

/** Deletes the entries that are no longer needed. Returns whether any entry stays. */
async function sift(
  database: Awaited<ReturnType<typeof connect>>,
  goes: { queue: (one: QueuedReport) => boolean; drafts: (draft: Draft) => boolean },
): Promise<boolean> {
  const transaction = database.transaction(["queue", "drafts"], "readwrite");
  let stays = false;
  async function siftAll() {
    for await (const cursor of transaction.objectStore("queue"))
      if (goes.queue(cursor.value)) await cursor.delete();
      else stays = true;
    for await (const cursor of transaction.objectStore("drafts"))
      if (goes.drafts(cursor.value)) await cursor.delete();
      else stays = true;
  }
  await Promise.all([siftAll(), transaction.done]);
  return stays;
}
