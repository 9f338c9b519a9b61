import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { secret } from "#platform/db/secrets.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { Visit } from "./read.ts";
import type { Window } from "./types.ts";

/** The time and the team of a visit, as a technician saw them. */
export interface SeenVisit extends Window {
  team: string;
}

const day = 86_400_000;
/** A phone may send a report until 14 days after the visit. */
const longest = 14 * day;

/**
 * Returns the seal of a visit. The technician's page contains the seal, and the phone sends it back with the report, perhaps hours later.
 * It proves that the visit belonged to this colleague, even if another team has it now.
 */
export async function sealSeen(
  db: Kysely<Database>,
  colleague: string,
  { id, from_at, to_at, team_id }: Pick<Visit, "id" | "from_at" | "to_at" | "team_id">,
): Promise<string> {
  const facts = [from_at, to_at, team_id].join("~");
  return `${facts}~${await mark(db, [colleague, id, facts])}`;
}

/**
 * Checks a seal. Returns undefined if this colleague was never shown the visit with these facts, and `over` if the visit ended too long
 * ago.
 */
export async function openSeen(
  db: Kysely<Database>,
  colleague: string,
  visit: string,
  sealed: string,
  now = currentTime(),
): Promise<SeenVisit | "over" | undefined> {
  const [from, to, team, signature, ...more] = sealed.split("~");
  if (!from || !to || !team || !signature || more.length > 0) return undefined;
  const right = Buffer.from(await mark(db, [colleague, visit, [from, to, team].join("~")]));
  const came = Buffer.from(signature);
  if (came.length !== right.length || !timingSafeEqual(came, right)) return undefined;
  return Number(to) + longest < now ? "over" : { from: Number(from), to: Number(to), team };
}

async function mark(db: Kysely<Database>, facts: readonly string[]): Promise<string> {
  const key = await secret(db, "visit-seen");
  return createHmac("sha256", key).update(facts.join("\n")).digest("base64url");
}
