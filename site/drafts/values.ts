import { savedDraft } from "#site/ui/controls/useSavedDraft.ts";

/** The values of a form by the names of its fields. Each checkbox has a name of its own. */
export type Values = Record<string, string>;

/** A draft that is kept in the browser. `base` is the text of the form before anybody typed, and `mine` is the typed text. */
export interface StoredDraft {
  base: Values;
  mine: Values;
  /**
   * Earlier typed texts, replaced because a colleague saved other values. The form shows them until it is sent or one of the
   * texts is chosen. The newest is first.
   */
  beside?: Values[] | undefined;
  /** True if the text was sent, but this page does not know the answer. */
  sent: boolean;
  /** The thing for which the boxes were ticked, such as a building. The ticks do not count for another thing. */
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

/** Reads the value with which the page was loaded, even if somebody typed before the script was loaded. */
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

/** Returns the draft for another building or the like. It keeps the texts, but replaces the ticks with those that are stored for that building. */
export function keptAt(ticksOf: string | undefined, kept: StoredDraft, base: Values): StoredDraft {
  if (kept.ticksOf === ticksOf) return kept;
  const boxes = Object.entries(base).filter(isBox);
  const moved = (values: Values): Values =>
    Object.fromEntries([...Object.entries(values).filter((entry) => !isBox(entry)), ...boxes]);
  return { ...kept, base: moved(kept.base), mine: moved(kept.mine), beside: kept.beside?.map(moved), ticksOf };
}

/**
 * Returns the text with which a form begins, and the texts to show beside it. `base` has the stored values, and `typed` is what was
 * typed before the script was loaded.
 */
export function beginWith(
  kept: StoredDraft | undefined,
  base: Values,
  typed: Values,
): { mine: Values; beside: Values[] } {
  const { mine: before, beside = [] } = kept ?? { mine: base };
  const mine = { ...before, ...typed };
  if (!kept || areSame(kept.base, base)) return { mine, beside };
  // The text was stored, but this page never read the answer.
  if (areSame(mine, base)) return { mine, beside: [] };
  return { mine: base, beside: areSame(mine, kept.base) ? beside : [mine, ...beside] };
}

/** The draft as a string; empty if it contains nothing that could be lost. */
export const keptText = (kept: StoredDraft): string =>
  areSame(kept.mine, kept.base) && !kept.beside?.length ? "" : JSON.stringify(kept);

export interface Row {
  label: string;
  mine: string;
  theirs: string;
}

/** Returns the fields in which the texts differ from the stored values, with the labels of the fields. */
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
