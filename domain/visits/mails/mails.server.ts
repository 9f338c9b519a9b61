import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { type StateThat, statesThat } from "@site/ground/states/table.ts";
import { visitNews, visitStates } from "@site/ground/states/visit.ts";
import { span } from "@site/ground/time/uae-span.ts";
import { uaeDay } from "@site/ground/time/uae-time.ts";
import { isOneOf } from "@site/typed";
import type { Kysely } from "kysely";
import { answersTo, inboxLink, leadOf, personFacts, wordsFor } from "#domain/leads/index.server.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { Handlers, Message } from "#platform/outbox/types.ts";
import { env } from "#platform/process/env.ts";
import { company } from "#site/content/content.server.ts";
import { officeAddress } from "#site/content/office.server.ts";
import { translator } from "#site/i18n/t.ts";
import { automaticHeaders, sendLetter } from "#site/letters/envelope.server.ts";
import type { Fact, Letter } from "#site/letters/letter.ts";
import { absoluteAddress, groupedPhone, senderIn } from "#site/letters/sender.server.ts";
import { isInCalendar, officeVisitTopic, remindedAt, reminderTopic, soonAt, visitTopic } from "../store/messages.ts";
import { ofContracts, readVisit, type Visit } from "../store/read.ts";
import { icsOf } from "./ics.ts";

type Db = Kysely<Database>;
type What = StateThat<typeof visitNews, "isMailed"> | "reminder" | "soon";

const mailed = statesThat(visitNews, "isMailed");
const officeNews = statesThat(visitNews, "isOfficeNews");

export const languageOfVisit = ({ locale }: Pick<Visit, "locale">): Language => (locale === "ar" ? "ar" : "en");

/**
 * Sends the mails about visits. A mail is dropped if the visit has changed since the mail was queued: a later mail tells about that change.
 */
export const visitMailHandlers = (db: Db, now = currentTime): Handlers => ({
  [visitTopic]: async (message) => {
    const { what } = message.payload;
    return isOneOf(mailed, what) ? toCustomer(db, message, what, now()) : "moot";
  },
  [reminderTopic]: (message) => remind(db, message, now()),
  [officeVisitTopic]: async (message) => {
    const { lead, visit } = await about(db, message);
    const { what } = message.payload;
    if (!lead || !visit || !isOneOf(officeNews, what)) return "moot";
    const letter = officeLetter(visit, lead, what, now());
    return sendLetter(db, message, lead.id, letter, { to: await officeAddress(db), headers: automaticHeaders });
  },
});

async function about(db: Db, message: Message) {
  const visit = await readVisit(db, message.payload.visit ?? "");
  if (!visit || String(visit.sequence) !== message.payload.sequence) return {};
  const payload = { ...message.payload, lead: visit.request_id };
  return { visit, lead: await leadOf(db, { ...message, payload }) };
}

async function toCustomer(db: Db, message: Message, what: What, now: number): Promise<"sent" | "moot"> {
  const { lead, visit } = await about(db, message);
  if (!lead?.email || !visit || lead.spam) return "moot";
  // The mail had to wait in the spam folder or for a mail server, and the visit is over by now.
  if (visit.to_at < now && !isOver(what)) return "moot";
  const letter = customerLetter(visit, lead, what, now);
  const answers = await answersTo(db, lead.id, letter.language);
  const method = await methodOf(db, visit, what);
  const calendar = method && { method, content: calendarOf(visit, lead, method, now) };
  return sendLetter(db, message, lead.id, letter, { to: lead.email, ...answers, headers: automaticHeaders, calendar });
}

/**
 * Sends a reminder. If the reminder for the evening before could not be sent in time, it goes out on the day of the visit as the reminder
 * for that day, and only once.
 */
async function remind(db: Db, message: Message, now: number): Promise<"sent" | "moot"> {
  const { visit, lead } = await about(db, message);
  if (!visit || !visitStates[visit.state].isAgreed || visit.from_at < now) return "moot";
  const what = message.payload.what === "soon" ? "soon" : "reminder";
  // A process of the previous version released this message too early. `queueReminders` queues it again for its proper time.
  if (now < remindedAt(what, visit.from_at)) return "moot";
  if (lead?.lost_reason === "withdrawn" && !(await isOfContract(db, visit.id))) return "moot";
  if (uaeDay(now) < uaeDay(visit.from_at)) return toCustomer(db, message, "reminder", now);
  return what === "reminder" && soonAt(visit.from_at) !== undefined ? "moot" : toCustomer(db, message, "soon", now);
}

const isOfContract = async (db: Db, visit: string) =>
  (await ofContracts(db).where("appointment_id", "=", visit).executeTakeFirst()) !== undefined;

