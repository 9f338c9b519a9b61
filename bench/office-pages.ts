import { connectToWrite } from "#platform/db/connection.ts";
import { serviceKey, signedIn } from "./mixed/colleague.ts";
import { startSite } from "./site-folder.ts";

type Settings = Parameters<typeof connectToWrite>[0];

export interface InboxTime {
  question: string;
  p50: number;
  p95: number;
}

/** Measures the time until the first byte of the office's pages, on the built site with this database. */
export async function officePages(folder: string, settings: Settings, timesOf: TimesOf): Promise<InboxTime[]> {
  const { DATA_DIR, DATABASE_URL = "" } = settings;
  const env = { DATA_DIR, DATABASE_URL, STAFF_MFA: "off", SUPABASE_SERVICE_ROLE_KEY: serviceKey };
  const { origin } = await startSite(folder, env);
  const headers = { cookie: await signedIn(origin, settings) };
  const times: InboxTime[] = [];
  for (const [question, path] of Object.entries(await paths(settings))) {
    const ask = async () => {
      const answer = await fetch(`${origin}${path}`, { headers, redirect: "error" });
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      return () => answer.arrayBuffer();
    };
    times.push({ question, ...(await timesOf(ask)) });
  }
  return times;
}

/** Measures the time until `ask` resolves. After that it calls the returned function, which reads the rest of the answer. */
type TimesOf = (ask: () => Promise<() => Promise<unknown>>) => Promise<Omit<InboxTime, "question">>;

async function paths(settings: Settings): Promise<Record<string, string>> {
  const { db, close } = connectToWrite(settings);
  // The colleague who has just signed in joins a team.
  const { id: colleague } = await db
    .selectFrom("staff")
    .select("id")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  const team = await db.selectFrom("teams").select("id").executeTakeFirstOrThrow();
  await db.insertInto("team_members").values({ team_id: team.id, staff_id: colleague }).execute();
  const lead = await db
    .selectFrom("leads")
    .select(["id", "person_id", "place_id"])
    .where("place_id", "is not", null)
    .where("person_id", "is not", null)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  await close();
  return {
    "the inbox": "/admin",
    "a search": "/admin?text=Dubois",
    "a lead": `/admin/leads/${lead.id}`,
    "the calendar: a week": "/admin/visits",
    "the calendar: a day": "/admin/visits?view=day",
    "the technician's page": "/my-visits",
    people: "/admin/people",
    "a person": `/admin/people/${lead.person_id}`,
    "a place": `/admin/places/${lead.place_id}`,
    quotations: "/admin/quotations",
    contracts: "/admin/contracts",
  };
}
