import { savedDraft } from "#site/ui/controls/useSavedDraft.ts";

/** The fields of a form by name; each box has a name of its own. */
export type Values = Record<string, string>;

/** `base` is the text of the form before somebody typed. */
export interface StoredDraft {
  base: Values;
  mine: Values;
  /**
   * The texts that were overtaken when a colleague saved. They are shown beside the form until it is sent, or one of them is chosen. The newest is
   * the first.
   */
  beside?: Values[] | undefined;
  /** True if the text was sent, and the answer is not known here. */
  sent: boolean;
  /** The boxes were ticked for this thing, such as a building, and count for no other. */
  ticksOf?: string | undefined;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTyped = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && element.type !== "hidden") ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === "checkbox";

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isTyped).filter(({ name }) => name !== "");

const nameOf = (control: Control): string => (isTick(control) ? `${control.name} ${control.value}` : control.name);

const typedIn = (control: Control): string => (isTick(control) ? (control.checked ? "✓" : "") : control.value);

/** Reads the value that the page came with, whatever was typed before its script was loaded. */
function givenIn(control: Control): string {
  if (isTick(control)) return control.defaultChecked ? "✓" : "";
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return ([...control.options].find((one) => one.defaultSelected) ?? control.options[0])?.value ?? "";
}

const read = (form: HTMLFormElement, of: (control: Control) => string): Values =>
  Object.fromEntries(controlsOf(form).map((control) => [nameOf(control), of(control)]));

export const valuesOf = (form: HTMLFormElement): Values => read(form, typedIn);
export const givenTo = (form: HTMLFormElement): Values => read(form, givenIn);

export function putIn(form: HTMLFormElement, values: Values): void {
  for (const control of controlsOf(form)) {
    const value = values[nameOf(control)];
    if (value === undefined) continue;
    if (isTick(control)) control.checked = value !== "";
    else if (!(control instanceof HTMLSelectElement) || [...control.options].some((one) => one.value === value))
      control.value = value;
  }
}

export const areSame = (one: Values, other: Values): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? "") === (other[name] ?? ""));

const isBox = ([name]: [name: string, value: string]) => name.includes(" ");

/** Keeps the texts for another building or the like, but takes the ticks that are stored there. */
export function keptAt(ticksOf: string | undefined, kept: StoredDraft, base: Values): StoredDraft {
  if (kept.ticksOf === ticksOf) return kept;
  const boxes = Object.entries(base).filter(isBox);
  const moved = (values: Values): Values =>
    Object.fromEntries([...Object.entries(values).filter((entry) => !isBox(entry)), ...boxes]);
  return { ...kept, base: moved(kept.base), mine: moved(kept.mine), beside: kept.beside?.map(moved), ticksOf };
}

/** Returns the texts of a form that begins with `base`, and those beside it. `typed` is what was typed before the script was loaded. */
export function beginWith(
  kept: StoredDraft | undefined,
  base: Values,
  typed: Values,
): { mine: Values; beside: Values[] } {
  const { mine: before, beside = [] } = kept ?? { mine: base };
  const mine = { ...before, ...typed };
  if (!kept || areSame(kept.base, base)) return { mine, beside };
  // The text was stored, although its answer was never read.
  if (areSame(mine, base)) return { mine, beside: [] };
  return { mine: base, beside: areSame(mine, kept.base) ? beside : [mine, ...beside] };
}

/** The kept text; empty if nothing would be lost without it. */
export const keptText = (kept: StoredDraft): string =>
  areSame(kept.mine, kept.base) && !kept.beside?.length ? "" : JSON.stringify(kept);

export interface Row {
  label: string;
  mine: string;
  theirs: string;
}

/** Returns the fields in which the texts differ from the stored values, by their labels. */
export const differences = (form: HTMLFormElement, texts: readonly Values[], stored: Values): Row[] =>
  controlsOf(form).flatMap((control) => {
    const valueIn = (values: Values) => values[nameOf(control)] ?? "";
    const theirs = valueIn(stored);
    const others = new Set(texts.map(valueIn).filter((one) => one !== theirs));
    const label = labelOf(control);
    return [...others].map((mine) => ({ label, mine: inWords(control, mine), theirs: inWords(control, theirs) }));
  });

function labelOf(control: Control): string {
  const [label] = control.labels ?? [];
  return (label?.querySelector("span") ?? label)?.textContent?.trim() ?? control.name;
}

const inWords = (control: Control, value: string): string =>
  control instanceof HTMLSelectElement
    ? ([...control.options].find((one) => one.value === value)?.text ?? value)
    : value;

export function keptIn(name: string): StoredDraft | undefined {
  try {
    return JSON.parse(savedDraft(name)) as StoredDraft;
  } catch {
    return undefined;
  }
}
