import type { Language } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { Kysely } from "kysely";
import {
  assignableColleagues,
  markNoticesMailed,
  type Notice,
  noticesToMail,
  noticeTopic,
  wantsMail,
} from "#domain/colleagues/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { outboxFilled } from "#platform/outbox/enqueue.ts";
import { reminderTopic } from "#platform/outbox/messages.ts";
import type { Handlers } from "#platform/outbox/types.ts";
import { translator } from "#site/i18n/t.ts";
import { automaticHeaders, sendLetter } from "#site/letters/envelope.server.ts";
import type { Letter } from "#site/letters/letter.ts";
import { absoluteAddress, senderIn } from "#site/letters/sender.server.ts";
import { remind } from "../store/reminders.ts";
import { inboxLink } from "./office.server.ts";

/** The outbox handlers for reminders, and for mails that tell a colleague about notices. */
export const noticeHandlers = (db: Kysely<Database>, now = currentTime): Handlers => ({
  [reminderTopic]: async ({ payload }) => {
    const stood = await remind(db, payload, now());
    outboxFilled();
    return stood ? "sent" : "moot";
  },
  [noticeTopic]: async (message) => {
    const { staff: colleague = "", notice } = message.payload;
    const reader = (await assignableColleagues(db)).find(({ id }) => id === colleague);
    const notices = await noticesToMail(db, colleague, notice);
    if (!reader || notices.length === 0) return "moot";
    const letter = letterOf(notices, reader.locale);
    const outcome = (await wantsMail(db, colleague))
      ? await sendLetter(db, message, colleague, letter, { to: reader.email, headers: automaticHeaders })
      : "moot";
    // Marks the notices as mailed, even if the colleague wants no mails now. Otherwise these old notices would be mailed when the colleague
    // turns mails on.
    await markNoticesMailed(
      db,
      notices.map(({ id }) => id),
    );
    return outcome;
  },
});

function letterOf(notices: readonly Notice[], language: Language): Letter {
  const t = translator(language, "mail");
  const lines = notices.map(({ kind, by, reference, leadId }) => ({
    label: t(`notices.${kind}`, { by: by ?? "", reference }),
    href: inboxLink(leadId, language),
  }));
  const [first] = lines;
  const subject = lines.length === 1 && first ? first.label : t("notices.several", { count: lines.length });
  return {
    language,
    subject,
    preview: first?.label ?? "",
    heading: subject,
    sender: senderIn(language),
    blocks: [
      ...lines.map((line) => ({ kind: "links" as const, links: [line] })),
      { kind: "action", label: t("notices.open"), href: absoluteAddress(href("/admin", language)) },
      { kind: "note", text: t("notices.choice") },
    ],
  };
}
