import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import type { Role } from "@site/ground/company/roles.ts";
import { makeLink } from "#domain/colleagues/store/links.ts";
import { addAccount, cookieOf, database, giveSession, remove, sessionOf } from "./sessions.ts";

export interface Colleague {
  id: string;
  /** The account in the auth server. */
  authId: string;
  name: string;
  email: string;
  role: Role;
  locale: "en" | "ar";
}

const added: string[] = [];

/** A colleague for this test only. */
export async function addColleague(given: Partial<Omit<Colleague, "id" | "authId">> = {}): Promise<Colleague> {
  const id = randomUUID();
  const person = { name: "Layla Hadad", email: `${id}@office.example`, role: "owner", locale: "en", ...given } as const;
  const row = { ...person, id, created_at: Date.now(), disabled_at: null };
  const authId = addAccount({ ...person, language: person.locale }, (auth_id) => [["staff", { ...row, auth_id }]]);
  added.push(id);
  return { ...person, id, authId };
}

/** Removes them after a test, because every page with the colleagues would become longer with each of them. */
export const removeColleagues = () => remove("staff", added.splice(0));

export const disableColleague = (id: string) =>
  database().updateTable("staff").set({ disabled_at: Date.now() }).where("id", "=", id).execute();

/** The token of a link with which a colleague sets a new password. */
export const linkOf = (colleagueId: string): Promise<string> => makeLink(database(), colleagueId);

/** Stores a failed message without a lead. Its topic has no handler, in case it is retried. */
export async function addDeadMessage(): Promise<string> {
  // The page shows the first hundred failed messages. This id sorts before all that the server creates.
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

/** The headers that the browser of such a colleague sends. */
export const cookieFor = async (given: Partial<Colleague> = {}) =>
  cookieOf(await sessionOf((await addColleague(given)).authId));

/** Signs this browser in to /admin, as an owner unless told otherwise. */
export async function signIn(page: Page | BrowserContext, given: Partial<Colleague> = {}): Promise<Colleague> {
  const colleague = await addColleague(given);
  await giveSession(page, await sessionOf(colleague.authId));
  return colleague;
}
