import { storedAccount } from "./stored.ts";

// The page of a technician is kept in a cache. The name of the cache contains the path of the page and the id of the account
// (public/my-visits-worker.js reads it).

/** Runs the work in one tab at a time. Nobody can sign in or out while another tab checks the account and opens a cache. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("team-pages", work) : work();

export async function dropPages(goes: (name: string) => boolean = () => true): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("team ") && goes(name)) await caches.delete(name);
}
const dropOthers = () => dropPages((name) => !name.endsWith(` ${storedAccount()}`));

/**
 * Deletes the kept pages of other accounts, at every change of the session. If nobody is signed in, it deletes all pages: one may have been
 * stored while somebody signed out without our script.
 */
export async function dropPagesOfOthers(): Promise<void> {
  if ("caches" in globalThis) await inTurn(dropOthers);
}

/**
 * Opens the cache for a page. Resolves with undefined if another account is signed in by now. A deleted cache can still be written to, but
 * nothing finds its content.
 */
export const cacheFor = (page: string, account: string): Promise<Cache | undefined> =>
  inTurn(async () => {
    if (storedAccount() !== account) return undefined;
    await dropOthers();
    return caches.open(`team ${page} ${account}`);
  });

/** A sign-out waits at most three seconds, even if the network does not answer or another tab is suspended. */
export const pause = () => new Promise((done) => setTimeout(done, 3_000));

let taken: Promise<void> | undefined;

/** Takes the lock of the kept pages until the document is unloaded. No other tab can then open a cache during the sign-out. */
export function keepNoMore(): Promise<unknown> {
  taken ??= new Promise((done) => {
    const untilGone = () => new Promise<never>(() => done());
    inTurn(untilGone).catch(done);
  });
  return Promise.race([taken, pause()]);
}
