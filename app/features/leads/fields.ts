import { trap } from "./trap.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Control => element.matches("input, textarea, select"));

const isChoice = (control: Control): control is HTMLInputElement => /radio|checkbox/.test(control.type);

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return control.value !== ([...control.options].find((option) => option.defaultSelected)?.value ?? "");
  return isChoice(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/** Whether anything in it differs from how it came. */
export const isTouched = (form: HTMLFormElement) =>
  controlsOf(form).some((control) => control.type !== "hidden" && control.type !== "file" && isChanged(control));

/** What of a form is text, without the trap. */
export const textFields = (body: FormData) =>
  [...body].filter(
    (field): field is [string, string] => typeof field[1] === "string" && field[1] !== "" && field[0] !== trap,
  );

const canHold = (control: Control, value: string) =>
  !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);

/** Puts values into their controls, but never over what somebody typed meanwhile. */
export function fill(form: HTMLFormElement, fields: readonly [name: string, value: string][]) {
  for (const control of controlsOf(form)) {
    if (control.type === "file" || control.type === "hidden") continue;
    const values = fields.filter(([name]) => name === control.name).map(([, value]) => value);
    const [value] = values;
    if (value === undefined) continue;
    if (isChoice(control)) control.checked = values.includes(control.value);
    else if (!isChanged(control) && canHold(control, value)) control.value = value;
  }
}

/** What is sent: the form with what it carries, and photos as they were made smaller instead of as they were chosen. */
export function bodyOf(form: HTMLFormElement, extras: Record<string, string>, photos: readonly Blob[]): FormData {
  const body = new FormData(form);
  for (const [name, value] of Object.entries(extras)) body.set(name, value);
  body.delete("photos");
  for (const photo of photos) body.append("photos", photo, "photo.jpg");
  return body;
}

/** The first control of a name, to which the focus goes. */
export function controlNamed(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(name);
  return (found instanceof RadioNodeList ? found[0] : found) as HTMLElement | undefined;
}
