import { placeNamed, serviceNamed } from "@site/ground/company/scope.ts";
import { type Change, type Customer, customerColumns, customerDetails } from "@site/ground/customer-fields.ts";
import type { CustomerField } from "@site/ground/enquiry-fields.ts";
import { languageCodes } from "@site/ground/language/languages.ts";
import { isOneOf, keysOf, recordOf } from "@site/typed";
import type { Kysely, Updateable } from "kysely";
import { correctPerson, correctPlace } from "#domain/people/store/index.ts";
import { type LeadDetails, leadDetails, storedDetails } from "#platform/db/json-columns.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { type Edit, edit, type Options, type Outcome } from "./edit.ts";
import { awaitsReply } from "./reply-clock.ts";
import { searchAnew } from "./search-anew.ts";

/** Corrects the stored details and words of the customer. The timeline keeps the old values. */
export const editCustomer = (
  db: Kysely<Database>,
  colleague: string,
  id: string,
  customer: Customer,
  { dueFrom, ...options }: CustomerOptions = {},
): Promise<Outcome> =>
  edit(
    db,
    colleague,
    [id],
    (lead) => customerEdit(lead, customer, dueFrom?.(options.now ?? currentTime(), "now")),
    options,
  );

export interface CustomerOptions extends Options {
  /** Returns the time at which a reply to an enquiry of this urgency is due. */
  dueFrom?: (now: number, urgency: string) => number;
}

/** @param urgentDue the time at which a reply is due if the colleague marks the lead as urgent */
function customerEdit(lead: LeadsTable, customer: Customer, urgentDue: number | undefined): Edit | undefined {
  const before = customerOf(lead, leadDetails(lead));
  const changes = keysOf(before).flatMap((field): Change[] => {
    const [from, to] = [before[field], clean(customer[field] ?? before[field])];
    return from === to ? [] : [{ field, from, to }];
  });
  if (changes.length === 0) return undefined;
  const of = (names: readonly string[]) =>
    Object.fromEntries(changes.filter(({ field }) => names.includes(field)).map(({ field, to }) => [field, to]));
  return {
    set: {
      ...columnsOf(of(customerColumns), { ...storedDetails(lead), ...of(customerDetails) }),
      ...(changes.some(({ field, to }) => field === "urgency" && to === "now") && sooner(lead, urgentDue)),
    },
    entries: [{ kind: "edited", data: { changes } }],
    action: "lead.edit",
    data: { fields: changes.map(({ field }) => field).join(" ") },
    also: async (db) => {
      await searchAnew(db, lead.id);
      await correctPerson(db, lead.person_id, changes);
      await correctPlace(db, lead, changes);
    },
  };
}

/** If the lead becomes urgent, the earlier of the two due times counts. */
const sooner = (lead: LeadsTable, due: number | undefined): Updateable<LeadsTable> =>
  due !== undefined && awaitsReply(lead) ? { reply_due_at: Math.min(due, lead.reply_due_at ?? due) } : {};

function columnsOf({ service, place, phone, locale, ...plain }: Customer, details: Customer): Updateable<LeadsTable> {
  return {
    ...plain,
    ...(isOneOf(languageCodes, locale) && { locale }),
    ...(phone !== undefined && { phone, phone_typed: phone }),
    ...(service !== undefined && { service: serviceNamed(service) }),
    ...(place !== undefined && { place: placeNamed(place) }),
    details: JSON.stringify(details),
    urgency: details.urgency || null,
  };
}

type Told = Pick<LeadsTable, (typeof customerColumns)[number]>;

/** Returns the current value of each field. */
export const customerOf = (lead: Told, details: LeadDetails): Record<CustomerField, string> => ({
  ...recordOf(customerColumns, (name) => lead[name] ?? ""),
  ...recordOf(customerDetails, (name) => details[name]),
});

/** Removes NUL, which PostgreSQL cannot store. */
const clean = (text: string) => text.replaceAll("\0", "").trim();
