import type { ReportConflict, ReportKind, ReportProblem } from "../receive.server.ts";

/** Something that a technician did, kept on the phone until the server has it. */
export interface Kept {
  /** Its idempotency key. */
  id: string;
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
}

/** What was typed and not sent. */
export interface Draft {
  visit: string;
  fields: [string, string][];
  photos: Blob[];
}

const name = "team";
let opened: Promise<IDBDatabase> | undefined;

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

let leaving = false;
/** Whoever is signing out keeps nothing more, also not an answer that comes just then. */
export const isLeaving = () => leaving;

function open(): Promise<IDBDatabase> {
  // Opened again, it would be there again, with what was being typed.
  if (leaving) return new Promise(() => {});
  opened ??= new Promise((done, fail) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("queue", { autoIncrement: true }).createIndex("id", "id", { unique: true });
      request.result.createObjectStore("drafts", { keyPath: "visit" });
    };
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
      // Another tab deletes everything when it signs out.
      request.result.onversionchange = () => forget(request.result);
      request.result.onclose = () => forget(request.result);
      done(request.result);
    };
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

function forget(database: IDBDatabase) {
  database.close();
  opened = undefined;
}

/** Resolves when it is on the disk, not before. */
async function change(store: "queue" | "drafts", work: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction(store, "readwrite");
  work(transaction.objectStore(store));
  await new Promise<void>((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(transaction.error);
    transaction.onerror = () => fail(transaction.error);
  });
}

const reading = async (store: "queue" | "drafts") => (await open()).transaction(store).objectStore(store);

/** In the order in which they were done. */
export const keptActions = async (): Promise<Kept[]> => answer<Kept[]>((await reading("queue")).getAll());

/** An action, and with it the draft that it was made of. */
export async function keepAction(action: Kept): Promise<void> {
  await change("queue", (store) => store.add(action));
  if (action.kind !== "start") await dropDraft(action.visit);
}

async function keyOf(id: string): Promise<IDBValidKey | undefined> {
  return answer((await reading("queue")).index("id").getKey(id));
}

export async function dropAction(id: string): Promise<void> {
  const key = await keyOf(id);
  if (key !== undefined) await change("queue", (store) => store.delete(key));
}

export async function noteOutcome(action: Kept, outcome: NonNullable<Kept["outcome"]>): Promise<void> {
  const key = await keyOf(action.id);
  if (key !== undefined) await change("queue", (store) => store.put({ ...action, outcome }, key));
}

export const keepDraft = (draft: Draft): Promise<void> => change("drafts", (store) => store.put(draft));
export const dropDraft = (visit: string): Promise<void> => change("drafts", (store) => store.delete(visit));
export const draftOf = async (visit: string): Promise<Draft | undefined> =>
  answer<Draft | undefined>((await reading("drafts")).get(visit));

let registering: Promise<unknown> = Promise.resolve();
/** A worker whose registration arrives after it was taken away would be there again, so whoever signs out waits for it. */
export function register(scope: string): Promise<ServiceWorkerRegistration> {
  const registered = navigator.serviceWorker.register("/team-worker.js", { scope });
  registering = Promise.allSettled([registering, registered]);
  return registered;
}

/** Everything of the technician's page that is on this phone. */
export async function wipe(): Promise<void> {
  leaving = true;
  await Promise.race([registering, pause()]);
  if (opened) forget(await opened);
  await answer(indexedDB.deleteDatabase(name)).catch(() => undefined);
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    if (/\/team$/.test(worker.scope)) await stop(worker);
  for (const kept of await caches.keys()) if (kept.startsWith("team ")) await caches.delete(kept);
}

/** Nobody waits longer to sign out, for a network that neither answers nor fails. */
const pause = () => new Promise((done) => setTimeout(done, 3_000));

/** The worker keeps nothing more, not even what it has begun to, and goes. */
async function stop(worker: ServiceWorkerRegistration) {
  const { port1, port2 } = new MessageChannel();
  const stopped = new Promise((done) => {
    port1.onmessage = done;
  });
  worker.active?.postMessage({ leave: true }, [port2]);
  if (worker.active) await Promise.race([stopped, pause()]);
  port1.close();
  await worker.unregister();
}
