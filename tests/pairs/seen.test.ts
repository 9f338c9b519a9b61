import type { Kysely } from "kysely";
import { describe, expect, it } from "vitest";
import { aContract, someTimes, someValues } from "#domain/contracts/store/fixture.ts";
import { saveContract } from "#domain/contracts/store/make.ts";
import { endContract } from "#domain/contracts/store/plan.ts";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { mergePeople, savePerson } from "#domain/people/store/change.ts";
import { linkedRecords, somePlace, someUnit } from "#domain/people/store/fixture.ts";
import { saveEquipment, savePlace } from "#domain/people/store/places.ts";
import { createDraft, saveDraft } from "#domain/quotations/store/draft.ts";
import { aDraft } from "#domain/quotations/store/fixture.ts";
import { sendQuotation } from "#domain/quotations/store/send.ts";
import { book, cancel, move } from "#domain/visits/store/change.ts";
import { addTeam, saveTeam, type TeamValues } from "#domain/visits/store/teams.ts";
import { changeSeen } from "#platform/db/change-seen.ts";
import { places } from "#platform/db/fixture.ts";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";

type Db = Kysely<Database>;
type Add = ReturnType<typeof leadsIn>["add"];
type Press = () => Promise<{ ok: boolean; problem?: string }>;
interface Both {
  table: "appointments" | "contracts" | "people" | "places" | "quotes" | "teams";
  id: string;
  presses: [Press, Press];
}

const huda = "huda";
const hour = 3_600_000;
const now = Date.parse("2026-11-27T10:00:00+04:00");
const team: TeamValues = { name: "North", trades: [], places: [], dayFrom: 0, dayTo: 1440, active: true };

function idOf(outcome: { ok: true; id: string } | { ok: false; problem: string }): string {
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.id;
}

/** For each kind of record, two different changes by two colleagues who have both seen its first version. */
const records: Record<string, (db: Db, add: Add) => Promise<Both>> = {
  async "a visit"(db, add) {
    const time = { from: now + 24 * hour, to: now + 26 * hour, teams: ["a"], lapsesAt: null };
    const where = { place: "dubai", address: "", accessNote: "", locale: "en" } as const;
    const id = idOf(await book(db, await add(), { kind: "survey", ...time, ...where }, "customer", now));
    const later = { ...time, from: time.from + hour, to: time.to + hour };
    return {
      ...{ table: "appointments", id },
      presses: [() => move(db, id, 1, later, huda, now), () => cancel(db, id, 1, "customer", now)],
    };
  },
  async "a contract"(db, add) {
    const { id } = await aContract(db, await add(), now);
    const ending = { reason: "Moved away", withVisits: true };
    return {
      ...{ table: "contracts", id },
      presses: [
        () => saveContract(db, huda, id, 1, someValues({ property: "Villa 9" }), someTimes, now),
        () => endContract(db, "sami", id, 1, ending, now),
      ],
    };
  },
  async "a draft of a quotation"(db, add) {
    const id = idOf(await createDraft(db, huda, await add(), () => aDraft()));
    return {
      ...{ table: "quotes", id },
      presses: [() => saveDraft(db, huda, id, 1, aDraft()), () => sendQuotation(db, "sami", id, 1)],
    };
  },
  async "a person"(db, add) {
    const { person: id } = await linkedRecords(db, await add());
    const { person: other } = await linkedRecords(db, await add({ phone: "+971507654321", email: "omar@example.com" }));
    const values = { name: "Sara", phone: "", email: "", locale: "en" } as const;
    return {
      ...{ table: "people", id },
      presses: [() => savePerson(db, huda, id, 1, values), () => mergePeople(db, "sami", id, other, 1)],
    };
  },
  async "a place"(db, add) {
    const { place: id } = await linkedRecords(db, await add({ place: "dubai", details: { area: "Dubai Marina" } }));
    return {
      ...{ table: "places", id },
      presses: [
        () => savePlace(db, huda, id, 1, { ...somePlace, name: "1204" }),
        () => saveEquipment(db, "sami", id, 1, null, someUnit),
      ],
    };
  },
  async "a team"(db) {
    const id = await addTeam(db, huda, team);
    return {
      ...{ table: "teams", id },
      presses: [
        () => saveTeam(db, huda, id, 1, { ...team, name: "South" }),
        () => saveTeam(db, "sami", id, 1, { ...team, colleagues: [huda] }),
      ],
    };
  },
};

describe.each(places)("of two different changes of one record at once, on %s,", (_, make) => {
  const leads = leadsIn(make);
  const versionOf = async (table: Both["table"], id: string) =>
    (await leads.db.selectFrom(table).select("version").where("id", "=", id).executeTakeFirstOrThrow()).version;

  it.each(Object.entries(records))("one is refused, and the other counts: %s", async (_name, make) => {
    const { table, id, presses } = await make(leads.db, leads.add);
    const outcomes = await Promise.all(presses.map((press) => press()));
    const refused = outcomes.filter(({ ok }) => !ok);
    expect(refused).toHaveLength(1);
    // If a colleague sent the draft in the meantime, it is no longer a draft, and the problem is its state.
    expect(["conflict", "state"]).toContain(refused[0]?.problem);
    expect(await versionOf(table, id)).toBe(2);
  });

  it("neither is lost, although nobody took a lock or saw a version", async () => {
    const id = await addTeam(leads.db, huda, { ...team, dayFrom: 0 });
    const read = (tx: Db) =>
      tx.selectFrom("teams").select(["version", "day_from"]).where("id", "=", id).executeTakeFirst();
    let readers = 0;
    const both = Promise.withResolvers<void>();
    const later = () =>
      leads.db.transaction().execute((tx) =>
        changeSeen(tx, { table: "teams", id, seen: null }, read, async ({ day_from }) => {
          readers += 1;
          if (readers === 2) both.resolve();
          // On SQLite the second transaction starts only when the first has ended, so waiting for it would never end.
          if (isPostgres(tx)) await both.promise;
          return { set: { day_from: day_from + 60 } };
        }),
      );
    await Promise.all([later(), later()]);
    expect(await read(leads.db)).toEqual({ version: 3, day_from: 120 });
  });
});
