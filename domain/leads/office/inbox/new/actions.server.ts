import { placeNamed, serviceNamed } from "@site/ground/company/scope.ts";
import { languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { redirect } from "react-router";
import * as z from "zod/mini";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { audit } from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import { randomUUID } from "#platform/machine/chance.ts";
import { currentTime } from "#platform/machine/time.ts";
import { dueClock } from "#site/content/office.server.ts";
import { readForm } from "#site/forms/form.server.ts";
import { submitLead } from "../../../store/submit.ts";
import { customerSchema } from "../shared/customer.server.ts";
import { waysIn } from "./ways-in.ts";

export interface NewLeadAnswer {
  wrong: string;
  values: Record<string, string>;
}

export async function newLeadPage(request: Request) {
  await requireRight(request, "leads.change");
  return { once: randomUUID() };
}

const schema = z.object({ kind: z.enum(waysIn), once: z.uuid() });

/** Stores the recorded enquiry and redirects to the page of the new lead, which also lists other leads of the same person. */
export async function newLead(request: Request): Promise<NewLeadAnswer | Response> {
  const colleague = await requireRight(request, "leads");
  const values = (await readForm(request))?.fields ?? {};
  const customer = customerSchema.safeParse(values);
  const way = schema.safeParse(values);
  if (!customer.success || !way.success) {
    const issue = (customer.error ?? way.error)?.issues[0];
    return { wrong: String(issue?.path[0] ?? ""), values };
  }
  const { name, phone, email, message, service, place, locale, ...details } = customer.data;
  const database = await db();
  const dueFrom = await dueClock();
  const { id, repeated } = await submitLead(database, {
    ...{ name, phone, email, message, locale, details, by: colleague.id },
    ...{
      kind: way.data.kind,
      phoneTyped: values.phone ?? "",
      service: serviceNamed(service),
      place: placeNamed(place),
    },
    ...{ idempotencyKey: `office:${colleague.id}:${way.data.once}`, page: "", source: "office", consentVersion: "" },
    replyDueAt: dueFrom(currentTime(), details.urgency),
  });
  if (!repeated) await audit(database, colleague.id, "lead.add", id);
  return redirect(href(`/admin/leads/${id}`, languageOf(new URL(request.url).pathname)));
}
