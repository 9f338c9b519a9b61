import type { Language } from "@site/ground/language/languages.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import type { Handlers } from "#platform/outbox/types.ts";
import { env } from "#platform/process/env.ts";
import { officeAddress } from "#site/content/office.server.ts";
import { translator } from "#site/i18n/t.ts";
import { automaticHeaders, sendLetter } from "#site/letters/envelope.server.ts";
import type { Letter } from "#site/letters/letter.ts";
import { senderIn } from "#site/letters/sender.server.ts";
import { chainHeadTopic } from "../store/chain-head.ts";

/** Mails the last hash of the chain of acceptances to the office. Somebody who changes the database cannot change a mail that was sent. */
export const chainMailHandlers = (db: Kysely<Database>): Handlers => ({
  [chainHeadTopic]: async (message) => {
    const { seq = "", hash = "" } = message.payload;
    const letter = chainLetter(seq, hash, env().OFFICE_LANGUAGE);
    return sendLetter(db, message, chainHeadTopic, letter, { to: await officeAddress(db), headers: automaticHeaders });
  },
});

function chainLetter(seq: string, hash: string, language: Language): Letter {
  const t = translator(language, "quotation");
  const subject = t("mail.chain.subject", { seq });
  return {
    language,
    subject,
    preview: t("mail.chain.text"),
    heading: subject,
    sender: senderIn(language),
    blocks: [
      { kind: "text", text: t("mail.chain.text") },
      {
        kind: "facts",
        facts: [
          { label: t("mail.chain.count"), value: seq, ltr: true },
          { label: t("mail.chain.head"), value: hash, ltr: true },
        ],
      },
    ],
  };
}
