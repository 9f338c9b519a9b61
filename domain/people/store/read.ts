import type { Kysely, Selectable } from "kysely";
import type { EquipmentTable, PeopleTable, PlacesTable } from "#platform/db/people-schema.ts";
import type { Database } from "#platform/db/schema.ts";
import { sameContact } from "./contact.ts";

type Db = Kysely<Database>;
export type Person = Selectable<PeopleTable>;
export type Place = Selectable<PlacesTable>;
export type Equipment = Selectable<EquipmentTable> & { photo: boolean };

export const readPerson = (db: Db, id: string): Promise<Person | undefined> =>
  db.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst();

/** A place with the tower in which it is. */
export interface PlaceWithTower extends Place {
  tower: Pick<Place, "id" | "name" | "access_note" | "papers" | "gate" | "version"> | null;
}

const places = (db: Db) =>
  db
    .selectFrom("places")
    .leftJoin("places as tower", "tower.id", "places.parent_id")
    .selectAll("places")
    .select(["tower.name as tower_name", "tower.access_note as tower_note", "tower.papers as tower_papers"])
    .select(["tower.gate as tower_gate", "tower.version as tower_version"]);

type Row = Awaited<ReturnType<ReturnType<typeof places>["execute"]>>[number];
const addressed = ({
  tower_name,
  tower_note,
  tower_papers,
  tower_gate,
  tower_version,
  ...place
}: Row): PlaceWithTower => ({
  ...place,
  tower:
    place.parent_id === null
      ? null
      : {
          ...{ id: place.parent_id, name: tower_name ?? "", access_note: tower_note ?? "" },
          ...{ papers: tower_papers, gate: tower_gate ?? "", version: tower_version ?? 0 },
        },
});

export async function readPlaces(db: Db, ids: readonly string[]): Promise<PlaceWithTower[]> {
  if (ids.length === 0) return [];
  return (await places(db).where("places.id", "in", ids).execute()).map(addressed);
}

export const readPlace = async (db: Db, id: string): Promise<PlaceWithTower | undefined> =>
  (await readPlaces(db, [id]))[0];

const most = 200;

export async function placesOfPerson(db: Db, person: string): Promise<PlaceWithTower[]> {
  const own = db
    .selectFrom("leads")
    .select("place_id")
    .where("person_id", "=", person)
    .where("place_id", "is not", null)
    .$narrowType<{ place_id: string }>();
  const rows = places(db).where("places.id", "in", own).orderBy("places.id").limit(most);
  return (await rows.execute()).map(addressed);
}

/** Returns the flats of a tower, sorted by their numbers. */
export async function placesIn(db: Db, tower: string): Promise<PlaceWithTower[]> {
  const rows = await places(db).where("places.parent_id", "=", tower).limit(most).execute();
  return rows.map(addressed).sort((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }));
}

/** Returns the names of all towers, as suggestions while somebody types. */
export const towers = (db: Db): Promise<{ name: string }[]> =>
  db
    .selectFrom("places")
    .select("name")
    .distinct()
    .where("tower_key", "is not", null)
    .orderBy("name")
    .limit(most)
    .execute();

/** Returns the people at a place, latest first. For a tower, returns the people of all its flats. */
export const peopleOfPlace = (db: Db, place: string): Promise<Person[]> =>
  db
    .selectFrom("people")
    .selectAll()
    .where("id", "in", (e) =>
      e
        .selectFrom("leads")
        .select("person_id")
        .where("place_id", "in", placesUnder(db, place))
        .where("person_id", "is not", null)
        .$narrowType<{ person_id: string }>(),
    )
    .orderBy("id", "desc")
    .limit(most)
    .execute();

/** The place and, if it is a tower, its flats. */
export const placesUnder = (db: Db, place: string) =>
  db
    .selectFrom("places")
    .select("id")
    .where((e) => e.or([e("id", "=", place), e("parent_id", "=", place)]));

export const equipmentOf = (db: Db, place: string): Promise<Equipment[]> => equipmentIn(db, [place]);

export async function equipmentIn(db: Db, places: readonly string[]): Promise<Equipment[]> {
  if (places.length === 0) return [];
  const rows = await db
    .selectFrom("equipment")
    .leftJoin("equipment_photos", "equipment_photos.equipment_id", "equipment.id")
    .selectAll("equipment")
    .select("equipment_photos.width")
    .where("place_id", "in", places)
    .orderBy("equipment.id")
    .execute();
  return rows.map(({ width, ...row }) => ({ ...row, photo: width !== null }));
}

const brief = ["id", "reference", "service", "status", "name", "place_id", "created_at"] as const;
const briefly = (db: Db) =>
  db
    .selectFrom("leads")
    .select(brief)
    .where("erased_at", "is", null)
    .where("merged_into", "is", null)
    .orderBy("id", "desc");

export const leadsOfPersonId = (db: Db, person: string, limit = most) =>
  briefly(db).where("person_id", "=", person).limit(limit).execute();

/** Returns the other leads of the person and of the place of a lead. */
export async function leadsBeside(db: Db, lead: { id: string; person_id?: string | null; place_id?: string | null }) {
  const { id, person_id, place_id } = lead;
  if (!person_id && !place_id) return [];
  const rows = briefly(db).where("id", "<>", id).limit(6);
  const beside = rows.where((e) =>
    e.or([...(person_id ? [e("person_id", "=", person_id)] : []), ...(place_id ? [e("place_id", "=", place_id)] : [])]),
  );
  return beside.execute();
}

/** Returns other people whose leads share a phone number or email address with this person's leads. They may be the same person. */
export async function peopleAlike(db: Db, person: Person): Promise<Person[]> {
  const own = db.selectFrom("leads").select(["phone", "email"]).where("person_id", "=", person.id).limit(most);
  const contacts = [person, ...(await own.execute())];
  const found = sameContact(db, contacts).where("person_id", "<>", person.id).select("person_id").limit(50);
  const ids = [...new Set((await found.execute()).flatMap(({ person_id }) => person_id ?? []))].slice(0, 5);
  return ids.length === 0 ? [] : db.selectFrom("people").selectAll().where("id", "in", ids).execute();
}
