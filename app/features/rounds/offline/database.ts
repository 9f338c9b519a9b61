const name = "team";
let opened: Promise<IDBDatabase> | undefined;

let isOver = false;
/** Whoever is signing out keeps nothing more, not even an answer that comes just then. */
export const isLeaving = () => isOver;

/** Its version stays 1, so that a page kept by an earlier version can still put something into the queue. */
export function connect(): Promise<IDBDatabase> {
  // If the database were opened again, it would be there again, with what was being typed.
  return isOver ? new Promise(() => {}) : open();
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((done, fail) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("queue", { autoIncrement: true }).createIndex("id", "id", { unique: true });
      request.result.createObjectStore("drafts", { keyPath: "visit" });
    };
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
      // Another tab deletes everything when it signs out, and waits until this tab has closed the database.
      request.result.onversionchange = () => close(request.result);
      request.result.onclose = () => close(request.result);
      done(request.result);
    };
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

function close(database: IDBDatabase) {
  database.close();
  opened = undefined;
}

/** Opens the database for the last time. Everybody else waits for ever. */
export function leaving(): Promise<IDBDatabase> {
  isOver = true;
  return open();
}

export async function disconnect({ forGood }: { forGood: boolean }): Promise<void> {
  if (opened) close(await opened);
  if (!forGood) return;
  await new Promise((done) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = done;
    request.onerror = done;
  });
}
