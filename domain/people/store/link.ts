import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import { newId } from "#platform/db/ids.ts";
import { leadDetails } from "#platform/db/json-columns.ts";
import type { PlacesTable } from "#platform/db/people-schema.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { pace } from "#platform/process/limits.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import { hasContact, sameContact, withMerged } from "./contact.ts";
import { lockAll, lockPeople } from "./lock.ts";
import { searchOfPerson } from "./search-of-person.ts";

/**
 * The condition for leads that need a person, as in the partial index of migration 0044. A lead without name, phone number and email
 * address needs none.
 */
const unlinked = sql<SqlBool>`person_id is null and spam = 0 and merged_into is null and erased_at is null
  and (name <> '' or phone <> '' or email <> '')`;

/** Finds or creates the person and the place of these leads, if they have none. */
export const linkLeads = (db: Kysely<Database>, ids: readonly string[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockPeople(tx);
    await lockAll(tx, ids);
    const leads = tx.selectFrom("leads").selectAll().where("id", "in", ids).where(unlinked).orderBy("id");
    for (const lead of await leads.execute()) await link(tx, lead);
  });

const batch = 200;
const atOnce = 10;

/**
 * Links all leads that have no person yet: leads from before this table existed, and leads that nobody has opened. It leaves out leads that
 * come in while it runs. Otherwise it would compete for locks with many incoming forms and slow them down.
 */
export async function linkAll(db: Kysely<Database>, signal?: AbortSignal): Promise<number> {
  let done = 0;
  let after = "";
  const waiting = db.selectFrom("leads").select("id").where(unlinked).where("id", "<", newId()).orderBy("id");
  while (!signal?.aborted) {
    const rows = await waiting.where("id", ">", after).limit(batch).execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) break;
    const groups = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, n) =>
      ids.slice(n * atOnce, (n + 1) * atOnce),
    );
    done += await pace(groups, (group) => linkLeads(db, group), signal);
    after = ids.at(-1) ?? "";
  }
  return done;
}

async function link(tx: Transaction<Database>, lead: LeadsTable) {
  const own = await withMerged(tx, [lead]);
  const person = (await personOf(tx, own)) ?? (await newPerson(tx, lead));
  const place = lead.place_id ?? (await placeFor(tx, person, lead));
  await point(tx, lead.id, { person_id: person, place_id: place });
}

/** Sets the person or the place of a lead and of all leads that were merged into it. */
export const point = (tx: Transaction<Database>, id: string, to: { person_id?: string; place_id?: string | null }) =>
  tx
    .updateTable("leads")
    .set(to)
    .where((e) => e.or([e("id", "=", id), e("merged_into", "=", id)]))
    .where("erased_at", "is", null)
    .execute();

/**
 * Returns the person of the newest lead with this phone number or email address. If there is none, returns the person for whom a colleague
 * has noted this number or address.
 */
async function personOf(tx: Transaction<Database>, leads: readonly LeadsTable[]): Promise<string | undefined> {
  const known = sameContact(tx, leads).where("person_id", "is not", null).select("person_id").limit(1);
  const { person_id } = (await known.executeTakeFirst()) ?? {};
  if (person_id) return person_id;
  const noted = tx.selectFrom("people").select("id").where(hasContact(leads)).orderBy("id", "desc").limit(1);
  return (await noted.executeTakeFirst())?.id;
}

type Told = Pick<LeadsTable, "name" | "phone" | "email" | "locale">;

export async function newPerson(tx: Transaction<Database>, { name, phone, email, locale }: Told): Promise<string> {
  const details = { name, phone, email, locale };
  const row = { id: newId(), ...details, search: searchOfPerson(details), created_at: currentTime() };
  await tx.insertInto("people").values(row).execute();
  return row.id;
}

const toldOf = (lead: LeadsTable): Pick<PlacesTable, "area" | "kind" | "city"> => {
  const { area, property } = leadDetails(lead);
  return { area: area.trim(), kind: property.trim(), city: lead.place ?? "" };
};

const mostCompared = 200;

/**
 * Finds the place of a lead among the earlier leads of the person, by the address text of the leads. Other people's places are not
 * searched: the same text may mean another flat. The texts of the places are not compared, because a colleague may have corrected them.
 */
async function placeFor(tx: Transaction<Database>, person: string, lead: LeadsTable): Promise<string | null> {
  const address = toldOf(lead);
  if (address.area === "") return null;
  const own = tx.selectFrom("leads").selectAll().where("person_id", "=", person).where("place_id", "is not", null);
  const earlier = await own.orderBy("id", "desc").limit(mostCompared).execute();
  const key = ({ area, city }: { area: string; city: string }) => normalizeText(`${area} ${city}`);
  const same = earlier.find((one) => key(toldOf(one)) === key(address));
  return same?.place_id ?? newPlace(tx, address);
}

export async function newPlace(
  tx: Transaction<Database>,
  address: Pick<PlacesTable, "area" | "kind" | "city">,
): Promise<string> {
  const row = { id: newId(), parent_id: null, tower_key: null, name: "", access_note: "", created_at: currentTime() };
  await tx
    .insertInto("places")
    .values({ ...row, ...address })
    .execute();
  return row.id;
}
