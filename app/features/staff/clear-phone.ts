/** Reports of visits may wait on this phone, also those of a colleague who had it before (app/features/rounds/offline/database.ts). */
export const hasReports = async (): Promise<boolean> =>
  ((await indexedDB.databases?.()) ?? []).some(({ name }) => name === "team");

/** Clears what the browser stored, as the server would have it do, but for those reports; the form then tells the server not to. */
export async function clearButReports(form: HTMLFormElement): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  for (const kept of await caches.keys()) await caches.delete(kept);
  form.action = `${form.action}?reports=stay`;
}
