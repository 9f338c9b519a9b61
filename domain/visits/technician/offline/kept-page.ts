import { cacheFor, dropPages, keepNoMore, pause } from "#domain/sign-in/index.ts";
import { isLeaving } from "./database.ts";
import { forget } from "./store.ts";

let registering: Promise<unknown> = Promise.resolve();
const workers = new Set<ServiceWorkerRegistration>();
/**
 * Registers the service worker. Signing out waits for this promise: a registration that ends after signing out would bring the removed
 * worker back.
 */
async function register(scope: string): Promise<void> {
  const registered = navigator.serviceWorker
    .register("/my-visits-worker.js", { scope })
    .then((one) => workers.add(one));
  registering = Promise.allSettled([registering, registered]);
  await registered;
}

let keeping: Promise<unknown> = Promise.resolve();
/**
 * Keeps this page with everything that it needs, for the service worker (public/my-visits-worker.js). Calls run one after another, so the
 * newest page is written last.
 */
export function keep(page: string, parts: () => string[]): void {
  keeping = keeping.then(() => keepNow(page, parts())).catch(() => undefined);
}

/**
 * Stores the page with its current scripts, fonts and photos, and deletes older files. If a file cannot be loaded, the older page stays.
 */
async function keepNow(page: string, parts: string[]) {
  if (isLeaving()) return;
  await register(page);
  const answer = await fetch(page);
  const account = answer.headers.get("x-account");
  if (!answer.ok || answer.redirected || !account || isLeaving()) return;
  const cache = await cacheFor(page, account);
  if (!cache) return;
  const missing: string[] = [];
  for (const part of parts) if (!(await cache.match(part))) missing.push(part);
  await cache.addAll(missing);
  await cache.put(page, answer);
  const paths = new Set([page, ...parts]);
  for (const { url } of await cache.keys()) if (!paths.has(new URL(url).pathname)) await cache.delete(url);
}

/** Removes the technician's page from this phone, with the colleague's drafts and sent reports. Returns whether unsent reports stay. */
export async function wipe(owner: string): Promise<boolean> {
  const stays = await forget(owner).catch(() => true);
  await Promise.all([keepNoMore(), Promise.race([registering, pause()])]);
  // In WebKit this list can be empty although our worker is registered: it happens after the worker of an earlier colleague was removed.
  const listed = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const worker of [...workers, ...listed]) if (/\/my-visits$/.test(worker.scope)) await worker.unregister();
  await dropPages();
  return stays;
}
