import sender from "#domain/leads/customer/forms/offline-queue.ts?module";

/** Sends waiting forms. The code of the offline queue is loaded only if the queue has entries, because hardly any visitor needs it. */
export async function sendQueue() {
  try {
    if (navigator.onLine && (await caches.has("waiting"))) (await import(sender)).sendQueue();
  } catch {} // Storage is blocked or the connection broke again. The next page tries again.
}
