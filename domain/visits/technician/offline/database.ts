import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type { Draft, QueuedReport } from "./types.ts";

/** The name is older than the address of the page. It stays, because reports are stored under it on phones. */
const name = "team";

interface Team extends DBSchema {
  queue: { key: number; value: QueuedReport; indexes: { id: string } };
  drafts: { key: string; value: Draft };
}
type Connection = IDBPDatabase<Team>;
let opened: Promise<Connection> | undefined;

let isOver = false;
/** When a colleague is signing out, nothing more is kept, not even an answer that comes just then. */
export const isLeaving = () => isOver;

/** Its version stays 1, so that a page kept by an earlier version can still put something into the queue. */
export function connect(): Promise<Connection> {
  // Opening the database again would create it again, with what was being typed.
  return isOver ? new Promise(() => {}) : open();
}

function open(): Promise<Connection> {
  opened ??= openDB<Team>(name, 1, {
    upgrade(database) {
      database.createObjectStore("queue", { autoIncrement: true }).createIndex("id", "id", { unique: true });
      database.createObjectStore("drafts", { keyPath: "visit" });
    },
    // Another tab deletes everything when it signs out, and waits until this tab has closed the database.
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

/** Opens the database for the last time. Everybody else who asks for it waits for ever. */
export function openForLastTime(): Promise<Connection> {
  isOver = true;
  return open();
}

export async function disconnect({ forGood }: { forGood: boolean }): Promise<void> {
  await close();
  if (forGood) await deleteDB(name).catch(() => undefined);
}
