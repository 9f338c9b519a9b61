import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import SQLite from "better-sqlite3";
import { hashOf, newToken } from "#server/staff/tokens.ts";
import { dataDir, origin } from "./origin.ts";

export interface Colleague {
  id: string;
  name: string;
  email: string;
  role: "owner" | "agent";
  locale: "en" | "ar";
}

const hour = 3_600_000;

/** Writes beside the running server, as scripts/staff-link.ts does. */
function write<T>(work: (file: SQLite.Database) => T): T {
  const file = new SQLite(join(dataDir, "windtower.db"), { timeout: 5000 });
  try {
    return work(file);
  } finally {
    file.close();
  }
}

/** A colleague of the test's own. */
export function addColleague(given: Partial<Colleague> = {}): Colleague {
  const id = randomUUID();
  const made: Colleague = {
    id,
    name: "Layla Hadad",
    email: `${id}@office.example`,
    role: "owner",
    locale: "en",
    ...given,
  };
  write((file) =>
    file
      .prepare("insert into staff values (@id, @name, @email, @role, @locale, @now, null)")
      .run({ ...made, now: Date.now() }),
  );
  return made;
}

/** The token of a session, by default begun now. */
export function sessionOf(staffId: string, { began = Date.now(), seen = 0 } = {}): string {
  const token = newToken();
  write((file) =>
    file
      .prepare("insert into staff_sessions values (?, ?, ?, ?, ?)")
      .run(hashOf(token), staffId, began, seen || began, began + 14 * 24 * hour),
  );
  return token;
}

/** The token of a link that lets a colleague in once. */
export function linkOf(staffId: string, now = Date.now()): string {
  const token = newToken();
  write((file) =>
    file.prepare("insert into staff_links values (?, ?, ?, ?, null)").run(hashOf(token), staffId, now, now + 24 * hour),
  );
  return token;
}

export const disableColleague = (id: string) =>
  write((file) => file.prepare("update staff set disabled_at = ? where id = ?").run(Date.now(), id));

/** A message of no lead that was given up; no handler knows its topic, should it be tried again. */
export function addDeadMessage(): string {
  const id = randomUUID();
  write((file) =>
    file
      .prepare("insert into outbox values (?, 'test.none', ?, null, '{}', 'dead', 9, ?, null, 'refused', ?, null)")
      .run(id, id, Date.now(), Date.now()),
  );
  return id;
}

export const cookieOf = (token: string) => ({ cookie: `staff=${token}` });

/** Lets this browser into /admin, as an owner unless told otherwise. */
export async function signIn(page: Page | BrowserContext, given: Partial<Colleague> = {}): Promise<Colleague> {
  const context = "context" in page ? page.context() : page;
  const colleague = addColleague(given);
  await context.addCookies([
    { name: "staff", value: sessionOf(colleague.id), url: origin, httpOnly: true, sameSite: "Lax" },
  ]);
  return colleague;
}
