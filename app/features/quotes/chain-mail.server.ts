import type { Language } from "@site/ground/language/languages.ts";
import type { Kysely } from "kysely";
import { automatic, sendLetter } from "#app/features/mail/envelope.server.ts";
import type { Letter } from "#app/features/mail/letter.ts";
import { senderIn } from "#app/features/mail/sender.server.ts";
import { translator } from "#app/i18n/t.ts";
import { officeAddress } from "#app/site/office.server.ts";
import type { Database } from "#server/db/schema.ts";
import { env } from "#server/env.ts";
import type { Handlers } from "#server/outbox/types.ts";
import { chainHeadTopic } from "#server/quotes/chain-head.ts";

/** Mails the head of the chain of acceptances to the office, because whoever changes the database does not change that mailbox. */
export const chainMailHandlers = (db: Kysely<Database>): Handlers => ({
  [chainHeadTopic]: async (message) => {
    const { seq = "", hash = "" } = message.payload;
    const letter = chainLetter(seq, hash, env().OFFICE_LANGUAGE);
    return sendLetter(db, message, chainHeadTopic, letter, { to: await officeAddress(db), headers: automatic });
  },
});

function chainLetter(seq: string, hash: string, language: Language): Letter {
  const t = translator(language, "offer");
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
