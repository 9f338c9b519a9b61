import { createHmac } from "node:crypto";
import { uaeDay } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { randomBytes } from "#platform/machine/chance.ts";
import type { Sender } from "./sender.ts";

/**
 * Returns the salt of a day. The first process that needs the salt stores it in the database, so all processes use the same one.
 */
async function saltOf(db: Kysely<Database>, day: number): Promise<string> {
  const find = () => db.selectFrom("visit_salts").select("salt").where("day", "=", day).executeTakeFirst();
  const found = await find();
  if (found) return found.salt;
  await db
    .insertInto("visit_salts")
    .values({ day, salt: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.salt ?? "";
}

export interface Salts {
  day: number;
  today: string;
  /** Yesterday's salt. It is empty if there were no visitors yesterday. */
  yesterday: string;
}

export async function saltsAt(db: Kysely<Database>, at: number): Promise<Salts> {
  const day = uaeDay(at);
  const before = await db
    .selectFrom("visit_salts")
    .select("salt")
    .where("day", "=", day - 1)
    .executeTakeFirst();
  return { day, today: await saltOf(db, day), yesterday: before?.salt ?? "" };
}

/** Tells whether a visitor is in the half that sees the second version of a page. The halves differ between pages and between days. */
export const isInHalf = (salt: string, what: string): boolean =>
  ((createHmac("sha256", salt).update(`variant\n${what}`).digest()[0] ?? 0) & 1) === 1;

/**
 * Returns the hash of a visitor. On one day, a visitor always has the same hash. When the salt has been deleted, nobody can compute the
 * hash again.
 */
export const hashOf = (salt: string, visitor: string): string =>
  createHmac("sha256", salt).update(visitor).digest("base64url").slice(0, 11);

export const visitorOf = ({ address, agent }: Pick<Sender, "address" | "agent">) => `${address}\n${agent}`;
