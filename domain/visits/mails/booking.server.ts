import { visitStates } from "@site/ground/states/visit.ts";
import { span } from "@site/ground/time/uae-span.ts";
import type { Kysely } from "kysely";
import type { VisitOfBooking } from "#domain/leads/index.server.ts";
import { belongsTo, type EventData } from "#domain/leads/store/index.ts";
import { leadDetails } from "#platform/db/json-columns.ts";
import type { Database } from "#platform/db/schema.ts";
import { translator } from "#site/i18n/t.ts";
import { aheadOf, allTeams, visitsOfEnquiry } from "../store/read.ts";
import { locationOf, officeVisitLink } from "./mails.server.ts";

type Db = Kysely<Database>;

/** Says in the mail about a new booking which visit was booked with it, or what the customer wished if none was. */
export const visitOfBooking =
  (db: Db): VisitOfBooking =>
  async (lead, language, now) => {
    const t = translator(language, "visits");
    const visits = await visitsOfEnquiry(db, lead.id);
    const visit = aheadOf(visits, now) ?? visits[0];
    const words = { reference: lead.reference, name: lead.name };
    if (!visit)
      return {
        subject: t("mail.booking.none.subject", words),
        heading: t("mail.booking.none.heading"),
        facts: [],
        wish: await wishOf(db, lead.id),
      };
    const { isOpen, awaitsOffice } = visitStates[visit.state];
    const what = awaitsOffice ? "requested" : isOpen ? "booked" : "over";
    const when = span(visit.from_at, visit.to_at, language, now);
    const team = (await allTeams(db)).find(({ id }) => id === visit.team_id)?.name ?? "";
    // The mail about the lead names the address too, unless it is too long for the enquiry.
    const where = visit.address === leadDetails(lead).area ? "" : locationOf(visit);
    return {
      subject: t(`mail.booking.${what}.subject`, { ...words, when }),
      heading: t(`mail.booking.${what}.heading`),
      facts: [
        { label: t("mail.facts.when"), value: when },
        { label: t("mail.facts.team"), value: team },
        { label: t("mail.facts.where"), value: where },
        { label: t("mail.facts.access"), value: visit.access_note },
      ].filter(({ value }) => value !== ""),
      link: { label: t("mail.office.open"), href: officeVisitLink(visit, language) },
    };
  };

/** Returns the note that says what was chosen and typed. */
async function wishOf(db: Db, enquiryId: string): Promise<string | undefined> {
  const notes = db.selectFrom("lead_events").select("data").where(belongsTo(enquiryId)).where("kind", "=", "note");
  const first = await notes.where("actor", "=", "system").orderBy("id").executeTakeFirst();
  const data: EventData["note"] | undefined = first && JSON.parse(first.data);
  return data?.text;
}
