import type { Kysely } from "kysely";
import { listContracts } from "#domain/contracts/store/list.ts";
import { contractsOfLead } from "#domain/contracts/store/read.ts";
import { documentsOf } from "#domain/leads/store/documents.ts";
import { chatOf, statusesOf } from "#domain/leads/store/whatsapp/reply.ts";
import { historyOf } from "#domain/people/store/history.ts";
import { listPeople, type PeopleChoice } from "#domain/people/store/list.ts";
import {
  equipmentIn,
  equipmentOf,
  leadsBeside,
  leadsOfPersonId,
  peopleAlike,
  peopleOfPlace,
  placesIn,
  placesOfPerson,
  readPerson,
  readPlace,
  readPlaces,
  towers,
} from "#domain/people/store/read.ts";
import { countQuotations, listQuotations } from "#domain/quotations/store/list.ts";
import { quotationsOfLead } from "#domain/quotations/store/read.ts";
import { myVisitsOf } from "#domain/visits/store/my-visits.ts";
import { allTeams, busyBetween, timeOff, visitsBetween, visitsOfLead } from "#domain/visits/store/read.ts";
import type { Database } from "#platform/db/schema.ts";
import type { Ask } from "./inbox-questions.ts";

const day = 86_400_000;

/**
 * The queries of the pages about visits, people, places, quotations and contracts, and those on a lead's page about what follows the lead.
 * They differ in each round, as in the inbox.
 */
export async function officeQuestions(
  db: Kysely<Database>,
  colleagues: readonly string[],
): Promise<Record<string, Ask>> {
  const visited = await db
    .selectFrom("leads")
    .select(["id", "person_id", "place_id"])
    .where("place_id", "is not", null)
    .where("person_id", "is not", null)
    .orderBy("id", "desc")
    .limit(3000)
    .execute();
  const buildings = await db.selectFrom("places").select("id").where("tower_key", "is not", null).limit(100).execute();
  const some = <T>(all: readonly T[], round: number): T => {
    const one = all[(round * 79) % all.length];
    if (!one) throw new Error("bench/office-seed.ts was not run");
    return one;
  };
  const people = (choice: PeopleChoice) => listPeople(db, choice);
  const calendar = async (from: number, days: number) => {
    const period = { from, to: from + days * day };
    await visitsBetween(db, period);
    await timeOff(db, period);
    await visitsBetween(db, { from: Date.now(), to: Date.now() + 60 * day });
    return allTeams(db);
  };
  return {
    "calendar: a week": (round) => calendar(Date.now() - (round - 2) * 7 * day, 7),
    "calendar: a day": (round) => calendar(Date.now() - (round - 5) * day, 1),
    "calendar: free times": () => busyBetween(db, { from: Date.now(), to: Date.now() + 30 * day }),
    "technician: today and tomorrow": async (round) => {
      const rounds = await myVisitsOf(db, some(colleagues, round), {
        from: Date.now() - day,
        to: Date.now() + 2 * day,
      });
      const places = rounds.flatMap(({ place_id }) => place_id ?? []);
      return Promise.all([readPlaces(db, places), equipmentIn(db, places)]);
    },
    "a lead's page: what followed": async (round) => {
      const lead = some(visited, round);
      await visitsOfLead(db, lead.id);
      await quotationsOfLead(db, lead.id);
      await contractsOfLead(db, lead.id);
      await leadsBeside(db, lead);
      await chatOf(db, lead.id);
      await statusesOf(db, lead.id);
      await documentsOf(db, lead.id);
    },
    "people: as it opens": () => people({}),
    "people: a name": (round) => people({ text: ["الشامس", "Dubois", "فاطمه", "Wei"][round % 4] }),
    "people: a number": async (round) => people({ text: (await readPerson(db, personOf(round)))?.phone }),
    "people: a building": (round) => people({ text: `Marina Tower ${round}` }),
    "people: nobody": (round) => people({ text: `qqq${round}zzz` }),
    "a person's page": async (round) => {
      const person = await readPerson(db, personOf(round));
      if (!person) throw new Error("Nobody");
      await placesOfPerson(db, person.id);
      await leadsOfPersonId(db, person.id);
      await historyOf(db, { person: person.id });
      await peopleAlike(db, person);
    },
    "a place's page": (round) => placePage(some(visited, round).place_id ?? ""),
    "a tower's page": (round) => placePage(some(buildings, round).id),
    "quotations: as it opens": async () => [await listQuotations(db, { folder: "waiting" }), await countQuotations(db)],
    "quotations: a name": (round) => listQuotations(db, { text: ["الشامس", "Dubois", "فاطمه"][round % 3] }),
    "contracts: as it opens": () => listContracts(db, { folder: "running" }, 60),
    "contracts: a name": (round) => listContracts(db, { text: ["الشامس", "Dubois", "فاطمه"][round % 3] }, 60),
  };

  function personOf(round: number): string {
    return some(visited, round).person_id ?? "";
  }

  async function placePage(id: string) {
    const place = await readPlace(db, id);
    if (place?.tower_key) await placesIn(db, id);
    await peopleOfPlace(db, id);
    await equipmentOf(db, id);
    await historyOf(db, { place: id });
    return towers(db);
  }
}
