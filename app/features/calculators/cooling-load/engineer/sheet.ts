import { createContext, use } from "react";
import type { Say } from "../../frame/say.ts";
import type { Words } from "../words.ts";
import type { Opened } from "./building-model.ts";
import type { Given } from "./compact.ts";
import { type Field, fieldOf, type Kind, type kinds } from "./kinds.ts";
import { nameOf } from "./path.ts";
import { type Problem, valueText } from "./reading.ts";

/** What the fields of engineer mode need to know about their building. */
export interface SheetCalculation {
  given: Given;
  opened: Opened;
  say: Say<Words>;
  /** The page's own path, for buttons that the server answers. */
  path: string;
  set(name: string, value: string): void;
  setAll(given: Given): void;
  act(action: string): void;
}

export const SheetContext = createContext<SheetCalculation | undefined>(undefined);

export function useSheet(): SheetCalculation {
  const sheet = use(SheetContext);
  if (!sheet) throw new Error("A field stands outside of engineer mode");
  return sheet;
}

export type FieldName<K extends Kind> = keyof (typeof kinds)[K] & string;

/** A field with its words, its value and its default. */
export function useCell<K extends Kind>(kind: K, path: string, field: FieldName<K>) {
  const { given, opened, say, set } = useSheet();
  const name = nameOf(kind, path, field);
  const found = opened.problems.find((problem) => problem.field === name);
  const usual = opened.usual[name];
  const known = fieldOf(kind, field);
  const labels: Readonly<Record<string, string>> = say.words.engineer.fields[kind];
  return {
    name,
    id: `f-${name}`,
    field: known,
    label: labels[field] ?? field,
    typed: given[name] ?? "",
    usual: usual === undefined ? "" : valueText(usual),
    value: opened.values[name],
    error: found && messageOf(found, known, say),
    set: (value: string) => set(name, value),
  };
}

function messageOf({ problem, limit }: Problem, field: Field, { words, shared, fill, format }: Say<Words>) {
  const own: Record<string, string> = { ...words.problems, ...words.engineer.problems };
  const message = own[problem] ?? shared.problems[problem] ?? shared.problems.unknown;
  if (limit === undefined) return message;
  const unit = problem === "glass-exceeds-wall" ? "squareMetre" : "unit" in field ? field.unit : undefined;
  const sign = unit ? ` ${words.engineer.units[unit]}` : "";
  return fill(message, { limit: format(limit, 2) + sign });
}
