import type { Draft } from "./drafts.ts";
import { honeypot } from "./honeypot.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Control => element.matches("input, textarea, select"));

const isChoice = (control: Control): control is HTMLInputElement => /radio|checkbox/.test(control.type);

/** Returns the controls that a visitor fills in. The file input is not among them, because photos are handled separately. */
const editable = (form: HTMLFormElement) =>
  controlsOf(form).filter((control) => control.type !== "hidden" && control.type !== "file");

const defaultValue = (control: Control) =>
  control instanceof HTMLSelectElement
    ? ([...control.options].find((option) => option.defaultSelected)?.value ?? "")
    : control.defaultValue;

const hasDefault = (control: Control) => (isChoice(control) ? control.defaultChecked : defaultValue(control) !== "");

const isChanged = (control: Control) =>
  isChoice(control) ? control.checked !== control.defaultChecked : control.value !== defaultValue(control);

const namesOf = (controls: Control[]) => [...new Set(controls.map(({ name }) => name))];

/** Returns the names of the fields whose value differs from the value that the server rendered. */
export const changedFields = (form: HTMLFormElement) => namesOf(editable(form).filter(isChanged));

/** Returns the text fields of a request body, without files, empty fields and the honeypot. */
export const textFields = (body: FormData) =>
  [...body].filter(
    (field): field is [string, string] => typeof field[1] === "string" && field[1] !== "" && field[0] !== honeypot,
  );

const canHold = (control: Control, value: string) =>
  !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);

/**
 * Fills in the values of a draft. A field that the visitor has changed since the page loaded keeps its value. If the page's address gave a
 * value to a field, the draft replaces it only if the visitor had typed the draft's value.
 */
export function restore(form: HTMLFormElement, { fields, own = [] }: Pick<Draft, "fields" | "own">) {
  const came = namesOf(editable(form).filter(hasDefault)).filter((name) => !own.includes(name));
  const kept = [...changedFields(form), ...came];
  for (const control of editable(form)) {
    const values = fields.filter(([name]) => name === control.name).map(([, value]) => value);
    const [value] = values;
    if (value === undefined || kept.includes(control.name)) continue;
    if (isChoice(control)) control.checked = values.includes(control.value);
    else if (canHold(control, value)) control.value = value;
  }
}

/**
 * Builds the request body from the form and the values of its hidden fields. Instead of the chosen files it contains the reduced photos.
 */
export function bodyOf(form: HTMLFormElement, extras: Record<string, string>, photos: readonly Blob[]): FormData {
  const body = new FormData(form);
  for (const [name, value] of Object.entries(extras)) body.set(name, value);
  body.delete("photos");
  for (const photo of photos) body.append("photos", photo, "photo.jpg");
  return body;
}

/** Finds the first control with this name. */
export function controlNamed(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(name);
  return (found instanceof RadioNodeList ? found[0] : found) as HTMLElement | undefined;
}

/**
 * Moves the focus to a control. On a phone, the control may be in a step that is hidden. Then this opens the step by its id in the page's
 * address (see form.css).
 */
export function focusOn(control: HTMLElement | undefined) {
  const step = control?.closest("[data-step][id]");
  if (step && isHidden(step)) location.hash = step.id;
  control?.focus();
}

export const isHidden = (element: Element | null) => element?.getClientRects().length === 0;
