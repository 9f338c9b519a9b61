import sender from "#domain/leads/customer/forms/offline-queue.ts?module";

/** Loads the offline queue only if it has entries, because hardly any visitor needs that code. */
export async function sendQueue() {
  try {
    if (navigator.onLine && (await caches.has("waiting"))) (await import(sender)).sendQueue();
  } catch {} // Storage is blocked or the connection broke again. The next page tries again.
}
