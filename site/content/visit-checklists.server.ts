import type { VisitKind } from "@site/ground/states/visit.ts";
import { readContent } from "./files.server.ts";
import { visitChecklists } from "./schemas/visit-checklists.ts";

const lists = () => Object.entries(readContent("shared/visit-checklists.yaml", visitChecklists).lists);

/** Returns the first checklist that fits a kind of visit and a service. */
export function checklistFor(kind: VisitKind, service: string | null) {
  const fits = <T>(choices: readonly T[] | undefined, choice: T) => !choices || choices.includes(choice);
  const found = lists().find(([, list]) => fits(list.kinds, kind) && fits(list.services, service ?? ""));
  if (!found) throw new Error("No checklist fits every visit.");
  return { name: found[0], ...found[1] };
}

/** Returns a checklist by its name, with its current questions. */
export const checklistNamed = (name: string) => lists().find(([known]) => known === name)?.[1];
