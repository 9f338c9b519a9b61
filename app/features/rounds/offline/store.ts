import { noteReports } from "#app/features/auth/reports-cookie.ts";
import type { ReportConflict, ReportKind, ReportProblem } from "../receive.server.ts";
import { connect, disconnect, leaving } from "./database.ts";
import { isOver, sealIn } from "./seal.ts";

/** Something that a technician did, kept on the phone until the server has it. */
export interface Kept {
  /** Its idempotency key. */
  id: string;
  /** This colleague did it. Actions that an earlier version kept name nobody, and only the server can say whose they are. */
  owner?: string;
  visit: string;
  kind: ReportKind;
  /** Which visit it is about, in words. */
  label: string;
  /** By the clock of the phone. */
  at: number;
  fields: [string, string][];
  photos: Blob[];
  /** What the server said, where somebody has to read it: it is not sent again. */
  outcome?: ReportConflict | ReportProblem;
  /** The server said that it is not these colleagues'. This is set only if there is no owner. */
  notOf?: string[];
}

/** What was typed and not sent. */
export interface Draft {
  visit: string;
  fields: [string, string][];
  photos: Blob[];
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

/** Resolves when it is on the disk, not before. */
async function change(store: "queue" | "drafts", work: (store: IDBObjectStore) => unknown): Promise<void> {
  const transaction = (await connect()).transaction(store, "readwrite");
  work(transaction.objectStore(store));
  await committed(transaction);
}

const committed = (transaction: IDBTransaction) =>
  new Promise<void>((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(transaction.error);
    transaction.onerror = () => fail(transaction.error);
  });

const reading = async (store: "queue" | "drafts") => (await connect()).transaction(store).objectStore(store);
async function all(): Promise<Kept[]> {
  const found = await answer<Kept[]>((await reading("queue")).getAll());
  noteReports(found.length > 0);
  return found;
}

/** Returns the actions of one colleague, in the order in which they were done. */
export const keptActions = async (owner: string): Promise<Kept[]> => (await all()).filter((one) => one.owner === owner);

/** Returns what this colleague may send, which is their own and what may be theirs. */
export const actionsToSend = async (owner: string): Promise<Kept[]> =>
  (await all()).filter((one) =>
    one.owner === undefined ? !one.notOf?.includes(owner) : one.owner === owner && one.outcome === undefined,
  );

/** An action, and with it the draft that it was made of. */
export async function keepAction(action: Kept & { owner: string }): Promise<void> {
  await change("queue", (store) => store.add(action));
  noteReports(true);
  if (action.kind !== "start") await dropDraft(action.owner, action.visit);
}

async function keyOf(id: string): Promise<IDBValidKey | undefined> {
  return answer((await reading("queue")).index("id").getKey(id));
}

export async function dropAction(id: string): Promise<void> {
  const key = await keyOf(id);
  if (key !== undefined) await change("queue", (store) => store.delete(key));
}

/** Changes what is known of an action, if it is still there. */
export async function noteOf(action: Kept, known: Pick<Kept, "owner" | "outcome" | "notOf">): Promise<void> {
  const key = await keyOf(action.id);
  if (key !== undefined) await change("queue", (store) => store.put({ ...action, ...known }, key));
}

/** Two colleagues may both write of one visit on one phone. */
const keyFor = (owner: string, visit: string) => `${owner} ${visit}`;

export const keepDraft = (owner: string, draft: Draft): Promise<void> =>
  change("drafts", (store) => store.put({ ...draft, visit: keyFor(owner, draft.visit) }));
/** Keeps it as a draft, unless there is one of this visit. */
export async function giveBack(owner: string, draft: Draft): Promise<void> {
  const key = keyFor(owner, draft.visit);
  if ((await answer((await reading("drafts")).getKey(key))) === undefined) await keepDraft(owner, draft);
}
export const dropDraft = (owner: string, visit: string): Promise<void> =>
  change("drafts", (store) => store.delete(keyFor(owner, visit)));

/** A draft of an earlier version has no owner. It belongs to the colleague who has the same seal on the page. */
export async function draftOf(owner: string, visit: string, seal: string): Promise<Draft | undefined> {
  const drafts = await reading("drafts");
  const [own, nobodys] = await Promise.all(
    [keyFor(owner, visit), visit].map((key) => answer<Draft | undefined>(drafts.get(key))),
  );
  if (own || !nobodys || sealIn(nobodys) !== seal) return own;
  await keepDraft(owner, nobodys);
  await change("drafts", (store) => store.delete(visit));
  return nobodys;
}

/**
 * Deletes everything of this colleague that is on this phone, except what was not sent yet. That stays for them, as everything of others does. Says
 * if something stays.
 */
export async function forget(owner: string): Promise<boolean> {
  const stays = await sift(await leaving(), {
    queue: (one) => one.owner === owner && one.outcome !== undefined,
    drafts: ({ visit }) => !visit.includes(" ") || visit.startsWith(keyFor(owner, "")),
  });
  await disconnect({ forGood: !stays });
  noteReports(stays);
  return stays;
}

/**
 * Deletes what others left once the server no longer takes it, because nobody here may read it. `asOf` is the server's time, because clocks of phones
 * may be wrong.
 */
export async function dropOver(owner: string, asOf: number): Promise<void> {
  await sift(await connect(), {
    queue: (one) => one.owner !== owner && isOver(one, asOf),
    drafts: (draft) => !draft.visit.startsWith(keyFor(owner, "")) && isOver(draft, asOf),
  });
}

/** Deletes what goes, and says if something stays. */
async function sift(
  database: IDBDatabase,
  goes: { queue: (one: Kept) => boolean; drafts: (draft: Draft) => boolean },
): Promise<boolean> {
  const transaction = database.transaction(["queue", "drafts"], "readwrite");
  let stays = false;
  for (const store of ["queue", "drafts"] as const)
    transaction.objectStore(store).openCursor().onsuccess = ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
      if (!cursor) return;
      if (goes[store](cursor.value)) cursor.delete();
      else stays = true;
      cursor.continue();
    };
  await committed(transaction);
  return stays;
}
