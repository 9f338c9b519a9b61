import { dateFormat } from "@site/ground/language/formats.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { quotationStates } from "@site/ground/states/quotation.ts";
import { uaeTimeZone } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import { answersTo, leadOf } from "#domain/leads/index.server.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { MailAttachment } from "#platform/mail/types.ts";
import { shortMessage } from "#platform/outbox/attempt.ts";
import { GiveUp, type Handlers, type Message } from "#platform/outbox/types.ts";
import { type Paper, typeset } from "#platform/pdf/typeset.ts";
import { env } from "#platform/process/env.ts";
import { logError } from "#platform/process/log.ts";
import { officeAddress } from "#site/content/office.server.ts";
import { dirhams } from "#site/i18n/money.ts";
import { translator } from "#site/i18n/t.ts";
import { automaticHeaders, sendLetter } from "#site/letters/envelope.server.ts";
import type { Block, Fact, Letter } from "#site/letters/letter.ts";
import { absoluteAddress, senderIn } from "#site/letters/sender.server.ts";
import { paperForMail } from "#site/papers/paper.server.ts";
import { choiceQuery } from "../customer/choice.ts";
import { enquiryBehind, viewOf } from "../customer/view.server.ts";
import { quotationLink } from "../office/link.server.ts";
import { paperName } from "../papers/answer.server.ts";
import { quotationPaper } from "../papers/quotation.server.ts";
import { isUnaltered } from "../store/chain.ts";
import { changeQuotation } from "../store/change.ts";
import { codeLivesFor, currentCode, ticketOf } from "../store/code.ts";
import { type Quotation, readQuotation } from "../store/read.ts";
import { chainMailHandlers } from "./chain-mail.server.ts";

type Db = Kysely<Database>;

/**
 * The handlers for the mails about quotations. The text is written when the mail is sent, so that a mail that is no longer true can be
 * dropped.
 */
export const quotationMailHandlers = (db: Db): Handlers => ({
  ...chainMailHandlers(db),
  "mail.quote": (message, signal) =>
    toCustomer(db, message, signal, (quotation, lead, hasPaper) =>
      quotationStates[quotation.state].isOpen ? sentLetter(quotation, lead, hasPaper) : undefined,
    ),
  "mail.quote-accepted": (message, signal) => toCustomer(db, message, signal, acceptedLetter),
  "mail.quote-code": (message, signal) =>
    toCustomer(db, message, signal, async (quotation, lead) => {
      const code = await currentCode(db, quotation.id);
      const language = message.payload.language === "ar" ? "ar" : "en";
      return code
        ? codeLetter(quotation, lead, { code, link: await ticketLink(db, quotation, language, message) }, language)
        : undefined;
    }),
  "mail.quote-answered": async (message, signal) => {
    const { lead, quote: quotation } = await about(db, message);
    if (!lead || !quotation) return "moot";
    const paper = "acceptance" in quotation.answer ? await attachedTo(message, quotation, lead, signal) : {};
    const envelope = { to: await officeAddress(db), headers: automaticHeaders, attachments: paper.attachments };
    await sendLetter(db, message, lead.id, answeredLetter(quotation, lead, env().OFFICE_LANGUAGE), envelope);
    return tellOffice(db, quotation, paper);
  },
});

async function about(db: Db, message: Message) {
  const quotation = await readQuotation(db, message.payload.quote ?? "");
  const payload = { ...message.payload, lead: quotation?.enquiryId ?? "" };
  const lead = await leadOf(db, { ...message, payload });
  if (quotation && lead) await refuseAltered(db, quotation);
  return { quote: quotation, lead };
}

/**
 * Refuses a quotation that was changed in the database: no mail or PDF may contain what was never sent. The office finds the message among
 * the failed ones.
 */
async function refuseAltered(db: Db, quotation: Quotation): Promise<void> {
  if (!(await isUnaltered(db, quotation))) throw new GiveUp("The quotation in the database is no longer what was sent");
}

type Write = (
  quotation: Quotation,
  lead: LeadsTable,
  hasPaper: boolean,
) => Letter | undefined | Promise<Letter | undefined>;

