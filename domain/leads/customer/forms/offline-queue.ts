import { type Draft, draftName, drop, isOld, keep, readDraft } from "./drafts.ts";
import { textFields } from "./fields.ts";
import type { FormName, FormState } from "./form-state.ts";
import { send } from "./send.ts";

/**
 * The offline queue keeps forms that were sent without a connection in the browser's Cache storage. When one tab takes a form out of it, the form is
 * gone for all tabs at once. localStorage does not guarantee that.
 */
const cacheName = "waiting";
const addressOf = (form: FormName, key: string) => `/waiting/${form}/${key}`;
const retryDelay = 30_000;

/** Stores a form in the queue. `words` is the text that is shown after sending. Returns false if nothing can be stored. */
export async function enqueue(form: FormName, key: string, body: FormData, words: string): Promise<boolean> {
  const headers = { "x-at": String(Date.now()), "x-words": encodeURIComponent(words) };
  try {
    const kept = new Response(body);
    for (const [name, value] of Object.entries(headers)) kept.headers.set(name, value);
    await (await caches.open(cacheName)).put(addressOf(form, key), kept);
    return true;
  } catch {
    return false;
  }
}

/** Returns undefined if the queue is empty, or if the browser stores nothing. */
async function openQueue(): Promise<Cache | undefined> {
  try {
    return (await caches.has(cacheName)) ? await caches.open(cacheName) : undefined;
  } catch {}
}

export const isQueued = async (form: FormName, key: string) =>
  (await (await openQueue())?.match(addressOf(form, key))) !== undefined;

export const dequeue = async (form: FormName, key: string) => (await openQueue())?.delete(addressOf(form, key));

/** Sends the queue once. Whichever tab gets the lock first does it. */
export async function sendQueue(): Promise<void> {
  if (!navigator.onLine) return;
  const all = (await (await openQueue())?.keys()) ?? [];
  for (const { url } of all) await navigator.locks.request(url, () => sendOne(new URL(url).pathname));
}

async function sendOne(address: string) {
  // This reads the form again under the lock, because another tab may have sent it meanwhile.
  const kept = await (await openQueue())?.match(address);
  if (!kept) return;
  const [, , form, key] = address.split("/") as [string, string, FormName, string];
  const away = () => dequeue(form, key);
  if (isOld(Number(kept.headers.get("x-at")))) return away();
  const body = await kept.clone().formData();
  const answer = await send(form, body);
  if (!(answer.reference || answer.problems || answer.limited)) return setTimeout(sendQueue, retryDelay);
  await away();
  if (answer.reference) {
    if (readDraft(form)?.key === key) drop(draftName(form), key);
  } else {
    const fields = textFields(body);
    keep(draftName(form), { key, at: Date.now(), fields, own: fields.map(([name]) => name) } satisfies Draft);
  }
  announce({ key, answer }, decodeURIComponent(kept.headers.get("x-words") ?? ""));
}

export type FormAnswer = { key: string; answer: FormState };

/** The form from which it was sent shows the answer, in whichever tab it is. Other pages report it in a line. */
function announce(detail: FormAnswer, words: string) {
  const tabs = new BroadcastChannel("forms");
  tabs.postMessage(detail);
  tabs.close();
  const unseen = dispatchEvent(new CustomEvent("form-sent", { cancelable: true, detail }));
  if (!unseen || !detail.answer.reference) return;
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  line.className = "bg-brand-tint p-4 text-center";
  line.textContent = words.replace("{reference}", detail.answer.reference);
  document.querySelector("main")?.prepend(line);
}

/** `shows` returns true if the sent form is the one on this page. */
export function onSent(shows: (sent: FormAnswer) => boolean): () => void {
  const here = (event: Event) => shows((event as CustomEvent<FormAnswer>).detail) && event.preventDefault();
  const elsewhere = ({ data }: MessageEvent<FormAnswer>) => void shows(data);
  const channel = new BroadcastChannel("forms");
  channel.addEventListener("message", elsewhere);
  addEventListener("form-sent", here);
  return () => {
    channel.close();
    removeEventListener("form-sent", here);
  };
}
