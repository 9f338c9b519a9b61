import { formNames, readDraft } from "#domain/leads/customer/forms/drafts.ts";

/** Hydrates forms that have a saved draft, so that the draft appears at once and not only when the visitor touches the form. */
export function hydrateDrafts() {
  for (const form of formNames) {
    if (readDraft(form))
      document.querySelector(`[data-form=${form}]`)?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  }
}