async function toCustomer(db: Db, message: Message, signal: AbortSignal, write: Write): Promise<"sent" | "moot"> {
  const { lead, quote: quotation } = await about(db, message);
  if (!lead?.email || !quotation) return "moot";
  const paper = papered.includes(message.topic) ? await attachedTo(message, quotation, lead, signal) : {};
  const letter = await write(quotation, lead, paper.attachments !== undefined);
  if (!letter) return "moot";
  const answers = await answersTo(db, lead.id, letter.language);
  const envelope = { to: lead.email, ...answers, headers: automaticHeaders, attachments: paper.attachments };
  await sendLetter(db, message, lead.id, letter, envelope);
  return tellOffice(db, quotation, paper);
}

/** The mails with the quotation as an attached PDF. */
const papered = ["mail.quote", "mail.quote-accepted"];

/** Returns the data of the PDF, in the language in which the quotation was accepted or, before that, sent. */
async function paperOf(quotation: Quotation, lead: LeadsTable): Promise<Paper> {
  const language = "acceptance" in quotation.answer ? quotation.answer.acceptance.language : quotation.locale;
  const view = await viewOf({ quotation, ...enquiryBehind(lead) }, language, new URLSearchParams());
  return quotationPaper(quotation, view, language);
}

const fileOf = (quotation: Quotation, content: Buffer): MailAttachment => ({
  filename: paperName(quotation),
  contentType: "application/pdf",
  content,
});

type Attached = { attachments?: MailAttachment[]; error?: unknown };

/** Makes the PDF for a mail; the mail waits for it. If the mail has to go out without the PDF, its link still shows the quotation. */
async function attachedTo(
  message: Message,
  quotation: Quotation,
  lead: LeadsTable,
  signal: AbortSignal,
): Promise<Attached> {
  const paper = await paperOf(quotation, lead);
  const { pdf, error } = await paperForMail(message, () => paper, signal);
  return pdf ? { attachments: [fileOf(quotation, pdf)] } : { error };
}

/**
 * Tells the office that the PDF is missing, so that a colleague can send it. The mail is already sent. An error here is only logged,
 * because it would send the mail again.
 */
async function tellOffice(db: Db, quotation: Quotation, { error }: Attached): Promise<"sent"> {
  if (error === undefined) return "sent";
  const data = { topic: "paper.quotation", error: shortMessage(error) };
  const change = { lead: { unread: 1 as const }, events: [{ kind: "failed" as const, data, actor: "system" }] };
  await changeQuotation(db, { id: quotation.id, colleague: null, now: currentTime() }, async () => change).catch(
    logError,
  );
  return "sent";
}

/** Returns the PDF for a mail that a colleague writes. It throws if the PDF cannot be made, because that mail is about the PDF. */
export async function quotedPaper(db: Db, id: string): Promise<MailAttachment> {
  const quotation = await readQuotation(db, id);
  const lead =
    quotation && (await db.selectFrom("leads").selectAll().where("id", "=", quotation.enquiryId).executeTakeFirst());
  if (quotation) await refuseAltered(db, quotation);
  if (!quotation || !lead) throw new GiveUp("The quotation no longer exists");
  return fileOf(quotation, Buffer.from(await typeset(await paperOf(quotation, lead))));
}

/** The last day on which the customer can accept the quotation. */
const lastDay = ({ validUntil }: Quotation, language: Language): string =>
  dateFormat(language, { dateStyle: "long", timeZone: uaeTimeZone }).format(validUntil - 1);

const numberFact = (quotation: Quotation, language: Language): Fact => ({
  label: translator(language, "quotation")("mail.facts.number"),
  value: quotation.number ?? "",
  ltr: true,
});

/** Every mail about an enquiry carries this reference. It finds the mails that must be deleted when the customer's data are erased. */
const enquiryFact = ({ reference }: LeadsTable, language: Language): Fact => ({
  label: translator(language, "quotation")("request"),
  value: reference,
  ltr: true,
});

const totalFact = (quotation: Quotation, language: Language): Fact => ({
  label: translator(language, "quotation")("mail.facts.total"),
  value: dirhams(quotation.gross, language),
});

function sentLetter(quotation: Quotation, lead: LeadsTable, hasPaper: boolean): Letter {
  const language = quotation.locale;
  const t = translator(language, "quotation");
  const number = quotation.number ?? "";
  const until = lastDay(quotation, language);
  return {
    language,
    subject: t("mail.sent.subject", { number, reference: lead.reference }),
    preview: t("mail.sent.text", { until }),
    heading: t("mail.sent.heading"),
    sender: senderIn(language),
    blocks: [
      { kind: "text", text: t("mail.sent.text", { until }) },
      ...changed(quotation, language),
      { kind: "action", label: t("mail.sent.action"), href: quotationLink(quotation) },
      {
        kind: "facts",
        facts: [
          numberFact(quotation, language),
          totalFact(quotation, language),
          { label: t("mail.facts.until"), value: until },
        ],
      },
      { kind: "text", text: t("mail.sent.answer") },
      ...(hasPaper ? [{ kind: "text" as const, text: translator(language, "paper")("attached") }] : []),
      { kind: "note", text: t("fraud") },
      { kind: "note", text: `${t("notInvoice")} ${t("private")}` },
    ],
  };
}

