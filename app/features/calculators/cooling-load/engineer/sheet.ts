import { createContext, use, useCallback } from "react";
import type { Say } from "../../frame/say.ts";
import type { Words } from "../words.ts";
import type { Opened } from "./building-model.ts";
import type { Given } from "./compact.ts";
import { type Field, fieldOf, type Kind, type kinds } from "./kinds.ts";
import { nameOf } from "./path.ts";
import { type Problem, valueText } from "./reading.ts";

/** The part that stays the same while one types: what needs only this is not re-rendered. */
interface Controls {
  say: Say<Words>;
  /** The page's own path, for buttons that the server answers. */
  path: string;
  set: (name: string, value: string) => void;
  setAll: (given: Given) => void;
  act: (action: string) => void;
}

/** What the fields of engineer mode need to know about their building; changes with every keystroke. */
export interface SheetCalculation extends Controls {
  given: Given;
  opened: Opened;
}

export const ControlsContext = createContext<Controls | undefined>(undefined);
export const SheetContext = createContext<SheetCalculation | undefined>(undefined);

export const useControls = (): Controls => within(use(ControlsContext));
export const useSheet = (): SheetCalculation => within(use(SheetContext));

function within<T>(found: T | undefined): T {
  if (!found) throw new Error("A field stands outside of engineer mode");
  return found;
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
    set: useCallback((value: string) => set(name, value), [set, name]),
  };
}
export type Cell = ReturnType<typeof useCell>;

function messageOf({ problem, limit }: Problem, field: Field, { words, shared, fill, format }: Say<Words>) {
  const own: Record<string, string> = { ...words.problems, ...words.engineer.problems };
  const message = own[problem] ?? shared.problems[problem] ?? shared.problems.unknown;
  if (limit === undefined) return message;
  const unit = problem === "glass-exceeds-wall" ? "squareMetre" : "unit" in field ? field.unit : undefined;
  const sign = unit ? ` ${words.engineer.units[unit]}` : "";
  return fill(message, { limit: format(limit, 2) + sign });
}
