import { keepNoMore } from "#domain/sign-in/index.ts";

/**
 * Tells whether reports of visits wait on this phone. They may belong to a colleague who had the phone before
 * (domain/visits/technician/offline/database.ts).
 */
export const hasReports = async (): Promise<boolean> =>
  ((await indexedDB.databases?.()) ?? []).some(({ name }) => name === "team");

/** Tells the server to keep the waiting reports, and deletes everything else that the browser has stored, as far as the browser allows. */
export async function clearButReports(form: HTMLFormElement): Promise<void> {
  form.action = `${form.action}?reports=stay`;
  await Promise.allSettled([clearStorage(), clearWorkers(), clearCaches()]);
}

async function clearStorage() {
  localStorage.clear();
  sessionStorage.clear();
}

async function clearWorkers() {
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
}

async function clearCaches() {
  await keepNoMore();
  for (const kept of await caches.keys()) await caches.delete(kept);
}
