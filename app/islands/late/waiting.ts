import sender from "../../features/leads/waiting.ts?module";

/** Forms that were sent without a connection, if there are any: hardly anybody needs the code that sends them. */
export async function sendWaiting() {
  try {
    if (navigator.onLine && (await caches.has("waiting"))) (await import(sender)).sendWaiting();
  } catch {} // the browser keeps nothing, or the line went again: the next page tries anew
}
