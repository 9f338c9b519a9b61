import type { Kysely, Transaction, Updateable } from "kysely";
import type { Action } from "#platform/audit/actions.ts";
import { audit } from "#platform/audit/audit.ts";
import { type ChangeRefusal, changeRefusal, changeSeen } from "#platform/db/change-seen.ts";
import type { PeopleTable } from "#platform/db/people-schema.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { leavePerson, leavePlace } from "./erase.ts";
import { newPerson, newPlace, point } from "./link.ts";
import { lockAll, lockPeople } from "./lock.ts";
import { type Person, readPerson } from "./read.ts";
import { searchOfPerson } from "./search-of-person.ts";

/**
 * Why a change was refused. `inUse`: equipment would be left without a place. `only`: the person has no other lead. `full`: the place
 * already has the largest number of units. `exists`: the name is taken.
 */
export type Problem = "missing" | "conflict" | "inUse" | "only" | "full" | "exists";
export type Outcome = { ok: true; id: string } | ChangeRefusal<Problem>;

type Tx = Transaction<Database>;
type Db = Kysely<Database>;

/** Changes people or places in one transaction. Only one such change runs at a time. */
export const change = (db: Db, work: (tx: Tx) => Promise<Outcome>): Promise<Outcome> =>
  db.transaction().execute(async (tx) => {
    await lockPeople(tx);
    return work(tx);
  });

/**
 * Writes to the audit log. The entry names a lead, so that an owner can find the person or place. It contains nothing that a customer told
 * us.
 */
export const note = async (
  tx: Tx,
  colleague: string,
  action: Action,
  subject: string | null,
  data: object,
  now: number,
) => audit(tx, colleague, [{ action, subject, data }], now);

const newestLead = async (tx: Tx, person: string): Promise<string | null> => {
  const leads = tx.selectFrom("leads").select("id").where("person_id", "=", person).orderBy("id", "desc");
  return (await leads.limit(1).executeTakeFirst())?.id ?? null;
};

/** A change of a person. `id` is the id to return, if it is not the person's own. */
type PersonChange = { set?: Updateable<PeopleTable>; id?: string };

/** Changes a person, unless somebody has changed the person since the colleague saw the page. */
const changePerson = (
  db: Db,
  id: string,
  seen: number,
  changeOf: (tx: Tx, person: Person) => Promise<PersonChange | Problem>,
): Promise<Outcome> =>
  change(db, async (tx) => {
    const outcome = await changeSeen<Person, PersonChange, Problem>(
      tx,
      { table: "people", id, seen },
      readPerson,
      (person) => changeOf(tx, person),
    );
    return outcome.ok ? { ok: true, id: outcome.change.id ?? id } : outcome;
  });

const text = (written: string) => written.replaceAll("\0", "").trim();

export type PersonValues = Pick<Person, "name" | "phone" | "email" | "locale">;

/** Saves the name and contact that the office uses for a person. The leads keep what the customer wrote. */
export const savePerson = (
  db: Db,
  colleague: string,
  id: string,
  seen: number,
  { name, phone, email, locale }: PersonValues,
  now = currentTime(),
): Promise<Outcome> =>
  changePerson(db, id, seen, async (tx) => {
    const values = { name: text(name), phone: text(phone), email: text(email), locale };
    await note(tx, colleague, "person.save", await newestLead(tx, id), { person: id }, now);
    return { set: { ...values, search: searchOfPerson(values) } };
  });

/**
 * Merges the person `from` into the person `into`, with all leads. `into` keeps its own name, phone number and email address, and takes
 * those that are missing.
 */
