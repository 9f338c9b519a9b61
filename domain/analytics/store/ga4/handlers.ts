import { agreedQuotations } from "@site/ground/states/quotation.ts";
import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { stateIn } from "#platform/db/state-in.ts";
import type { Handlers } from "#platform/outbox/types.ts";
import { env } from "#platform/process/env.ts";
import { post } from "#platform/webhook/post.ts";
import { payloadOf } from "./payload.ts";
import { ga4Address } from "./property.ts";
import { ga4Topic, type Stage } from "./stages.ts";

/**
 * Tells Google Analytics how far a lead got. It decides at the moment of sending whether it may send, so it drops leads that were withdrawn, erased
 * or marked as spam meanwhile. Google answers 2xx to anything it receives, so only a failed connection is tried again.
 */
export const ga4Handlers = (db: Kysely<Database>, now = Date.now): Handlers => ({
  [ga4Topic]: async ({ payload }, signal) => {
    const address = ga4Address("/mp/collect");
    const lead = address && (await reported(db, payload.lead ?? ""));
    if (!lead) return "moot";
    const body = payloadOf(lead.client, payload.stage as Stage, lead, Number(payload.at), now());
    await post(address, JSON.stringify(body), { signal, allowPrivate: env().WEBHOOK_ALLOW_PRIVATE === "on" });
    return "sent";
  },
});

/** Sums the quotations of this lead only, even after a merge, so that no quotation is reported twice. */
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
