/** What the service worker of the technician's page keeps is named after the account that it was made for (public/team-worker.js). Another one's goes. */
export async function dropPagesOfOthers(account: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  for (const name of await caches.keys())
    if (name.startsWith("team ") && !name.endsWith(` ${account}`)) await caches.delete(name);
}
