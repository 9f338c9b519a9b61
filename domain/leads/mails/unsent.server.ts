import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { Kysely } from "kysely";
import { assignableColleagues } from "#domain/colleagues/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import { countIn } from "#platform/outbox/messages.ts";
import { unsentTopic } from "#platform/outbox/settle.ts";
import type { Handlers } from "#platform/outbox/types.ts";
import { translator } from "#site/i18n/t.ts";
import { automaticHeaders, sendLetter } from "#site/letters/envelope.server.ts";
import type { Letter } from "#site/letters/letter.ts";
import { absoluteAddress, senderIn } from "#site/letters/sender.server.ts";

/**
 * Tells the owners that messages could not be delivered. There is one outbox message for each owner, so if one mail fails and is tried
 * again, the other owners get no second mail.
 */
export const unsentHandlers = (db: Kysely<Database>): Handlers => ({
  [unsentTopic]: async (message) => {
    const owner = (await assignableColleagues(db)).find(
      ({ id, role }) => id === message.payload.staff && role === "owner",
    );
    if (!owner || (await countIn(db, "failed")) === 0) return "moot";
    return sendLetter(db, message, unsentTopic, unsentLetter(owner.locale), {
      to: owner.email,
      headers: automaticHeaders,
    });
  },
});

function unsentLetter(language: Language): Letter {
  const t = translator(language, "mail");
  return {
    language,
    subject: t("unsent.subject"),
    preview: t("unsent.text"),
    heading: t("unsent.subject"),
    sender: senderIn(language),
    blocks: [
      { kind: "text", text: t("unsent.text") },
      { kind: "action", label: t("unsent.open"), href: absoluteAddress(href("/admin/messages", language)) },
    ],
  };
}
