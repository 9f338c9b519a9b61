import { type Draft, draftName, drop, isOld, keep, readDraft } from "./drafts.ts";
import { textFields } from "./fields.ts";
import type { FormName, FormState } from "./form-state.ts";
import { send } from "./send.ts";

/**
 * The name of the cache for the offline queue: forms that were sent without a connection. The Cache storage is used because a form that one
 * tab removes is gone for all tabs at once, which localStorage does not guarantee.
 */
const cacheName = "waiting";
const addressOf = (form: FormName, key: string) => `/waiting/${form}/${key}`;
const retryDelay = 30_000;

/**
 * Adds a form to the queue. `words` is the text that is shown once the form has been sent. Returns false if the browser cannot store it.
 */
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

/** Opens the queue. Returns undefined if there is no queue, or if the browser has no Cache storage. */
async function openQueue(): Promise<Cache | undefined> {
  try {
    return (await caches.has(cacheName)) ? await caches.open(cacheName) : undefined;
  } catch {}
}

export const isQueued = async (form: FormName, key: string) =>
  (await (await openQueue())?.match(addressOf(form, key))) !== undefined;

export const dequeue = async (form: FormName, key: string) => (await openQueue())?.delete(addressOf(form, key));

/** Sends all forms in the queue. A lock for each form makes sure that only one tab at a time sends it. */
export async function sendQueue(): Promise<void> {
  if (!navigator.onLine) return;
  const all = (await (await openQueue())?.keys()) ?? [];
  for (const { url } of all) await navigator.locks.request(url, () => sendOne(new URL(url).pathname));
}

async function sendOne(address: string) {
  // The form is read again under the lock, because another tab may have sent it in the meantime.
  const kept = await (await openQueue())?.match(address);
  if (!kept) return;
  const [, , form, key] = address.split("/") as [string, string, FormName, string];
  const away = () => dequeue(form, key);
  if (isOld(Number(kept.headers.get("x-at")))) return away();
  const body = await kept.clone().formData();
  const answer = await send(form, body);
  const isRefused = answer.problems || (answer.limited && form !== "booking");
  if (!(answer.reference || isRefused)) return setTimeout(sendQueue, retryDelay);
  await away();
  if (answer.reference) {
    if (readDraft(form)?.key === key) drop(draftName(form), key);
  } else if (form !== "booking") {
    const fields = textFields(body);
    keep(draftName(form), { key, at: Date.now(), fields, own: fields.map(([name]) => name) } satisfies Draft);
  }
  announce({ key, answer }, decodeURIComponent(kept.headers.get("x-words") ?? ""));
}

export type FormAnswer = { key: string; answer: FormState };

/**
 * Reports the answer. If the form is open in this or another tab, the form shows the answer. Otherwise this page shows it in a line of
 * text.
 */
function announce(detail: FormAnswer, words: string) {
  const tabs = new BroadcastChannel("forms");
  tabs.postMessage(detail);
  tabs.close();
  const unseen = dispatchEvent(new CustomEvent("form-sent", { cancelable: true, detail }));
  const { reference, booked, followUrl } = detail.answer;
  // A booking brings four sentences: for a visit, for an enquiry without one, for a form that was refused, and for a visit to be confirmed.
  const [done = "", stored = done, refused, requested] = words.split("|");
  const text = !reference ? refused : !booked ? stored : booked.isRequested ? requested : done;
  if (!unseen || !text) return;
  const said = text.replace("{reference}", reference ?? "").replace("{when}", booked?.when ?? "");
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  line.className = "bg-brand-tint p-4 text-center";
  const href = booked ? `${followUrl}/visit` : followUrl;
  line.append(refused && followUrl ? Object.assign(document.createElement("a"), { href, textContent: said }) : said);
  document.querySelector("main")?.prepend(line);
}

/** Listens for answers of the queue. `shows` returns true if the form on this page shows the answer. */
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
