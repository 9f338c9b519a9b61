import { languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { data, redirect } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { allColleagues, may, takesLeads } from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { office, workingHoursOf } from "#site/content/office.server.ts";
import { changeToken } from "../../../store/change-token.ts";
import { customerOf } from "../../../store/customer.ts";
import { documentsOf } from "../../../store/documents.ts";
import { type LeadDetail, type Message, readLead } from "../../../store/read.ts";
import { slaOf } from "../shared/sla.server.ts";
import { chatFor } from "./chat.server.ts";
import type { BesideLead, OtherDomains } from "./other-domains.ts";
import { factsFor, helloTo, templatesFor } from "./templates.server.ts";

/** Loads all data of a lead's page. A merged lead redirects to its merge target, because changes are possible only there. */
export async function leadPage<Panels extends BesideLead>(
  enquiry: Request,
  id: string,
  others: OtherDomains<LeadDetail["lead"], Panels>,
) {
  const colleague = await requireRight(enquiry, "leads");
  const database = await db();
  const change = await changeToken(database);
  const detail = await readLead(database, id);
  if (!detail) throw data(null, { status: 404 });
  if (detail.lead.id !== id)
    throw redirect(href(`/admin/leads/${detail.lead.id}`, languageOf(new URL(enquiry.url).pathname)));
  const everybody = await allColleagues(database);
  const { lead, value, seen, events, files, messages, duplicates, mergedFrom } = detail;
  const set = await office();
  const now = currentTime();
  const language = languageOf(new URL(enquiry.url).pathname);
  return {
    lead,
    value,
    /** The calculations, by the id of the enquiry with which each was sent. */
    calculations: Object.fromEntries(
      [lead, ...mergedFrom].map(({ id: enquiry, details: { calculation } }) => [
        enquiry,
        { sent: calculation, brought: others.calculation(calculation, language) },
      ]),
    ),
    customer: customerOf(lead, lead.details),
    seen,
    timeline: events,
    photos: files.map(({ id: photo, width, height }) => ({ id: photo, width, height })),
    documents: await documentsOf(database, lead.id),
    chat: await chatFor(database, lead.id),
    waiting: messages
      .filter(({ state }) => state === "pending")
      .map(({ id: message, topic }) => ({ id: message, topic })),
    refused: refusedOf(messages),
    duplicates,
    mergedFrom,
    sla: slaOf(lead, workingHoursOf(set), now),
    templates: templatesFor(await factsFor(lead, now, others), set.templates),
    hello: helloTo(lead),
    names: Object.fromEntries(everybody.map(({ id: who, name }) => [who, name])),
    people: everybody.filter(takesLeads).map(({ id: who, name }) => ({ id: who, name })),
    me: colleague.id,
    mayChange: may(colleague.role, "leads.change"),
    owner: may(colleague.role, "leads.privacy"),
    change,
    now,
    ...(await others.panels(lead, language, colleague.role)),
  };
}

const toCustomer = { mail: ["mail.customer", "mail.reply"], chat: ["whatsapp.reply"] };

/** Returns the last mail and the last WhatsApp message to the customer, each only if it was not delivered. */
function refusedOf(messages: readonly Message[]) {
  return (["mail", "chat"] as const).flatMap((way) => {
    const last = messages.findLast(({ topic }) => toCustomer[way].includes(topic));
    if (!last?.last_error || last.state === "done") return [];
    return [{ way, topic: last.topic, error: last.last_error, again: last.state === "pending" }];
  });
}

export type LeadPageData = Awaited<ReturnType<typeof leadPage<BesideLead>>>;
