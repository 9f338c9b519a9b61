import type { Language } from "@site/ground/language/languages.ts";
import { nth } from "@site/typed";
import { translator } from "#site/i18n/t.ts";
import { figureText, typedLine } from "#site/papers/text.ts";
import { fieldOf, type Kind, type kinds } from "../engineer/kinds.ts";
import { optionWord } from "../engineer/option-words.ts";
import { nameOf } from "../engineer/path.ts";
import type { CountedState } from "../engineer/state.ts";
import { roundedText } from "../engineer/unit.ts";
import type { Speech } from "../say.ts";

/** The calculation, and the functions that describe it. Every part of a report gets them. */
export interface Context {
  state: Pick<CountedState, "counted">;
  say: Speech;
  language: Language;
}

type FieldName<K extends Kind> = keyof (typeof kinds)[K] & string;

export const valueAt = <K extends Kind>({ state }: Context, kind: K, path: string, field: FieldName<K>) =>
  state.counted.opened.values[nameOf(kind, path, field)] ?? "";
export const numberAt = <K extends Kind>(context: Context, kind: K, path: string, field: FieldName<K>) =>
  Number(valueAt(context, kind, path, field));

/** Writes a field's value in words or with its unit. A dot marks a value that was given for this project. */
export const textAt = <K extends Kind>(context: Context, kind: K, path: string, field: FieldName<K>): string =>
  markGiven(context, kind, path, [field], shownAt(context, kind, path, field));

/** Adds a dot after the text if one of the fields was given for this project. */
export function markGiven<K extends Kind>(
  { state }: Context,
  kind: K,
  path: string,
  fields: readonly FieldName<K>[],
  shown: string,
): string {
  const { values, usual } = state.counted.opened;
  const isGiven = fields.map((field) => nameOf(kind, path, field)).some((name) => values[name] !== usual[name]);
  return isGiven ? `${shown} •` : shown;
}

function shownAt<K extends Kind>(context: Context, kind: K, path: string, field: FieldName<K>): string {
  const { words } = context.say;
  const value = valueAt(context, kind, path, field);
  if (typeof value === "string") {
    return optionWord(kind, field, value, words) ?? typedLine(value);
  }
  const known = fieldOf(kind, field);
  const unit = "unit" in known && known.unit ? words.engineer.units[known.unit] : "";
  return withUnit(roundedText(value), unit);
}

export function labelOf<K extends Kind>({ say }: Context, kind: K, field: FieldName<K>): string {
  const labels: Readonly<Record<string, string>> = say.words.engineer.fields[kind];
  return labels[field] ?? field;
}

export const factsAt = <K extends Kind>(
  context: Context,
  kind: K,
  path: string,
  fields: readonly FieldName<K>[],
): [string, string][] => fields.map((field) => [labelOf(context, kind, field), textAt(context, kind, path, field)]);

export const wordsOf = ({ language }: Context) => translator(language, "paper");

/** Writes a number with `digits` decimals, and its unit if there is one. */
export const figure = (value: number, digits = 0, unit = ""): string =>
  withUnit(value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits }), unit);

/** Adds a unit to a number. The number stands to the left of its unit, except that an Arabic unit stands to the left of its number. */
function withUnit(number: string, unit: string): string {
  if (/\p{Script=Arabic}/u.test(unit)) return `${figureText(number)} ${unit}`;
  return figureText(unit === "%" || unit === "" ? number + unit : `${number} ${unit}`);
}

export const monthOf = ({ say }: Context, month: number): string => nth(say.shared.months, month - 1);