const changed = ({ revision }: Quotation, language: Language): Block[] =>
  revision > 1 ? [{ kind: "text", text: translator(language, "quotation")("mail.sent.changed", { revision }) }] : [];

function acceptedLetter(quotation: Quotation, lead: LeadsTable): Letter | undefined {
  const { answer, number, revision, hash } = quotation;
  if (!("acceptance" in answer)) return undefined;
  const { language, name } = answer.acceptance;
  const t = translator(language, "quotation");
  const text = t("mail.accepted.text", { number, revision });
  return {
    language,
    subject: t("mail.accepted.subject", { number }),
    preview: text,
    heading: t("mail.accepted.heading"),
    sender: senderIn(language),
    blocks: [
      { kind: "text", text },
      {
        kind: "facts",
        facts: [
          numberFact(quotation, language),
          totalFact(quotation, language),
          { label: t("mail.facts.name"), value: name },
          enquiryFact(lead, language),
          { label: t("mail.facts.hash"), value: hash ?? "", ltr: true },
        ],
      },
      {
        kind: "action",
        label: t("mail.accepted.action"),
        href: quotationLink({ key: quotation.key, locale: language }),
      },
      { kind: "note", text: t("fraud") },
    ],
  };
}

/**
 * Returns the link that replaces typing the code. It opens the page with the options for which the code was requested. A message of the
 * previous version does not name the options.
 */
async function ticketLink(
  db: Db,
  { id, key }: Quotation,
  locale: Language,
  { payload }: Message,
): Promise<string | undefined> {
  const { chosen, until } = payload;
  if (chosen === undefined || until === undefined) return undefined;
  const query = choiceQuery(chosen.split(",").filter(Boolean));
  query.set("ticket", await ticketOf(db, id, chosen, until));
  return `${quotationLink({ key, locale })}?${query}#accept`;
}

type Passed = { code: string; link: string | undefined };

function codeLetter(quotation: Quotation, lead: LeadsTable, { code, link }: Passed, language: Language): Letter {
  const t = translator(language, "quotation");
  const text = t("mail.code.text", { minutes: codeLivesFor / 60_000 });
  return {
    language,
    subject: t("mail.code.subject", { number: quotation.number }),
    preview: text,
    heading: t("mail.code.heading"),
    sender: senderIn(language),
    blocks: [
      { kind: "text", text },
      { kind: "code", label: t("mail.code.label"), code },
      ...(link
        ? [
            { kind: "text" as const, text: t("mail.code.or") },
            { kind: "action" as const, label: t("mail.code.action"), href: link },
          ]
        : []),
      { kind: "facts", facts: [numberFact(quotation, language), enquiryFact(lead, language)] },
    ],
  };
}

function answeredLetter(quotation: Quotation, lead: LeadsTable, language: Language): Letter {
  const t = translator(language, "quotation");
  const accepted = "acceptance" in quotation.answer ? quotation.answer.acceptance : undefined;
  const reason = "reason" in quotation.answer ? quotation.answer.reason : undefined;
  const words = { number: quotation.number, reference: lead.reference };
  const subject = t(accepted ? "mail.answered.accepted" : "mail.answered.declined", words);
  return {
    language,
    subject,
    preview: t("mail.answered.text"),
    heading: subject,
    sender: senderIn(language),
    blocks: [
      { kind: "text", text: t("mail.answered.text") },
      {
        kind: "facts",
        facts: [
          numberFact(quotation, language),
          totalFact(quotation, language),
          ...(accepted ? [{ label: t("mail.facts.name"), value: accepted.name }] : []),
        ],
      },
      ...(reason ? [{ kind: "words" as const, label: t("mail.answered.reason"), text: reason }] : []),
      {
        kind: "action",
        label: t("mail.answered.action"),
        href: absoluteAddress(`${href("/admin", language)}/leads/${quotation.leadId}`),
      },
    ],
  };
}
