import { createContext, use, useCallback, useSyncExternalStore } from "react";
import type { Say } from "../../kit/frame/say.ts";
import type { Words } from "../words.ts";
import type { OpenedBuilding } from "./building-model.ts";
import type { GivenFields } from "./compact.ts";
import { fieldOf, type Kind, type kinds } from "./kinds.ts";
import { messageOf } from "./message.ts";
import { nameOf } from "./path.ts";
import { valueText } from "./reading.ts";

/** The part of the state that does not change while the visitor types. Components that need only this part are not rendered again. */
interface Controls {
  say: Say<Words>;
  /** The path of this page, for buttons that the server answers. */
  path: string;
  set: (name: string, value: string) => void;
  /** Changes several fields at once. `name` is the field that the visitor changed. */
  change: (name: string, to: (fields: GivenFields) => GivenFields) => void;
  act: (action: string) => void;
}

/** The values that are in the fields now. A listener is called after each change. */
export interface TypedSheet {
  read: (name: string) => string;
  subscribe: (listener: () => void) => () => void;
}

/** The state of the building for the fields of engineer mode. `typed` follows each keystroke at once, everything else a moment later. */
export interface SheetCalculation extends Controls {
  typed: TypedSheet;
  given: GivenFields;
  opened: OpenedBuilding;
  /** The ids of the collapsible sections whose fields were requested. */
  seen: readonly string[];
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

/** Returns everything that a control needs for its field, such as the words, the value and the default. */
export function useCell<K extends Kind>(kind: K, path: string, field: FieldName<K>) {
  const { typed, opened, say, set } = useSheet();
  const name = nameOf(kind, path, field);
  const found = opened.problems.find((problem) => problem.field === name);
  const usual = opened.usual[name];
  const known = fieldOf(kind, field);
  const read = () => typed.read(name);
  const labels: Readonly<Record<string, string>> = say.words.engineer.fields[kind];
  return {
    name,
    id: `f-${name}`,
    field: known,
    label: labels[field] ?? field,
    typed: useSyncExternalStore(typed.subscribe, read, read),
    usual: usual === undefined ? "" : valueText(usual),
    value: opened.values[name],
    error: found && messageOf(found, known, say),
    set: useCallback((value: string) => set(name, value), [set, name]),
  };
}
export type Cell = ReturnType<typeof useCell>;
