import { storedAccount } from "./stored.ts";

// A technician's page is kept in a cache. The name of the cache has the path of the page and the account that the page is for
// (public/my-visits-worker.js reads it).

/** Does the work in one tab at a time. So nobody signs in or out while a tab checks who is signed in and opens a cache. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("team-pages", work) : work();

export async function dropPages(goes: (name: string) => boolean = () => true): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("team ") && goes(name)) await caches.delete(name);
}
const dropOthers = () => dropPages((name) => !name.endsWith(` ${storedAccount()}`));

/**
 * Deletes the kept pages of other accounts. It is called at every change of the session. If nobody is signed in, it deletes all pages, because a page
 * may have been stored during a sign-out without our script.
 */
export async function dropPagesOfOthers(): Promise<void> {
  if ("caches" in globalThis) await inTurn(dropOthers);
}

/**
 * Opens the cache for a page. Resolves with undefined if another account is signed in here by now. What is put into a cache after it was deleted is
 * never found.
 */
export const cacheFor = (page: string, account: string): Promise<Cache | undefined> =>
  inTurn(async () => {
    if (storedAccount() !== account) return undefined;
    await dropOthers();
    return caches.open(`team ${page} ${account}`);
  });

/** A sign-out waits no longer than this, neither for a network that does not answer nor for a tab that the phone has put to sleep. */
export const pause = () => new Promise((done) => setTimeout(done, 3_000));

let taken: Promise<void> | undefined;

/** Holds the turn of this browser until the document is gone, and with it the session. So no other tab opens a cache during the sign-out. */
export function keepNoMore(): Promise<unknown> {
  taken ??= new Promise((done) => {
    const untilGone = () => new Promise<never>(() => done());
    inTurn(untilGone).catch(done);
  });
  return Promise.race([taken, pause()]);
}
