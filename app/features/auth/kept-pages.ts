import { storedAccount } from "./stored.ts";

// A technician's page is kept in a cache that is named after its path and the account that it was made for (public/team-worker.js reads it).

/** One tab at a time: between a look at who is signed in and the opening of a cache, nobody signs out or in. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("team-pages", work) : work();

export async function dropPages(goes: (name: string) => boolean = () => true): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("team ") && goes(name)) await caches.delete(name);
}
const dropOthers = () => dropPages((name) => !name.endsWith(` ${storedAccount()}`));

/** Called at every change of the session. Where nobody is signed in, all goes: a sign-out without our script may have met a page that was just being kept. */
export async function dropPagesOfOthers(): Promise<void> {
  if ("caches" in globalThis) await inTurn(dropOthers);
}

/** Undefined where the page is no longer of who is signed in here. What is put into a cache after it was deleted is never found. */
export const cacheFor = (page: string, account: string): Promise<Cache | undefined> =>
  inTurn(async () => {
    if (storedAccount() !== account) return undefined;
    await dropOthers();
    return caches.open(`team ${page} ${account}`);
  });

/** Nobody waits longer to sign out: not for a network that neither answers nor fails, nor for a tab that the phone has put to sleep. */
export const pause = () => new Promise((done) => setTimeout(done, 3_000));

let taken: Promise<void> | undefined;

/** Whoever signs out takes the turn until this document is gone, and with it the session: no tab opens a cache meanwhile. */
export function keepNoMore(): Promise<unknown> {
  taken ??= new Promise((done) => {
    const untilGone = () => new Promise<never>(() => done());
    inTurn(untilGone).catch(done);
  });
  return Promise.race([taken, pause()]);
}
