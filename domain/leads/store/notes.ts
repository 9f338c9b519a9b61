import type { Kysely, Transaction } from "kysely";
import { addNotice, mentionedIn } from "#domain/colleagues/store/index.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { addDocuments, type NewDocument } from "./documents.ts";
import { type Edit, edit, invalid, type Options, type Outcome } from "./edit.ts";
import { reminderMessage } from "./reminders.ts";
import type { Entry, EventData } from "./types.ts";

/** Adds a colleague's note to a lead. The customer does not see notes. */
export async function addNote(
  db: Kysely<Database>,
  colleague: string,
  id: string,
  text: string,
  options?: Options,
): Promise<Outcome> {
  const note = clean(text);
  if (!note) return invalid;
  const entries: Entry[] = [{ kind: "note", data: { text: note } }];
  const now = options?.now ?? currentTime();
  const tell = async (transaction: Kysely<Database>) => {
    for (const to of await mentionedIn(transaction, note))
      await addNotice(transaction, { to, by: colleague, kind: "mentioned", leadId: id }, now);
  };
  return edit(db, colleague, [id], () => ({ entries, action: "lead.note", once: true, also: tell }), options);
}

/** Sets the reminder of a lead. With null it removes the reminder. */
export async function setReminder(
  db: Kysely<Database>,
  colleague: string,
  id: string,
  at: number | null,
  text?: string,
  options?: Options,
): Promise<Outcome> {
  if (at !== null && !Number.isSafeInteger(at)) return invalid;
  const words = clean(text ?? "");
  const editOf = (lead: LeadsTable): Edit | undefined =>
    lead.reminder_at === at
      ? undefined
      : {
          set: { reminder_at: at },
          entries: [{ kind: "reminder", data: { at, ...(words && { text: words }) } }],
          action: "lead.reminder",
          data: { at },
          messages: () => (at === null ? [] : [reminderMessage(id, colleague, at)]),
        };
  return edit(db, colleague, [id], editOf, options);
}

/**
 * Records a reply by mail, phone or WhatsApp. The first reply stops the reply clock. For a mail or a WhatsApp message, a message is queued;
 * the outbox reads its text from the timeline and sends it.
 */
export async function recordReply(
  db: Kysely<Database>,
  colleague: string,
  id: string,
  reply: EventData["reply"],
  options: Options = {},
  documents: readonly NewDocument[] = [],
): Promise<Outcome> {
  const data = cleanReply(reply);
  const now = options.now ?? currentTime();
  if (data.channel === "mail" && !data.text) return invalid;
  let reachable = true;
  const outcome = await edit(
    db,
    colleague,
    [id],
    (lead) => {
      reachable = data.channel !== "mail" || lead.email !== "";
      const attach = (transaction: Transaction<Database>) => addDocuments(transaction, id, documents, null, now);
      return reachable ? { ...replyEdit(lead, data, now), also: attach } : undefined;
    },
    { ...options, now },
  );
  return reachable ? outcome : invalid;
}

function replyEdit(lead: LeadsTable, data: EventData["reply"], now: number): Edit {
  const first: Entry[] =
    lead.status === "new" ? [{ kind: "status", data: { from: lead.status, to: "contacted" } }] : [];
  return {
    set: { replied_at: lead.replied_at ?? now, unread: 0, ...(first.length > 0 && { status: "contacted" }) },
    entries: [{ kind: "reply", data }, ...first],
    action: "lead.reply",
    data: { channel: data.channel },
    once: true,
    messages: (event) => {
      const topic = topicOf(data);
      return topic ? [{ topic, dedupeKey: `${topic}:${event}`, leadId: lead.id, payload: { event } }] : [];
    },
  };
}

const topicOf = ({ channel, chat }: EventData["reply"]) =>
  channel === "mail" ? "mail.reply" : chat && "whatsapp.reply";

const cleanReply = ({ channel, subject, text, files, chat, template }: EventData["reply"]): EventData["reply"] => ({
  channel,
  ...(chat && { chat }),
  ...(template && { template }),
  ...(files && files.length > 0 && { files }),
  ...(subject && { subject: clean(subject).replace(/\s+/g, " ") }),
  ...(text && { text: clean(text) }),
});

/** Removes NUL, which PostgreSQL cannot store. */
const clean = (text: string) => text.replaceAll("\0", "").trim();
