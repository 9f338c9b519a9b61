import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { Kysely } from "kysely";
import { answersTo, leadOf } from "#domain/leads/index.server.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { Handlers, Message } from "#platform/outbox/types.ts";
import { env } from "#platform/process/env.ts";
import { company } from "#site/content/content.server.ts";
import { officeAddress } from "#site/content/office.server.ts";
import { dayOf, daysOf, visitTime } from "#site/i18n/days.ts";
import { translator } from "#site/i18n/t.ts";
import { automaticHeaders, sendLetter } from "#site/letters/envelope.server.ts";
import type { Block, Letter } from "#site/letters/letter.ts";
import { absoluteAddress, groupedPhone, senderIn } from "#site/letters/sender.server.ts";
import { plannedTopic } from "../store/plan.ts";
import {
  type Contract,
  type ContractVisit,
  isRunning,
  readContract,
  visitIs,
  visitsOfContract,
} from "../store/read.ts";
import { endingTopic, officeEndingTopic } from "../store/renewal.ts";

type Db = Kysely<Database>;

/**
 * The handlers for the mails about contracts. The text is written when the mail is sent, so that a mail that is no longer true can be
 * dropped.
 */
export const contractMailHandlers = (db: Db, now = currentTime): Handlers => ({
  [plannedTopic]: async (message) => {
    const { lead, contract } = await about(db, message, now());
    if (!lead?.email || !contract) return "moot";
    const visits = await visitsOfContract(db, contract.id);
    const ahead = visits.filter((visit) => visitIs(visit, "isAgreed") && visit.from > now());
    if (ahead.length === 0) return "moot";
    return toCustomer(db, message, lead, visitsLetter(contract, lead, ahead));
  },
  [endingTopic]: async (message) => {
    const { lead, contract } = await about(db, message, now());
    return lead?.email && contract ? toCustomer(db, message, lead, endingLetter(contract, lead)) : "moot";
  },
  [officeEndingTopic]: async (message) => {
    const { lead, contract } = await about(db, message, now());
    if (!lead || !contract) return "moot";
    const letter = officeLetter(contract, lead, env().OFFICE_LANGUAGE);
    return sendLetter(db, message, lead.id, letter, { to: await officeAddress(db), headers: automaticHeaders });
  },
});

/** Returns nothing if the contract has ended or its last day has changed. The mail is then dropped. */
async function about(db: Db, message: Message, now: number) {
  const { contract: id = "", ends } = message.payload;
  const contract = await readContract(db, id);
  if (!contract || !isRunning(contract, now)) return {};
  if (ends !== undefined && ends !== String(contract.term.to)) return {};
  const payload = { ...message.payload, lead: contract.enquiryId };
  const lead = await leadOf(db, { ...message, payload });
  return lead?.spam ? {} : { lead, contract };
}

async function toCustomer(db: Db, message: Message, lead: LeadsTable, letter: Letter) {
  const answers = await answersTo(db, lead.id, letter.language);
  return sendLetter(db, message, lead.id, letter, { to: lead.email, ...answers, headers: automaticHeaders });
}

const pageLink = ({ follow_key }: LeadsTable, language: Language) =>
  absoluteAddress(href(`/enquiry/${follow_key}`, language));

function facts(contract: Contract, { reference }: LeadsTable, language: Language): Block {
  const t = translator(language, "contract");
  const term = t("office.term", daysOf(contract.term, language));
  return {
    kind: "facts",
    facts: [
      { label: t("mail.facts.number"), value: contract.number, ltr: true },
      { label: t("mail.facts.term"), value: term },
      { label: t("mail.facts.property"), value: contract.property },
      { label: t("mail.facts.reference"), value: reference, ltr: true },
    ].filter(({ value }) => value !== ""),
  };
}

function visitsLetter(contract: Contract, lead: LeadsTable, visits: readonly ContractVisit[]): Letter {
  const language = contract.locale;
  const t = translator(language, "contract");
  const words = { number: contract.number, reference: lead.reference };
  return {
    language,
    subject: t("mail.visits.subject", words),
    preview: t("mail.visits.text", words),
    heading: t("mail.visits.heading"),
    sender: senderIn(language),
    blocks: [
      { kind: "text", text: t("mail.visits.text", words) },
      {
        kind: "facts",
        facts: visits.map(({ from, to }, at) => ({
          label: t("mail.visits.visit", { n: at + 1 }),
          value: visitTime({ from, to }, language),
        })),
      },
      { kind: "text", text: t("mail.visits.change", { phone: groupedPhone(company().phone) }) },
      { kind: "action", label: t("mail.visits.action"), href: pageLink(lead, language) },
      facts(contract, lead, language),
      { kind: "note", text: t("mail.private") },
    ],
  };
}

function endingLetter(contract: Contract, lead: LeadsTable): Letter {
  const language = contract.locale;
  const t = translator(language, "contract");
  const day = dayOf(contract.term.to - 1, language);
  const words = { number: contract.number, reference: lead.reference, day };
  return {
    language,
    subject: t("mail.ending.subject", words),
    preview: t("mail.ending.text", words),
    heading: t("mail.ending.heading"),
    sender: senderIn(language),
    blocks: [
      { kind: "text", text: t("mail.ending.text", words) },
      { kind: "text", text: t("mail.ending.renew", { phone: groupedPhone(company().phone) }) },
      facts(contract, lead, language),
      { kind: "action", label: t("mail.ending.action"), href: pageLink(lead, language) },
      { kind: "note", text: t("mail.private") },
    ],
  };
}

function officeLetter(contract: Contract, lead: LeadsTable, language: Language): Letter {
  const t = translator(language, "contract");
  const subject = t("mail.office.subject", {
    number: contract.number,
    day: dayOf(contract.term.to - 1, language),
  });
  return {
    language,
    subject,
    preview: subject,
    heading: subject,
    sender: senderIn(language),
    blocks: [
      { kind: "text", text: t(lead.email ? "mail.office.told" : "mail.office.notTold") },
      facts(contract, lead, language),
      {
        kind: "action",
        label: t("mail.office.open"),
        href: absoluteAddress(`${href("/admin", language)}/contracts/${contract.id}`),
      },
    ],
  };
}
