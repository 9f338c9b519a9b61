import { reportKinds } from "@site/ground/states/visit.ts";
import { type SubmitEvent, useRef, useState } from "react";
import { shrink } from "#domain/leads/index.ts";
import { fieldsOf, photosIn } from "./offline/useFormDraft.ts";
import type { Queue } from "./offline/useQueue.ts";
import type { DueVisit } from "./page.server.ts";

/** Puts a form into the offline queue instead of sending it. If this phone cannot store data, the browser sends the form as usual. */
export function useSend({ id: visit, hours, details }: DueVisit, queue: Queue) {
  const isBusy = useRef(false);
  const [isFull, setFull] = useState(false);
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // The button was pressed twice, and the report of the first press is still being stored.
    if (isBusy.current) return;
    isBusy.current = true;
    const { submitter } = event.nativeEvent;
    const button = submitter instanceof HTMLButtonElement ? submitter : null;
    const photos = await Promise.all(photosIn(form).map(async (photo) => (await shrink(photo)) ?? photo));
    const kept = await queue.keep({
      id: crypto.randomUUID(),
      visit,
      kind: reportKinds.find((kind) => kind === button?.value) ?? "start",
      label: `${hours} · ${details.name}`,
      at: Date.now(),
      fields: fieldsOf(form).filter(([name]) => !["id", "visit", "kind"].includes(name)),
      photos,
    });
    isBusy.current = false;
    if (kept) form.reset();
    else if (navigator.onLine) submitAs(form, button);
    else setFull(true);
  }
  return { send, isFull };
}

/** Sends the form with the value of the pressed button. `form.submit()` leaves the button out. */
function submitAs(form: HTMLFormElement, button: HTMLButtonElement | null) {
  if (button) {
    const pressed = Object.assign(document.createElement("input"), { type: "hidden", name: button.name });
    pressed.value = button.value;
    form.append(pressed);
  }
  form.submit();
}
