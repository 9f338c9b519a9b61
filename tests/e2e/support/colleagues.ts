import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import type { Role } from "@site/ground/company/roles.ts";
import { makeLink } from "#domain/colleagues/store/links.ts";
import { addAccount, cookieOf, database, giveSession, remove, sessionOf } from "./sessions.ts";

export interface Colleague {
  id: string;
  /** The id of the account in the auth server. */
  authId: string;
  name: string;
  email: string;
  role: Role;
  locale: "en" | "ar";
}

const added: string[] = [];

/** Adds a colleague for this test only. */
export async function addColleague(overrides: Partial<Omit<Colleague, "id" | "authId">> = {}): Promise<Colleague> {
  const id = randomUUID();
  const person = {
    name: "Layla Hadad",
    email: `${id}@office.example`,
    role: "owner",
    locale: "en",
    ...overrides,
  } as const;
  const row = { ...person, id, created_at: Date.now(), disabled_at: null };
  const authId = addAccount({ ...person, language: person.locale }, (auth_id) => [["staff", { ...row, auth_id }]]);
  added.push(id);
  return { ...person, id, authId };
}

/** Removes the added colleagues after a test. Otherwise every page that lists colleagues would become longer with each test. */
export const removeColleagues = () => remove("staff", added.splice(0));

export const disableColleague = (id: string) =>
  database().updateTable("staff").set({ disabled_at: Date.now() }).where("id", "=", id).execute();

/** Returns the token of a link with which a colleague sets a new password. */
export const linkOf = (colleagueId: string): Promise<string> => makeLink(database(), colleagueId);

/** Stores a failed message without a lead. No handler exists for its topic, so nothing is sent if it is tried again. */
export async function addDeadMessage(): Promise<string> {
  // The page shows the first hundred failed messages. This id sorts before all ids that the server makes.
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

/** Adds a colleague, and returns the headers that this colleague's browser sends. */
export const cookieFor = async (overrides: Partial<Colleague> = {}) =>
  cookieOf(await sessionOf((await addColleague(overrides)).authId));

/** Signs in to the office in this browser. By default the colleague is an owner. */
export async function signIn(page: Page | BrowserContext, overrides: Partial<Colleague> = {}): Promise<Colleague> {
  const colleague = await addColleague(overrides);
  await giveSession(page, await sessionOf(colleague.authId));
  return colleague;
}
