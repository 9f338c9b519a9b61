import { createHmac, randomBytes } from "node:crypto";
import { uaeDay } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import type { Sender } from "./sender.ts";

/** Made by whichever process needs it first, so all processes agree. Kept in memory only by those who hand the same database in. */
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
  /** Empty if nobody came yesterday. */
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

/** Picks half of the visitors, other ones for each page and each day. */
export const tossed = (salt: string, what: string): boolean =>
  ((createHmac("sha256", salt).update(`variant\n${what}`).digest()[0] ?? 0) & 1) === 1;

/** Hashes a visitor: one who comes twice on a day has one hash, and nobody can make it again once the salt is gone. */
export const hashOf = (salt: string, visitor: string): string =>
  createHmac("sha256", salt).update(visitor).digest("base64url").slice(0, 11);

export const visitorOf = ({ address, agent }: Pick<Sender, "address" | "agent">) => `${address}\n${agent}`;
