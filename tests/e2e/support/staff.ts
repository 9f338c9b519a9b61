import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { makeLink } from "#server/staff/links.ts";
import { addAccount, cookieOf, database, giveSession, sessionOf } from "./sessions.ts";

export interface Colleague {
  id: string;
  /** The account in the auth backend. */
  authId: string;
  name: string;
  email: string;
  role: "owner" | "agent";
  locale: "en" | "ar";
}

/** A colleague of the test's own. */
export async function addColleague(given: Partial<Omit<Colleague, "id" | "authId">> = {}): Promise<Colleague> {
  const id = randomUUID();
  const person = { name: "Layla Hadad", email: `${id}@office.example`, role: "owner", locale: "en", ...given } as const;
  const row = { ...person, id, created_at: Date.now(), disabled_at: null };
  const authId = addAccount({ ...person, language: person.locale }, (auth_id) => [["staff", { ...row, auth_id }]]);
  return { ...person, id, authId };
}

export const disableColleague = (id: string) =>
  database().updateTable("staff").set({ disabled_at: Date.now() }).where("id", "=", id).execute();

/** The token of a link by which a colleague sets a new password. */
export const linkOf = (staffId: string): Promise<string> => makeLink(database(), staffId);

/** A message of no lead that was given up; no handler knows its topic, should it be tried again. */
export async function addDeadMessage(): Promise<string> {
  // Of many that wait the page shows the first hundred: this one stands before all that the server makes.
  const id = `0000${randomUUID().slice(4)}`;
  const now = Date.now();
  const message = { id, topic: "test.none", dedupe_key: id, lead_id: null, payload: "{}", state: "dead", attempts: 9 };
  const rest = { next_at: now, locked_until: null, last_error: "refused", created_at: now, done_at: null };
  await database()
    .insertInto("outbox")
    .values({ ...message, ...rest })
    .execute();
  return id;
}

/** What the browser of a colleague of the test's own sends along. */
export const cookieFor = async (given: Partial<Colleague> = {}) =>
  cookieOf(await sessionOf((await addColleague(given)).authId));

/** Lets this browser into /admin, as an owner unless told otherwise. */
export async function signIn(page: Page | BrowserContext, given: Partial<Colleague> = {}): Promise<Colleague> {
  const colleague = await addColleague(given);
  await giveSession(page, await sessionOf(colleague.authId));
  return colleague;
}
