import { storedAccount } from "./stored.ts";

// A technician's page is kept in a cache that is named after its path and the account that it was made for (public/my-visits-worker.js reads it).

/** Does the work in one tab at a time, so that nobody signs in or out while a tab looks who is signed in and opens a cache. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("team-pages", work) : work();

export async function dropPages(goes: (name: string) => boolean = () => true): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("team ") && goes(name)) await caches.delete(name);
}
const dropOthers = () => dropPages((name) => !name.endsWith(` ${storedAccount()}`));

/**
 * This is called at every change of the session. If nobody is signed in, every page goes, because a sign-out without our script may have met a page
 * that was just being kept.
 */
export async function dropPagesOfOthers(): Promise<void> {
  if ("caches" in globalThis) await inTurn(dropOthers);
}

/** Resolves with undefined if the page no longer belongs to who is signed in here. What is put into a cache after it was deleted is never found. */
export const cacheFor = (page: string, account: string): Promise<Cache | undefined> =>
  inTurn(async () => {
    if (storedAccount() !== account) return undefined;
    await dropOthers();
    return caches.open(`team ${page} ${account}`);
  });

/** Nobody waits longer than this to sign out, neither for a network that does not answer nor for a tab that the phone has put to sleep. */
export const pause = () => new Promise((done) => setTimeout(done, 3_000));

let taken: Promise<void> | undefined;

/** Whoever signs out holds the turn until this document is gone, and with it the session, so that no tab opens a cache meanwhile. */
export function keepNoMore(): Promise<unknown> {
  taken ??= new Promise((done) => {
    const untilGone = () => new Promise<never>(() => done());
    inTurn(untilGone).catch(done);
  });
  return Promise.race([taken, pause()]);
}
