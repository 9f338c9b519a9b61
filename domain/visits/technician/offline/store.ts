import { noteReports } from "#domain/sign-in/index.ts";
import { connect, disconnect, openForLastTime } from "./database.ts";
import { isOver, sealIn } from "./seal.ts";
import type { Draft, QueuedReport } from "./types.ts";

async function all(): Promise<QueuedReport[]> {
  const found = await (await connect()).getAll("queue");
  noteReports(found.length > 0);
  return found;
}

/** Returns the actions of one colleague, in the order in which they were done. */
export const keptActions = async (owner: string): Promise<QueuedReport[]> =>
  (await all()).filter((one) => one.owner === owner);

/** Returns the actions that this colleague may send: their own, and those that may be theirs. */
export const actionsToSend = async (owner: string): Promise<QueuedReport[]> =>
  (await all()).filter((one) =>
    one.owner === undefined ? !one.notOf?.includes(owner) : one.owner === owner && one.outcome === undefined,
  );

/** Keeps an action, and drops the draft that it was made of. Resolves when the action is on the disk, not before. */
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

/** Changes what is known of an action, if it still exists. If somebody signs out, the action is deleted before or after that, never between. */
export async function noteOf(
  action: QueuedReport,
  known: Pick<QueuedReport, "owner" | "outcome" | "notOf">,
): Promise<void> {
  const { store, done } = (await connect()).transaction("queue", "readwrite");
  const note = async () => (await store.index("id").openCursor(action.id))?.update({ ...action, ...known });
  await Promise.all([note(), done]);
}

/** Two colleagues may both write about one visit on one phone. */
const keyFor = (owner: string, visit: string) => `${owner} ${visit}`;

export async function keepDraft(owner: string, draft: Draft): Promise<void> {
  await (await connect()).put("drafts", { ...draft, visit: keyFor(owner, draft.visit) });
}
/** Keeps it as a draft, unless this visit has one. */
export async function giveBack(owner: string, draft: Draft): Promise<void> {
  const key = await (await connect()).getKey("drafts", keyFor(owner, draft.visit));
  if (key === undefined) await keepDraft(owner, draft);
}
export const dropDraft = async (owner: string, visit: string): Promise<void> =>
  (await connect()).delete("drafts", keyFor(owner, visit));

/** A draft of an earlier version has no owner. It belongs to the colleague who has the same seal on the page. */
export async function draftOf(owner: string, visit: string, seal: string): Promise<Draft | undefined> {
  const database = await connect();
  const [own, nobodys] = await Promise.all([keyFor(owner, visit), visit].map((key) => database.get("drafts", key)));
  if (own || !nobodys || sealIn(nobodys) !== seal) return own;
  await keepDraft(owner, nobodys);
  await database.delete("drafts", visit);
  return nobodys;
}

/**
 * Deletes everything of this colleague on this phone except what was not sent yet. That stays for them, as everything of others does. Says whether
 * something stays.
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
 * Deletes what other colleagues left once the server no longer takes it, because nobody here may read it. `asOf` is the server's time, because clocks
 * of phones may be wrong.
 */
export async function dropOver(owner: string, asOf: number): Promise<void> {
  await sift(await connect(), {
    queue: (one) => one.owner !== owner && isOver(one, asOf),
    drafts: (draft) => !draft.visit.startsWith(keyFor(owner, "")) && isOver(draft, asOf),
  });
}

/** Deletes the entries that are no longer needed, and says whether something stays. */
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
