import { type Draft, draftName, drop, keep, readKept } from "./drafts.ts";
import { keptPhotos } from "./photo-box.ts";
import type { FormName, FormState } from "./schema.ts";
import { send } from "./send.ts";

/** A form that was to be sent while there was no connection. */
type Waiting = { form: FormName; key: string; at: number; fields: [string, string][]; sent: string };

const prefix = "waiting:";
const nextTry = 30_000;

/** Keeps a form until there is a connection; `sent` are the words for when it went. False where nothing can be kept. */
export function wait(form: FormName, key: string, body: FormData, sent: string): boolean {
  const fields = [...body].filter((field): field is [string, string] => typeof field[1] === "string");
  return keep(prefix + key, { form, key, at: Date.now(), fields, sent } satisfies Waiting);
}

export const isWaiting = (key: string) => readKept<Waiting>(prefix + key) !== undefined;

export const takeBack = (key: string) => localStorage.removeItem(prefix + key);

/** Sends what waits: once, whichever tab comes first. */
export async function sendWaiting(): Promise<void> {
  if (!navigator.onLine) return;
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  for (const name of names) await navigator.locks.request(name, () => sendOne(name));
}

async function sendOne(name: string) {
  // Asked now that it is our turn: another tab may have sent it.
  const waiting = readKept<Waiting>(name);
  if (!waiting) return;
  const { form, key } = waiting;
  const body = new FormData();
  for (const [field, value] of waiting.fields) body.append(field, value);
  for (const photo of await keptPhotos(key)) body.append("photos", photo);
  const answer = await send(form, body);
  const settled = answer.reference || answer.problems || answer.limited;
  if (!settled) return void setTimeout(sendWaiting, nextTry);
  if (answer.reference) forget(name, waiting);
  else moveToDraft(name, waiting);
  announce(waiting, answer);
}

function forget(name: string, { form, key }: Waiting) {
  drop(name, key);
  if (readKept<Draft>(draftName(form))?.key === key) localStorage.removeItem(draftName(form));
}

/** What the server would not take stands in the form again, with whoever wrote it. */
function moveToDraft(name: string, { form, key, fields }: Waiting) {
  keep(draftName(form), { key, at: Date.now(), fields } satisfies Draft);
  localStorage.removeItem(name);
}

export type Sent = { key: string; answer: FormState };

/** The form in which it was written shows the answer, in whatever tab that is; on any other page a line says it. */
function announce({ key, sent }: Waiting, answer: FormState) {
  const detail: Sent = { key, answer };
  const tabs = new BroadcastChannel("forms");
  tabs.postMessage(detail);
  tabs.close();
  const unseen = dispatchEvent(new CustomEvent("form-sent", { cancelable: true, detail }));
  if (!unseen || !answer.reference) return;
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  line.className = "bg-brand-tint p-4 text-center font-semibold";
  line.textContent = sent.replace("{reference}", answer.reference);
  document.querySelector("main")?.prepend(line);
}

/** `shows` answers whether it was its form. */
export function onSent(shows: (sent: Sent) => boolean): () => void {
  const here = (event: Event) => shows((event as CustomEvent<Sent>).detail) && event.preventDefault();
  const elsewhere = ({ data }: MessageEvent<Sent>) => void shows(data);
  const channel = new BroadcastChannel("forms");
  channel.addEventListener("message", elsewhere);
  addEventListener("form-sent", here);
  return () => {
    channel.close();
    removeEventListener("form-sent", here);
  };
}
