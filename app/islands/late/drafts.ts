import { formNames, readDraft } from "#app/features/leads/drafts.ts";

/** A form with a draft wakes by itself, so that what was typed stands there again. */
export function wakeDrafts() {
  for (const form of formNames) {
    if (readDraft(form))
      document.querySelector(`[data-form=${form}]`)?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  }
}
