import { z } from "zod";
import { db } from "#platform/db/db.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { words } from "#site/forms/form-text.server.ts";
import type { Outcome } from "../../store/change.ts";
import { type Gate, gateOfLead } from "../../store/gate.ts";
import { saveGate } from "../../store/places.ts";
import { papers } from "./papers.ts";

const texts = z.object({ who: words(200).default(""), note: words(500).optional() });

/** Reads the form with the facts about a building. Returns the values, or the name of a field that is wrong. */
export function gateForm(fields: Record<string, string>) {
  const read = texts.safeParse(fields);
  if (!read.success) return { wrong: String(read.error.issues[0]?.path[0]) };
  return { values: { ...read.data, papers: papers.filter((paper) => fields[`asks.${paper}`] !== undefined) } };
}

/**
 * Returns the values of the form's fields. If nothing was noted about the building, the papers that such buildings usually require are
 * ticked.
 */
export const gateFields = (
  { papers: noted, who, note }: Pick<Gate, "papers" | "who" | "note">,
  usual: readonly string[],
) => ({
  asks: noted ?? usual,
  who,
  note,
});
export type GateFieldsData = ReturnType<typeof gateFields>;

/** Stores the facts about the building of the visit's lead. */
export async function keepGate(
  colleague: string,
  lead: LeadsTable,
  fields: Record<string, string>,
): Promise<Outcome | { wrong: string }> {
  const { values, wrong } = gateForm(fields);
  if (!values) return { wrong };
  const database = await db();
  const gate = await gateOfLead(database, lead);
  if (!gate) return { ok: false, problem: "missing" };
  // The lead belongs to another building by now, so the facts of the form are not for this building.
  if (gate.building !== fields.building) return { ok: false, problem: "conflict" };
  return saveGate(database, colleague, gate.building, Number(fields.version) || 0, values);
}
