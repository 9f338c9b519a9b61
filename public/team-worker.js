// Keeps the technician's page of today for places without a connection (docs/visits.md). Registered with the scopes /team and /ar/team only, so no other page
// of the site passes through it. What is done there waits in the page's own queue; this file changes nothing and sends nothing.

const cacheName = `team ${new URL(self.registration.scope).pathname}`;
const page = new URL(self.registration.scope).pathname;
/** What is older is nobody's day any more. */
const longest = 36 * 3_600_000;
/** With less than this the page of before is better than waiting. */
const patience = 6_000;

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate" && pathname === page) event.respondWith(openPage(event));
  else if (/^\/(?:assets|(?:ar\/)?team\/(?:photos|plates))\//.test(pathname)) event.respondWith(kept(pathname).then((found) => found ?? fetch(event.request)));
});

/** The newest page, or without a connection the last one. */
async function openPage(event) {
  const fresh = fetch(event.request);
  event.waitUntil(fresh.then(note, () => undefined));
  const slow = new Promise((done) => setTimeout(done, patience));
  const answer = await Promise.race([fresh.catch(() => undefined), slow]);
  if (answer && answer.status < 500) return answer;
  return (await kept(page)) ?? fresh;
}

/** Who may not see it any more keeps nothing of it. */
async function note(answer) {
  if (answer.status === 401 || answer.status === 403) await caches.delete(cacheName);
}

/** By name, because opening a cache makes one. */
async function kept(path) {
  const found = await caches.match(path, { cacheName });
  const main = path === page ? found : await caches.match(page, { cacheName });
  if (!main) return undefined;
  if (Date.now() - Date.parse(main.headers.get("date") ?? "") < longest) return found;
  await caches.delete(cacheName);
  return undefined;
}

let stopped = new AbortController();
let keeping = Promise.resolve();

self.addEventListener("message", (event) => {
  if (event.data?.page === page) {
    if (stopped.signal.aborted) stopped = new AbortController();
    keeping = Promise.allSettled([keeping, keep(event.data.parts, stopped.signal)]);
    event.waitUntil(keeping);
  }
  if (event.data?.leave) event.waitUntil(leave(event.ports[0]));
});

/** Somebody signs out: what is being kept just now goes too. */
async function leave(port) {
  stopped.abort();
  await keeping;
  await caches.delete(cacheName);
  port.postMessage("gone");
}

/** The page as it is now, its scripts, fonts and photos, and nothing of before. If one of them cannot be had, what was kept stays. */
async function keep(parts, signal) {
  const answer = await fetch(page, { credentials: "same-origin", signal });
  await note(answer);
  if (!answer.ok || answer.redirected || signal.aborted) return;
  const cache = await caches.open(cacheName);
  const missing = [];
  for (const part of parts) if (!(await cache.match(part))) missing.push(part);
  await cache.addAll(missing);
  if (signal.aborted) return;
  await cache.put(page, answer);
  const wanted = new Set([page, ...parts]);
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
}
