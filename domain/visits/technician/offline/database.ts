import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type { Draft, QueuedReport } from "./types.ts";

/** The page had this name in its address once. The database keeps the name, because phones have stored reports under it. */
const name = "team";

interface Team extends DBSchema {
  queue: { key: number; value: QueuedReport; indexes: { id: string } };
  drafts: { key: string; value: Draft };
}
type Connection = IDBPDatabase<Team>;
let opened: Promise<Connection> | undefined;

let isOver = false;
/** True while a colleague signs out. From then on nothing more is stored, not even a response that is just arriving. */
export const isLeaving = () => isOver;

/** Opens the database. Its version stays 1, so that a page kept by an earlier version can still put a report into the queue. */
export function connect(): Promise<Connection> {
  // Opening the deleted database would create it again and store the current draft in it.
  return isOver ? new Promise(() => {}) : open();
}

function open(): Promise<Connection> {
  opened ??= openDB<Team>(name, 1, {
    upgrade(database) {
      database.createObjectStore("queue", { autoIncrement: true }).createIndex("id", "id", { unique: true });
      database.createObjectStore("drafts", { keyPath: "visit" });
    },
    // If another tab signs out, it deletes the database and has to wait until this tab has closed it.
    blocking: () => void close(),
    terminated: () => void close(),
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function close() {
  const closing = opened;
  opened = undefined;
  (await closing)?.close();
}

/** Opens the database for the last time. Later calls of `connect` never resolve. */
export function openForLastTime(): Promise<Connection> {
  isOver = true;
  return open();
}

export async function disconnect({ forGood }: { forGood: boolean }): Promise<void> {
  await close();
  if (forGood) await deleteDB(name).catch(() => undefined);
}
