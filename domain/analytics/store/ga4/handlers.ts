import { agreedQuotations } from "@site/ground/states/quotation.ts";
import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { stateIn } from "#platform/db/state-in.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { Handlers } from "#platform/outbox/types.ts";
import { env } from "#platform/process/env.ts";
import { post } from "#platform/webhook/post.ts";
import { payloadOf } from "./payload.ts";
import { ga4Address } from "./property.ts";
import { ga4Topic, type Stage } from "./stages.ts";

/**
 * Sends the stage of a lead to Google Analytics. It checks the lead when it sends, not when the event was queued. So nothing is sent if the
 * consent was withdrawn, or the lead was erased or marked as spam in the meantime. Google answers 2xx to any content, so only a failed
 * connection is tried again.
 */
export const ga4Handlers = (db: Kysely<Database>, now = currentTime): Handlers => ({
  [ga4Topic]: async ({ payload }, signal) => {
    const address = ga4Address("/mp/collect");
    const lead = address && (await reported(db, payload.lead ?? ""));
    if (!lead) return "moot";
    const body = payloadOf(lead.client, payload.stage as Stage, lead, Number(payload.at), now());
    await post(address, JSON.stringify(body), { signal, allowPrivate: env().WEBHOOK_ALLOW_PRIVATE === "on" });
    return "sent";
  },
});

/**
 * The sum of the accepted quotations that belong to this lead itself. After a merge both leads may be reported, and so each quotation
 * counts only for the lead for which it was made.
 */
const acceptedFor = sql`(select cast(sum(net_fils) as bigint) from quotes where ${stateIn("quotes.state", agreedQuotations)}
  and quotes.lead_id in (leads.id, leads.merged_into) and quotes.request_id = leads.id)`;

const reported = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom("ga4_clients")
    .innerJoin("leads", "leads.id", "ga4_clients.lead_id")
    .select(["client_id as client", "kind", "source", "created_at"])
    .select(sql<number | null>`coalesce(${acceptedFor}, value_fils)`.as("fils"))
    .where("leads.id", "=", id)
    .where("spam", "=", 0)
    .where("erased_at", "is", null)
    .executeTakeFirst();