/** Returns the method of the calendar entry in the mail. A visit that is only requested has no entry yet, and only an entry can be cancelled. */
async function methodOf(db: Db, { id, state }: Visit, what: What): Promise<"REQUEST" | "CANCEL" | undefined> {
  if (what === "reminder" || what === "soon") return undefined;
  switch (state) {
    case "booked":
      return "REQUEST";
    case "cancelled":
      return (await isInCalendar(db, id)) ? "CANCEL" : undefined;
    case "requested":
    case "done":
    case "missed":
      return undefined;
    default:
      return state satisfies never;
  }
}

/** Returns the address and the emirate. The emirate is named in both languages, because a gatekeeper may read the calendar entry too. */
export function locationOf({ place, address }: Pick<Visit, "place" | "address">): string {
  const names = languageCodes.map((code) => wordsFor(code)("places", place)).filter(Boolean);
  return [address, names.join(" / ")].filter(Boolean).join(" · ");
}

export const visitLink = (lead: Pick<LeadsTable, "follow_key">, language: Language): string =>
  absoluteAddress(href(`/enquiry/${lead.follow_key}/visit`, language));

export const officeVisitLink = ({ id }: Pick<Visit, "id">, language: Language): string =>
  absoluteAddress(href(`/admin/visits/${id}`, language));

export function calendarOf(
  visit: Visit,
  lead: Pick<LeadsTable, "follow_key" | "reference" | "email">,
  method: "REQUEST" | "CANCEL" | "PUBLISH",
  now: number,
): string {
  const language = languageOfVisit(visit);
  const t = translator(language, "visits");
  const { name, email } = company();
  return icsOf({
    uid: `${visit.id}@${new URL(env().SITE_URL).hostname}`,
    sequence: visit.sequence,
    method,
    stamp: now,
    from: visit.from_at,
    to: visit.to_at,
    summary: t("calendar.summary", { company: name[language] }),
    description: `${t("calendar.text", { reference: lead.reference })}\n${visitLink(lead, language)}`,
    location: locationOf(visit),
    organizer: { name: name[language], address: env().MAIL_FROM ?? email },
    ...(method !== "PUBLISH" && lead.email && { attendee: lead.email }),
    // A customer who saves the file gets no mails, so the calendar reminds instead.
    ...(method === "PUBLISH" && { remindAt: nextReminder(visit.from_at, now) }),
  });
}

const nextReminder = (from: number, now: number): number | undefined =>
  [remindedAt("reminder", from), soonAt(from)].find((at) => at !== undefined && at > now);

const facts = (visit: Visit, lead: LeadsTable, when: string, language: Language): Fact[] => {
  const t = translator(language, "visits");
  return [
    { label: t("mail.facts.when"), value: when },
    { label: t("mail.facts.where"), value: locationOf(visit) },
    { label: t("mail.facts.access"), value: visit.access_note },
    { label: t("mail.facts.reference"), value: lead.reference, ltr: true },
  ].filter(({ value }) => value !== "");
};

function customerLetter(visit: Visit, lead: LeadsTable, what: What, now: number): Letter {
  const language = languageOfVisit(visit);
  const t = translator(language, "visits");
  // If a visit that is only requested is moved, it is still only requested.
  const mailKind = what === "moved" && visitStates[visit.state].awaitsOffice ? "requested" : what;
  const when = span(visit.from_at, visit.to_at, language, now);
  const words = { when, reference: lead.reference };
  return {
    language,
    subject: t(`mail.${mailKind}.subject`, words),
    preview: when,
    heading: t(`mail.${mailKind}.heading`),
    sender: senderIn(language),
    blocks: [
      { kind: "text", text: t(`mail.${mailKind}.text`, words) },
      { kind: "facts", facts: facts(visit, lead, when, language) },
      {
        kind: "action",
        label: t(`mail.action.${isOver(mailKind) ? "again" : "change"}`),
        href: visitLink(lead, language),
      },
      { kind: "text", text: t("mail.call", { phone: groupedPhone(company().phone) }) },
      { kind: "note", text: t("mail.private") },
    ],
  };
}

const isOver = (what: What) => what !== "reminder" && what !== "soon" && visitNews[what].isOver;

function officeLetter(visit: Visit, lead: LeadsTable, what: (typeof officeNews)[number], now: number): Letter {
  const language = env().OFFICE_LANGUAGE;
  const t = translator(language, "visits");
  const when = span(visit.from_at, visit.to_at, language, now);
  const subject = t(`mail.office.${what}`, { reference: lead.reference, when });
  return {
    language,
    subject,
    preview: when,
    heading: subject,
    sender: senderIn(language),
    blocks: [
      { kind: "action", label: t("mail.office.open"), href: officeVisitLink(visit, language) },
      { kind: "links", links: [{ label: t("mail.office.lead"), href: inboxLink(visit.lead_id, language) }] },
      { kind: "facts", facts: [...facts(visit, lead, when, language), ...personFacts(lead, language)] },
    ],
  };
}
