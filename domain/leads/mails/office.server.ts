import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { mailto } from "#site/content/email.ts";
import { translator } from "#site/i18n/t.ts";
import { inItsDirection } from "#site/letters/isolates.ts";
import type { Block, Fact, Letter } from "#site/letters/letter.ts";
import { absoluteAddress, senderIn } from "#site/letters/sender.server.ts";
import type { MailedEvent } from "./data.server.ts";
import { enquiryFacts, originFacts, personFacts } from "./facts.server.ts";

export const inboxLink = (leadId: string, language: Language): string =>
  absoluteAddress(`${href("/admin", language)}/leads/${leadId}`);

/** The part about the visit in the mail about a new booking. So the office gets one mail and not two. */
export interface BookedVisit {
  subject: string;
  heading: string;
  facts: Fact[];
  /** The wish of a customer whose time could not be booked. */
  wish?: string | undefined;
  link?: { label: string; href: string } | undefined;
}

/** The mail to the office about a new lead. It contains everything that the customer told us, and links to the next actions. */
export function newLeadMail(
  lead: LeadsTable,
  photos: number,
  language: Language,
  pictures: readonly { cid: string }[] = [],
  visit?: BookedVisit,
): Letter {
  const t = translator(language, "mail");
  const { kind } = lead;
  const [reference, ...enquiry] = enquiryFacts(lead, photos, language);
  const booked = visit?.facts ?? [];
  const facts = [...(reference ? [reference] : []), ...booked, ...personFacts(lead, language), ...enquiry];
  const subject = visit?.subject ?? t(`office.subject.${kind}`, { reference: lead.reference, name: lead.name });
  return {
    language,
    subject: markedUrgent(subject, lead, language),
    preview: [...booked, ...enquiry].map(({ value }) => value).join(" · "),
    heading: visit?.heading ?? t(`office.heading.${kind}`),
    sender: senderIn(language),
    blocks: [
      { kind: "action", label: t("office.open"), href: inboxLink(lead.id, language) },
      ...ways(lead, language, visit?.link),
      ...(visit?.wish ? [{ kind: "text" as const, text: visit.wish }] : []),
      { kind: "facts", facts },
      ...wordsOf(t("office.words"), lead.message),
      ...shown(pictures, language),
      { kind: "facts", facts: originFacts(lead, language) },
      ...(lead.email ? [{ kind: "note" as const, text: t("office.reply") }] : []),
    ],
  };
}

function shown(pictures: readonly { cid: string }[], language: Language): Block[] {
  if (pictures.length === 0) return [];
  const t = translator(language, "mail");
  const photos = pictures.map(({ cid }, index) => ({ cid, alt: t("office.photo", { number: index + 1 }) }));
  return [{ kind: "photos", label: t("office.photos"), photos }];
}

/** Puts a word before the subject of a mail if the lead is urgent. */
export const markedUrgent = (text: string, { urgency }: LeadsTable, language: Language): string =>
  urgency === "now" ? translator(language, "mail")("office.urgent", { text }) : text;

/** The mail that tells the office that the customer added something or withdrew the enquiry. */
export function updateMail(lead: LeadsTable, event: MailedEvent, language: Language): Letter {
  const t = translator(language, "mail");
  const kind = event.kind === "message" || event.kind === "withdrawn" ? event.kind : "photo";
  const { reference, name } = lead;
  return {
    language,
    subject: t(`update.subject.${kind}`, { reference, name }),
    preview: name,
    heading: t(`update.heading.${kind}`),
    sender: senderIn(language),
    blocks: [
      ...said(event, language),
      { kind: "action", label: t("office.open"), href: inboxLink(lead.merged_into ?? lead.id, language) },
      ...ways(lead, language),
      { kind: "facts", facts: enquiryFacts(lead, 0, language).slice(0, 1).concat(personFacts(lead, language)) },
    ],
  };
}

function said(event: MailedEvent, language: Language): Block[] {
  const t = translator(language, "mail");
  const photos: Block[] = event.photos > 0 ? [{ kind: "text", text: t("update.photos", { count: event.photos }) }] : [];
  if (event.kind === "message") {
    const { text, mail } = event.data;
    const why = mail?.notTaken && t(`update.notTaken.${mail.notTaken.why}`, { megabytes: mail.notTaken.megabytes });
    const { answer, title = "", at = "" } = mail?.calendar ?? {};
    const calendar =
      answer && [t(`update.calendar.${answer}`), ...[title, at].filter(Boolean).map(inItsDirection)].join(" · ");
    const lines = [why, calendar].flatMap((line) => (line ? { kind: "text" as const, text: line } : []));
    return [...lines, ...wordsOf(t("update.words"), text), ...photos];
  }
  if (event.kind !== "withdrawn") return photos;
  const reason = wordsOf(t("update.reason"), event.data.reason ?? "");
  return reason.length > 0 ? reason : [{ kind: "text", text: t("update.noReason") }];
}

const wordsOf = (label: string, text: string): Block[] => (text ? [{ kind: "words", label, text }] : []);

function ways({ phone, email }: LeadsTable, language: Language, more?: BookedVisit["link"]): Block[] {
  const t = translator(language, "mail");
  const links = [
    ...(phone ? [{ label: t("office.call"), href: `tel:${phone}` }] : []),
    ...(phone ? [{ label: t("office.whatsapp"), href: `https://wa.me/${phone.slice(1)}` }] : []),
    ...(email ? [{ label: t("office.write"), href: mailto(email) }] : []),
    ...(more ? [more] : []),
  ];
  return links.length > 0 ? [{ kind: "links", links }] : [];
}
