import { contractsInForce } from "@site/ground/states/contract.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { readSettings } from "#platform/settings/store.ts";
import { changeContract } from "./change.ts";
import { isRunning } from "./read.ts";

export const endingTopic = "mail.contract-ending";
export const officeEndingTopic = "mail.contract-ending-office";

const day = 86_400_000;

/** Returns how many days before the last day customer and office are told, as the office has set it; 0 if it is not set. */
export async function remindDays(db: Kysely<Database>): Promise<number> {
  const { value } = (await readSettings(db)).contracts ?? {};
  return (value as { remindDays?: number } | undefined)?.remindDays ?? 0;
}

/**
 * Tells customer and office once that a contract is about to end. A contract is never renewed automatically. With 0 days nobody is told.
 */
export async function tellOfEnds(db: Kysely<Database>, daysBefore: number, now = currentTime()): Promise<number> {
  if (daysBefore <= 0) return 0;
  const due = await db
    .selectFrom("contracts")
    .select("id")
    .where("state", "in", contractsInForce)
    .where("told_at", "is", null)
    .where("ends_at", ">", now)
    .where("ends_at", "<=", now + daysBefore * day)
    .orderBy("ends_at")
    .limit(500)
    .execute();
  let count = 0;
  for (const { id } of due) if ((await tellOfEnd(db, id, now)).ok) count += 1;
  return count;
}

const tellOfEnd = (db: Kysely<Database>, id: string, now: number) =>
  changeContract(db, { id, seen: null, actor: "system", now }, async (_, contract) => {
    if (contract.toldAt !== null || !isRunning(contract, now)) return "state";
    const payload = { contract: id, ends: String(contract.term.to) };
    const messages = [endingTopic, officeEndingTopic].map((topic) => ({
      topic,
      dedupeKey: `${topic}:${id}:${contract.term.to}`,
      leadId: contract.leadId,
      payload,
    }));
    return { set: { told_at: now }, what: "ending", action: "contract.ending", messages };
  });
