import type { LostReason, Status } from "@site/ground/states/lead.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { enqueue, type NewMessage } from "#platform/outbox/enqueue.ts";
import { clientOf } from "./clients.ts";

export const ga4Topic = "ga4.lead";

/** The names that Google recommends for the stages of a lead. */
export type Stage =
  | "generate_lead"
  | "working_lead"
  | "qualify_lead"
  | "close_convert_lead"
  | "disqualify_lead"
  | "close_unconvert_lead";

/** If a lead is lost for one of these reasons, it was never suitable work for us. For any other reason, the customer decided. */
const unfit: readonly (LostReason | undefined)[] = ["area", "not-our-work"];

export function stageOf(to: Status, reason?: LostReason): Stage | undefined {
  const lost = unfit.includes(reason) ? "disqualify_lead" : "close_unconvert_lead";
  const stages = {
    contacted: "working_lead",
    quoted: "qualify_lead",
    won: "close_convert_lead",
    new: undefined,
    lost,
  } as const;
  return stages[to];
}

/** Returns the message that reports a stage. Its key is unique, so each stage is reported only once, even if the lead reaches it again. */
export const stageMessage = (lead: string, stage: Stage, at: number): NewMessage => ({
  topic: ga4Topic,
  dedupeKey: `${ga4Topic}:${stage}:${lead}`,
  leadId: lead,
  payload: { lead, stage, at: String(at) },
});

/** A change of a lead's status. */
export interface Move {
  to: Status;
  reason?: LostReason;
}

/**
 * Queues events for the stages that a lead reaches, if its sender agreed to Google Analytics. It runs in the transaction that changes the
 * status.
 */
export async function reportStages(db: Kysely<Database>, leadId: string, moves: readonly Move[], at: number) {
  const stages = moves.flatMap(({ to, reason }) => stageOf(to, reason) ?? []);
  if (stages.length === 0 || (await clientOf(db, leadId)) === null) return;
  await enqueue(
    db,
    stages.map((stage) => stageMessage(leadId, stage, at)),
    at,
  );
}
