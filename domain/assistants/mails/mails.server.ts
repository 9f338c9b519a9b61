import { enquiryFields, fieldNames, isTextField } from "@site/ground/enquiry-fields.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { Kysely } from "kysely";
import { clock, wordsFor } from "#domain/leads/index.server.ts";
import { chatSettings, postToWhatsApp } from "#domain/leads/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { refusedFor } from "#platform/outbox/backoff.ts";
import { DeliveryRefusal, GiveUp, type Handler, type Handlers, type Message } from "#platform/outbox/types.ts";
import { translator } from "#site/i18n/t.ts";
import { automaticHeaders, sendLetter } from "#site/letters/envelope.server.ts";
import { greetingName } from "#site/letters/greeting.ts";
import type { Fact, Letter } from "#site/letters/letter.ts";
import { absoluteAddress, senderIn } from "#site/letters/sender.server.ts";
import { linkKeyOf } from "../store/keys.ts";
import { dropWaiting, readWaiting, type WaitingEnquiry, waitingTopics, writtenIn } from "../store/waiting.ts";
import { confirmTemplate } from "./template.server.ts";

type Db = Kysely<Database>;
type Send = (waiting: WaitingEnquiry, link: string, message: Message, signal: AbortSignal) => Promise<unknown>;

/** The outbox handlers that ask a person about an enquiry that a program wrote for them. */
export const waitingHandlers = (db: Db, now = currentTime): Handlers => {
  const asking =
    (send: Send): Handler =>
    async (message, signal) => {
      const waiting = await readWaiting(db, message.payload.waiting ?? "", now());
      if (!waiting) return "moot";
      try {
        await send(waiting, await waitingLink(db, waiting), message, signal);
        return "sent";
      } catch (error) {
        if (!isFinal(error, message, now())) throw error;
        // A program named an address that does not exist. Nobody in the office is told, and another request may come at once.
        await dropWaiting(db, waiting.id);
        return "moot";
      }
    };
  return {
    [waitingTopics.email]: asking((waiting, link, message) =>
      sendLetter(db, message, waiting.id, letterOf(waiting, link), { to: waiting.email, headers: automaticHeaders }),
    ),
    [waitingTopics.whatsapp]: asking((waiting, link, _, signal) => sendTemplate(waiting, link, signal)),
  };
};

/** A server may refuse by mistake, so a refusal counts only after some hours, as for other mails. */
const isFinal = (error: unknown, { refusedAt }: Message, at: number): boolean =>
  error instanceof GiveUp || (error instanceof DeliveryRefusal && refusedAt !== null && at - refusedAt >= refusedFor);

const waitingLink = async (db: Db, waiting: WaitingEnquiry): Promise<string> =>
  absoluteAddress(href(`/waiting/${await linkKeyOf(db, waiting)}`, waiting.locale));

function sendTemplate({ locale, phone }: WaitingEnquiry, link: string, signal: AbortSignal): Promise<string> {
  const [settings, template] = [chatSettings(), confirmTemplate(locale)];
  if (!settings || !template) throw new GiveUp("WhatsApp is not set up any more");
  const { name, language } = template;
  const reply = { channel: "whatsapp" as const, template: { name, language, words: [link] } };
  return postToWhatsApp(settings, { person: null, phone }, reply, signal);
}

/**
 * The question to the person. Like the confirmation of a form it repeats what was chosen and nothing that was typed, because a program can
 * name anybody's address. What was typed is on the page behind the link.
 */
function letterOf(waiting: WaitingEnquiry, link: string): Letter {
  const { locale, reference, ends_at: end } = waiting;
  const { program } = writtenIn(waiting);
  const t = translator(locale, "assistants");
  const name = greetingName(program);
  const from = name ? t("mail.from", { program: name }) : t("mail.fromUnnamed");
  return {
    language: locale,
    subject: t("mail.subject"),
    preview: from,
    heading: t("mail.heading"),
    sender: senderIn(locale),
    blocks: [
      { kind: "text", text: `${from} ${t("mail.notYet")}` },
      { kind: "facts", facts: chosenIn(waiting) },
      { kind: "action", label: t("mail.open"), href: link },
      { kind: "text", text: t("mail.nothing", { when: clock(end, locale) }) },
      { kind: "note", text: t("mail.notYou", { reference }) },
    ],
  };
}

/** The options that the program chose in the form. */
function chosenIn(waiting: WaitingEnquiry): Fact[] {
  const { data } = writtenIn(waiting);
  const labels = translator(waiting.locale, "lead")("fields", { returnObjects: true });
  const chosen = wordsFor(waiting.locale);
  const choices = fieldNames.filter((name) => !isTextField(name));
  return choices
    .map((name) => ({ label: labels[name], value: chosen(enquiryFields[name].words, data[name]) }))
    .filter(({ value }) => value !== "");
}