export const mergePeople = (
  db: Db,
  colleague: string,
  into: string,
  from: string,
  seen: number,
  now = currentTime(),
): Promise<Outcome> =>
  changePerson(db, into, seen, async (tx, person) => {
    const other = into === from ? undefined : await readPerson(tx, from);
    if (!other) return "missing";
    const rows = await tx.selectFrom("leads").select("id").where("person_id", "=", from).execute();
    const leads = await lockAll(
      tx,
      rows.map(({ id }) => id),
    );
    await tx.updateTable("leads").set({ person_id: into }).where("person_id", "=", from).execute();
    await tx.deleteFrom("people").where("id", "=", from).execute();
    const values = {
      name: person.name || other.name,
      phone: person.phone || other.phone,
      email: person.email || other.email,
    };
    // The log names the moved leads, so that the merge can be undone one lead at a time.
    const moved = leads.filter(({ merged_into }) => merged_into === null).map(({ reference }) => reference);
    const data = { person: into, from, leads: moved.join(" ") };
    await note(tx, colleague, "person.merge", await newestLead(tx, into), data, now);
    return { set: { ...values, search: searchOfPerson(values) } };
  });

/** Gives a lead a new person of its own, if it was linked to the wrong person. */
export const splitLead = (
  db: Db,
  colleague: string,
  person: string,
  leadId: string,
  seen: number,
  now = currentTime(),
): Promise<Outcome> =>
  changePerson(db, person, seen, async (tx) => {
    const lead = await headLead(tx, leadId);
    if (lead?.person_id !== person) return "missing";
    const others = tx.selectFrom("leads").select("id").where("person_id", "=", person).where("id", "<>", leadId);
    const rest = await others
      .where((e) => e.or([e("merged_into", "is", null), e("merged_into", "<>", leadId)]))
      .execute();
    if (rest.length === 0) return "only";
    const id = await newPerson(tx, lead);
    await point(tx, leadId, { person_id: id });
    await leavePerson(tx, person, (field, value) => lead[field] === value);
    await tx
      .updateTable("people")
      .set({ version: seen + 1 })
      .where("id", "=", person)
      .execute();
    await note(tx, colleague, "person.split", leadId, { person: id, from: person }, now);
    return { id };
  });

async function headLead(tx: Tx, id: string): Promise<LeadsTable | undefined> {
  const [lead] = await lockAll(tx, [id]);
  return lead?.erased_at === null && lead.merged_into === null ? lead : undefined;
}

/**
 * Moves a lead to another place, to a new place, or to none. If no lead is left at the old place, the old place is deleted and its
 * equipment moves to the new place. In this way two records of one flat become one. `seen` is the place that the page showed.
 */
export const setPlace = (
  db: Db,
  colleague: string,
  leadId: string,
  to: string | "new" | null,
  seen: string | null,
  now = currentTime(),
): Promise<Outcome> =>
  change(db, async (tx) => {
    const lead = await headLead(tx, leadId);
    if (!lead) return changeRefusal("missing");
    const was = lead.place_id ?? null;
    if (was !== seen) return changeRefusal("conflict");
    if (to === was) return { ok: true, id: to ?? "" };
    const isKnown = to !== null && to !== "new";
    // A new place has no equipment: the units of the old place are not there.
    if (was !== null && !isKnown && (await isLastWithEquipment(tx, was, leadId))) return changeRefusal("inUse");
    const place = to === "new" ? await newPlace(tx, { area: "", kind: "", city: lead.place ?? "" }) : to;
    const found = tx
      .selectFrom("places")
      .select("id")
      .where("id", "=", place ?? "");
    if (place !== null && !(await found.executeTakeFirst())) return changeRefusal("missing");
    await point(tx, leadId, { place_id: place });
    if (was !== null) await leavePlace(tx, was, isKnown ? place : null);
    await note(tx, colleague, "lead.place", leadId, { from: was, to: place }, now);
    return { ok: true, id: place ?? "" };
  });

async function isLastWithEquipment(tx: Tx, place: string, leadId: string): Promise<boolean> {
  const unit = tx.selectFrom("equipment").select("id").where("place_id", "=", place).limit(1);
  const others = tx
    .selectFrom("leads")
    .select("id")
    .where("place_id", "=", place)
    .where("id", "<>", leadId)
    .where((e) => e.or([e("merged_into", "is", null), e("merged_into", "<>", leadId)]));
  return (await unit.executeTakeFirst()) !== undefined && (await others.limit(1).executeTakeFirst()) === undefined;
}
