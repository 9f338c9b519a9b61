import type { Kysely } from "kysely";
import {
  addEquipment,
  type Equipment,
  equipmentOf,
  lockPeople,
  mostEquipment,
  note,
} from "#domain/people/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import { type Contract, readContract } from "./read.ts";
import type { Unit } from "./types.ts";

type There = Pick<Equipment, "kind" | "make" | "model" | "serial">;

const same = (one: string, other: string) => normalizeText(one) === normalizeText(other);
const fits = (one: string, other: string) => one === "" || other === "" || same(one, other);
const isKind = (unit: Unit, there: There) => unit.kind === there.kind && fits(unit.serial, there.serial);

/** The rules by which a unit of the contract matches a unit at the place, most certain first. */
const rules: ((unit: Unit, there: There) => boolean)[] = [
  (unit, there) => unit.serial !== "" && same(unit.serial, there.serial),
  (unit, there) => isKind(unit, there) && same(unit.make, there.make) && same(unit.model, there.model),
  (unit, there) => isKind(unit, there) && fits(unit.make, there.make) && fits(unit.model, there.model),
];

/**
 * Splits a unit with a serial number: one piece keeps the number, and the other pieces form a unit without it. If several units have the
 * same number, only the first keeps it.
 */
function apart(units: readonly Unit[]): Unit[] {
  const seen = new Set<string>();
  return units.flatMap((unit) => {
    const serial = normalizeText(unit.serial);
    const isFirst = serial !== "" && !seen.has(serial);
    seen.add(serial);
    const rest = { ...unit, serial: "", pieces: isFirst ? unit.pieces - 1 : unit.pieces };
    return isFirst ? [{ ...unit, pieces: 1 }, rest] : [rest];
  });
}

const rank = ({ kind, make, model }: Unit) =>
  `${[make, model].filter((fact) => fact === "").length} ${kind} ${normalizeText(make)} ${normalizeText(model)}`;

/** Returns the units that are not at the place yet. Each unit at the place matches one piece. */
export function missingAt(units: readonly Unit[], there: readonly There[]): Unit[] {
  const missing = apart(units);
  const free = new Set(there);
  // Units with the most facts are matched first, and equal units are matched one after another. A unit that was added to the place is
  // therefore never reported as missing afterwards.
  const order = missing.toSorted((one, other) => rank(one).localeCompare(rank(other), "en"));
  for (const rule of rules)
    for (const unit of order)
      for (const one of free)
        if (unit.pieces > 0 && rule(unit, one)) {
          free.delete(one);
          unit.pieces -= 1;
        }
  return missing.filter(({ pieces }) => pieces > 0);
}

/** Returns the place of a contract's lead, and the units of the contract that are not noted there. */
export async function placeOfContract(db: Kysely<Database>, { leadId, units }: Pick<Contract, "leadId" | "units">) {
  const lead = db.selectFrom("leads").select("place_id").where("id", "=", leadId).where("erased_at", "is", null);
  const id = (await lead.executeTakeFirst())?.place_id;
  if (!id) return undefined;
  const there = await equipmentOf(db, id);
  const missing = missingAt(units, there);
  const count = missing.reduce((sum, { pieces }) => sum + pieces, 0);
  return { id, missing, count, fits: there.length + count <= mostEquipment };
}

/** The result. `noPlace`: the lead has no place. `full`: not all units fit, so none is added. */
export type EquipmentOutcome = { ok: true; count: number } | { ok: false; problem: "missing" | "noPlace" | "full" };

/**
 * Adds the missing units of a contract to the place of its lead. From then on the units belong to the place, where a colleague can correct
 * them without changing the contract.
 */
export const noteEquipment = (
  db: Kysely<Database>,
  colleague: string,
  contractId: string,
  now = currentTime(),
): Promise<EquipmentOutcome> =>
  db.transaction().execute(async (tx): Promise<EquipmentOutcome> => {
    await lockPeople(tx);
    const contract = await readContract(tx, contractId);
    if (!contract) return { ok: false, problem: "missing" };
    const place = await placeOfContract(tx, contract);
    if (!place) return { ok: false, problem: "noPlace" };
    const { id, missing, count } = place;
    if (!place.fits) return { ok: false, problem: "full" };
    if (count === 0) return { ok: true, count };
    const rows = missing.flatMap(({ pieces, where, ...unit }) =>
      Array.from({ length: pieces }, () => ({ ...unit, refrigerant: "", installed: "", note: where })),
    );
    await addEquipment(tx, id, rows, now);
    await note(tx, colleague, "contract.equipment", contract.leadId, { contract: contractId, place: id }, now);
    return { ok: true, count };
  });
