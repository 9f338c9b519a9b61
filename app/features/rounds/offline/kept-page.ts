import { forget } from "./store.ts";

let registering: Promise<unknown> = Promise.resolve();
/** A worker whose registration arrives after it was taken away would be there again, so whoever signs out waits for it. */
export function register(scope: string): Promise<ServiceWorkerRegistration> {
  const registered = navigator.serviceWorker.register("/team-worker.js", { scope });
  registering = Promise.allSettled([registering, registered]);
  return registered;
}

/** Takes the technician's page off this phone, with all that is this colleague's and was sent. Says whether reports stay. */
export async function wipe(owner: string): Promise<boolean> {
  const stays = await forget(owner).catch(() => true);
  await Promise.race([registering, pause()]);
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    if (/\/team$/.test(worker.scope)) await stop(worker);
  for (const kept of await caches.keys()) if (kept.startsWith("team ")) await caches.delete(kept);
  return stays;
}

/** Nobody waits longer to sign out, for a network that neither answers nor fails. */
const pause = () => new Promise((done) => setTimeout(done, 3_000));

/** The worker keeps nothing more, not even what it has begun to, and goes. */
async function stop(worker: ServiceWorkerRegistration) {
  const { port1, port2 } = new MessageChannel();
  const stopped = new Promise((done) => {
    port1.onmessage = done;
  });
  worker.active?.postMessage({ leave: true }, [port2]);
  if (worker.active) await Promise.race([stopped, pause()]);
  port1.close();
  await worker.unregister();
}
