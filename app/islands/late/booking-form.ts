import { enqueue } from "#domain/leads/customer/forms/offline-queue.ts";
import { solve } from "#domain/leads/customer/forms/proof.ts";
import { shrink } from "#domain/leads/customer/forms/shrink.ts";
import { originFields } from "#domain/leads/customer/forms/visit.ts";

export type Body = FormData;

/** Returns what the form sends, with the pressed button. A booking also tells where the visit to the site began, and has smaller photos. */
export async function bodyOf(form: HTMLFormElement, submitter: HTMLElement | null, key: string | undefined) {
  const body = new FormData(form);
  const button = submitter instanceof HTMLButtonElement && submitter.name ? submitter : undefined;
  if (button) body.set(button.name, button.value);
  if (!key) return body;
  body.delete("photos");
  for (const photo of photosIn(form)) body.append("photos", (await shrink(photo)) ?? photo, "photo.jpg");
  const elapsed = String(Math.round(performance.now()));
  for (const [name, value] of Object.entries({ key, elapsed, page: location.pathname, ...originFields(form) }))
    body.set(name, value);
  return body;
}

export const photosIn = (form: HTMLFormElement) =>
  new FormData(form).getAll("photos").filter((file): file is File => file instanceof File && file.size > 0);

/** A form that comes back keeps its photos, unless one of them was the problem. */
export function putBack(photos: readonly File[], content: HTMLElement) {
  const field = content.querySelector<HTMLInputElement>("[name=photos]:not([aria-invalid])");
  if (!field || photos.length === 0) return;
  const files = new DataTransfer();
  for (const photo of photos) files.items.add(photo);
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Returns the proof of work if the server asks for one. */
export async function proofOf(content: HTMLElement): Promise<string | undefined> {
  const challenge = content.querySelector<HTMLElement>("[data-proof]")?.dataset.proof;
  return challenge && solve(JSON.parse(challenge));
}

/** Keeps the form in this browser while there is no connection. The next page that has one sends it. */
export const enqueueBooking = (form: HTMLFormElement, key: string, body: Body) =>
  enqueue("booking", key, body, form.dataset.sent ?? "");
