import { type FormEvent, useRef, useState } from "react";
import { shrink } from "#domain/leads/index.ts";
import { fieldsOf, photosIn } from "./offline/useFormDraft.ts";
import type { Queue } from "./offline/useQueue.ts";
import type { DueVisit } from "./page.server.ts";
import type { ReportKind } from "./receive.server.ts";

/** Puts a form into the queue instead of sending it; where this phone can keep nothing, it goes its native way. */
export function useSend({ id: visit, hours, details }: DueVisit, queue: Queue) {
  const isBusy = useRef(false);
  const [isFull, setFull] = useState(false);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // Pressed twice: the first press is still being kept.
    if (isBusy.current) return;
    isBusy.current = true;
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const photos = await Promise.all(photosIn(form).map(async (photo) => (await shrink(photo)) ?? photo));
    const kept = await queue.keep({
      id: crypto.randomUUID(),
      visit,
      kind: (button?.value || "start") as ReportKind,
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

/** `submit()` leaves out the button that was pressed. */
function submitAs(form: HTMLFormElement, button: HTMLButtonElement | null) {
  if (button) {
    const pressed = Object.assign(document.createElement("input"), { type: "hidden", name: button.name });
    pressed.value = button.value;
    form.append(pressed);
  }
  form.submit();
}
