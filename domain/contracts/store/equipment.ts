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
import { normalizeText } from "#platform/process/normalize-text.ts";
import { type Contract, readContract } from "./read.ts";
import type { Unit } from "./types.ts";

type There = Pick<Equipment, "kind" | "make" | "model" | "serial">;

const same = (one: string, other: string) => normalizeText(one) === normalizeText(other);
const fits = (one: string, other: string) => one === "" || other === "" || same(one, other);
const isKind = (unit: Unit, there: There) => unit.kind === there.kind && fits(unit.serial, there.serial);

/** The rules that decide whether a piece of the contract is the same as one at the place, the surest first. */
const rules: ((unit: Unit, there: There) => boolean)[] = [
  (unit, there) => unit.serial !== "" && same(unit.serial, there.serial),
  (unit, there) => isKind(unit, there) && same(unit.make, there.make) && same(unit.model, there.model),
  (unit, there) => isKind(unit, there) && fits(unit.make, there.make) && fits(unit.model, there.model),
];

/** Splits off the one piece to which a serial number belongs. It comes from the first unit with that number. */
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

/** The units that are not at the place yet. Each piece at the place counts for one. */
export function missingAt(units: readonly Unit[], there: readonly There[]): Unit[] {
  const missing = apart(units);
  const free = new Set(there);
  // The unit with the most facts chooses first, and like units follow each other, so that a unit that was added is never reported as missing
  // afterwards.
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

/** The place of a contract's lead, and the equipment of the contract that is not noted there. */
export async function placeOfContract(db: Kysely<Database>, { leadId, units }: Pick<Contract, "leadId" | "units">) {
  const lead = db.selectFrom("leads").select("place_id").where("id", "=", leadId).where("erased_at", "is", null);
  const id = (await lead.executeTakeFirst())?.place_id;
  if (!id) return undefined;
  const there = await equipmentOf(db, id);
  const missing = missingAt(units, there);
  const count = missing.reduce((sum, { pieces }) => sum + pieces, 0);
  return { id, missing, count, fits: there.length + count <= mostEquipment };
}

/** `noPlace`: the lead has no place. `full`: not all pieces fit there, so none is added. */
export type EquipmentOutcome = { ok: true; count: number } | { ok: false; problem: "missing" | "noPlace" | "full" };

/**
 * Adds the equipment of a contract that is missing at the place of its lead. From then on it belongs to the place, and a correction made there stays.
 */
export const noteEquipment = (
  db: Kysely<Database>,
  colleague: string,
  contractId: string,
  now = Date.now(),
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
