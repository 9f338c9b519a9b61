// This worker answers with the technician's page of today in places without a connection (domain/visits/README.md). It is registered with the scopes
// /my-visits and /ar/my-visits only, so no other page of the site passes through it. Phones that installed the page when its address was /team run it
// with that scope too (team-worker.js). It sends nothing and keeps nothing: the page puts itself into the cache
// (domain/visits/technician/offline/kept-page.ts), because only a page knows at once that somebody has signed out. A page of an earlier version asks
// for it by a message, and is then not kept.

const page = new URL(self.registration.scope).pathname;
const today = page.replace(/team$/, "my-visits");
/** A cache is named after the account for which its page was made. The first word is older than the address, and stays. */
const prefix = `team ${page} `;
/** A page that is older than 36 hours is not shown any more, because its day is over. */
const longest = 36 * 3_600_000;
/** The kept page is shown if the network has not answered after 6 seconds, because that is better than waiting. */
const patience = 6_000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate" && pathname === page) event.respondWith(openPage(event));
  else if (/^\/(?:assets|(?:ar\/)?(?:my-visits|team)\/(?:photos|plates))\//.test(pathname)) event.respondWith(kept(pathname).then((found) => found ?? fetch(event.request)));
});

/** Shows the newest page, or without a connection the last one. */
async function openPage(event) {
  const fresh = fetch(event.request);
  event.waitUntil(fresh.then(note, () => undefined));
  const slow = new Promise((done) => setTimeout(done, patience));
  const answer = await Promise.race([fresh.catch(() => undefined), slow]);
  if (answer && answer.status < 500) return answer;
  const hasMoved = page !== today && (await caches.keys()).some((name) => name.startsWith(`team ${today} `));
  // The worker of the new address then answers with the page that it kept.
  if (hasMoved) return Response.redirect(today);
  return (await kept(page)) ?? fresh;
}

/** Deletes every kept page if this colleague may not see it any more, and otherwise those of other accounts. */
async function note(answer) {
  if (answer.status === 401 || answer.status === 403) await dropAll();
  const account = answer.ok && answer.headers.get("x-account");
  if (account) await dropAll(prefix + account);
}

const keptNames = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

async function dropAll(except) {
  for (const name of await keptNames()) if (name !== except) await caches.delete(name);
}

/** Looks for the cache by name, because opening a cache makes one. */
async function kept(path) {
  const [cacheName] = await keptNames();
  if (!cacheName) return undefined;
  const found = await caches.match(path, { cacheName });
  const main = path === page ? found : await caches.match(page, { cacheName });
  if (!main) return undefined;
  if (Date.now() - Date.parse(main.headers.get("date") ?? "") < longest) return found;
  await caches.delete(cacheName);
  return undefined;
}
