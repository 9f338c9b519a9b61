import { type Kysely, sql, type Transaction, type Updateable } from "kysely";
import type { Action } from "#platform/audit/actions.ts";
import { changeSeen } from "#platform/db/change-seen.ts";
import { newId } from "#platform/db/ids.ts";
import type { PlacesTable } from "#platform/db/people-schema.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { NewFile } from "#platform/photos/reencode.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import { change, note, type Outcome, type Problem } from "./change.ts";
import { leavePlace } from "./erase.ts";
import { type Equipment, type Place, readPlace } from "./read.ts";

type Tx = Transaction<Database>;
type Db = Kysely<Database>;

export interface PlaceValues extends Pick<Place, "name" | "area" | "city" | "kind"> {
  /** The name of the tower in which the place is; empty if there is none. It is not used for a tower itself. */
  tower: string;
  accessNote: string;
}

export type EquipmentValues = Omit<Equipment, "id" | "place_id" | "created_at" | "photo">;

export const mostEquipment = 100;

/** Changes a place and raises its version, unless somebody has changed the place since the colleague saw the page. */
const changePlace = (
  db: Db,
  colleague: string,
  id: string,
  seen: number,
  action: Action,
  changeOf: (tx: Tx, place: Place) => Promise<Updateable<PlacesTable> | Problem>,
  now: number,
): Promise<Outcome> =>
  change(db, async (tx) => {
    const outcome = await changeSeen<Place, { set: Updateable<PlacesTable> }, Problem>(
      tx,
      { table: "places", id, seen },
      readPlace,
      async (place) => {
        const set = await changeOf(tx, place);
        return typeof set === "string" ? set : { set };
      },
    );
    if (!outcome.ok) return outcome;
    const { row: place, change: changed } = outcome;
    const { parent_id: tower } = changed.set;
    if (place.parent_id !== null && tower !== undefined && tower !== place.parent_id)
      await leavePlace(tx, place.parent_id, null);
    const lead = tx.selectFrom("leads").select("id").where("place_id", "=", id).orderBy("id", "desc").limit(1);
    await note(tx, colleague, action, (await lead.executeTakeFirst())?.id ?? null, { place: id }, now);
    return { ok: true, id };
  });

const text = (written: string) => written.replaceAll("\0", "").trim();

export const savePlace = (
  db: Db,
  colleague: string,
  id: string,
  seen: number,
  values: PlaceValues,
  now = currentTime(),
): Promise<Outcome> =>
  changePlace(
    db,
    colleague,
    id,
    seen,
    "place.save",
    async (tx, { tower_key }) => {
      const { city, kind } = values;
      const [name, area] = [text(values.name), text(values.area)];
      const set = { name, area, city, kind, access_note: text(values.accessNote) };
      if (tower_key === null) return { ...set, parent_id: await towerFor(tx, text(values.tower), { area, city }) };
      const key = keyOf(name, city);
      const same = tx.selectFrom("places").select("id").where("tower_key", "=", key).where("id", "<>", id);
      return (await same.executeTakeFirst()) ? "exists" : { ...set, tower_key: key };
    },
    now,
  );

export interface GateValues {
  papers: readonly string[];
  who: string;
  /** How to get in; undefined if the form did not ask for it. */
  note?: string | undefined;
}

/** Stores what a building requires of people who work there. The next visit uses it. */
export const saveGate = (
  db: Db,
  colleague: string,
  id: string,
  seen: number,
  { papers, who, note: access }: GateValues,
  now = currentTime(),
): Promise<Outcome> =>
  changePlace(
    db,
    colleague,
    id,
    seen,
    "place.gate",
    async () => ({
      papers: JSON.stringify(papers),
      gate: text(who),
      ...(access !== undefined && { access_note: text(access) }),
    }),
    now,
  );

const keyOf = (name: string, city: string) => `${normalizeText(name)}|${city}`;

/** Finds or creates the tower with this name in this emirate. */
async function towerFor(tx: Tx, name: string, where: Pick<PlacesTable, "area" | "city">): Promise<string | null> {
  if (name === "") return null;
  const key = keyOf(name, where.city);
  const row = { id: newId(), parent_id: null, tower_key: key, name, kind: "building", access_note: "" };
  await tx
    .insertInto("places")
    .values({ ...row, ...where, created_at: currentTime() })
    .onConflict((conflict) => conflict.column("tower_key").doNothing())
    .execute();
  return (await tx.selectFrom("places").select("id").where("tower_key", "=", key).executeTakeFirstOrThrow()).id;
}

/** Adds units to a place without checking its version. A form that shows the older version of the place is then refused. */
export async function addEquipment(tx: Tx, placeId: string, pieces: readonly EquipmentValues[], now: number) {
  const rows = pieces.map((values) => ({ id: newId(now), place_id: placeId, created_at: now, ...values }));
  await tx.insertInto("equipment").values(rows).execute();
  await tx.updateTable("places").set({ version: sql<number>`version + 1` }).where("id", "=", placeId).execute();
}

/** Adds a piece of equipment or corrects one. A new photo of its rating plate replaces the earlier photo. */
export const saveEquipment = (
  db: Db,
  colleague: string,
  placeId: string,
  seen: number,
  id: string | null,
  { kind, make, model, serial, refrigerant, installed, note: remark }: EquipmentValues,
  photo?: NewFile,
  now = currentTime(),
): Promise<Outcome> =>
  changePlace(
    db,
    colleague,
    placeId,
    seen,
    "place.equipment",
    async (tx) => {
      const values = {
        ...{ kind, make: text(make), model: text(model), serial: text(serial) },
        ...{ refrigerant: text(refrigerant), installed, note: text(remark) },
      };
      const all = await tx.selectFrom("equipment").select("id").where("place_id", "=", placeId).execute();
      if (id !== null && !all.some((one) => one.id === id)) return "missing";
      if (id === null && all.length >= mostEquipment) return "full";
      const unit = id ?? newId();
      if (id === null)
        await tx
          .insertInto("equipment")
          .values({ id: unit, place_id: placeId, created_at: now, ...values })
          .execute();
      else await tx.updateTable("equipment").set(values).where("id", "=", unit).execute();
      if (photo) {
        await tx.deleteFrom("equipment_photos").where("equipment_id", "=", unit).execute();
        await tx
          .insertInto("equipment_photos")
          .values({ equipment_id: unit, ...photo })
          .execute();
      }
      return {};
    },
    now,
  );

export const removeEquipment = (
  db: Db,
  colleague: string,
  placeId: string,
  seen: number,
  id: string,
  now = currentTime(),
): Promise<Outcome> =>
  changePlace(
    db,
    colleague,
    placeId,
    seen,
    "place.unequip",
    async (tx) => {
      await tx.deleteFrom("equipment").where("id", "=", id).where("place_id", "=", placeId).execute();
      return {};
    },
    now,
  );
