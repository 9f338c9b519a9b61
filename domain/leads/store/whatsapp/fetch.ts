import type { Kysely, Transaction } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { maxAttempts } from "#platform/outbox/backoff.ts";
import { endOfMinute, type NewMessage } from "#platform/outbox/enqueue.ts";
import type { Message } from "#platform/outbox/types.ts";
import { addToEnquiry } from "../follow.ts";
import type { CheckedFiles } from "../incoming/files.ts";
import { namedFiles } from "../incoming/place.ts";
import { addFiles } from "../submit.ts";
import type { ChatFacts, EventData } from "../types.ts";
import { type Content, contentOf } from "./content.ts";
import { chatSettings } from "./graph.ts";
import { mediaOf } from "./media.ts";

/** The outbox topic for fetching files that came by WhatsApp. */
export const mediaTopic = "whatsapp.media";

/** Returns the outbox message that fetches a file. Each file has its own message, so it is tried again like any other message. */
export const mediaMessage = (stored: string, enquiry: string): NewMessage => ({
  topic: mediaTopic,
  dedupeKey: `${mediaTopic}:${stored}`,
  leadId: null,
  // Here `request` means the enquiry. The key keeps its old name, because messages of an earlier version may still wait in the outbox.
  payload: { chat: stored, request: enquiry },
});

/**
 * Fetches the file of a message that is already in the timeline, and stores the file on the lead. If the message was erased meanwhile,
 * nothing is stored.
 */
export async function fetchMedia(
  db: Kysely<Database>,
  { payload: { chat = "", request: enquiry = "" }, attempts }: Pick<Message, "payload" | "attempts">,
  signal?: AbortSignal,
  now = currentTime,
): Promise<void> {
  const row = await db.selectFrom("incoming_chats").select("raw").where("id", "=", chat).executeTakeFirst();
  if (!row) return;
  const content = contentOf(JSON.parse(Buffer.from(row.raw).toString()));
  const files = await filesOf(content, attempts >= maxAttempts, signal);
  await addToEnquiry(db, enquiry, async (transaction, { lead }, cameFrom) => {
    const event = await waitingFor(transaction, lead.id, chat);
    // The entry waits no longer: another attempt has stored the file, or has found that the file is lost.
    if (!event) return undefined;
    const named = files ? await namedFiles(transaction, lead.id, files, cameFrom) : [];
    const facts: ChatFacts = files
      ? { ...(content.kind && { kind: content.kind }), ...(named.length > 0 && { files: named }) }
      : { kind: "lost" };
    const data: EventData["message"] = { ...JSON.parse(event.data), chat: facts };
    await transaction
      .updateTable("lead_events")
      .set({ data: JSON.stringify(data) })
      .where("id", "=", event.id)
      .execute();
    const photos = files ? await addFiles(transaction, lead.id, files.photos, cameFrom) : [];
    return {
      set: { unread: 1 },
      // The photos are not shown on the private page of the enquiry. The customer has them in WhatsApp, and this page may belong to somebody
      // else who entered the customer's number in a form.
      events: photos.map((photo) => ({ ...photo, shown: false })),
      // All notices of one minute are sent together at its end (platform/outbox/enqueue.ts). If the file arrives in the minute of its
      // message, the notice of the message reports the file too, and no further notice is needed.
      quiet: !files || now() < endOfMinute(event.at),
      about: event.id,
    };
  });
}

/** Fetches and checks the file. Returns undefined if the file is lost: Meta has deleted it, or all attempts have failed. */
async function filesOf({ media, kind }: Content, isLast: boolean, signal?: AbortSignal) {
  const settings = chatSettings();
  if (!media || !settings) return undefined;
  try {
    const got = await mediaOf(media, kind === "audio", settings, signal);
    return "files" in got ? (got.files satisfies CheckedFiles) : undefined;
  } catch (error) {
    if (isLast) return undefined;
    throw error;
  }
}

const waitingFor = (db: Transaction<Database>, leadId: string, stored: string) =>
  db
    .selectFrom("lead_events")
    .select(["id", "at", "data"])
    .where("lead_id", "=", leadId)
    .where("kind", "=", "message")
    .where("data", "like", `%"stored":"${stored}"%`)
    .executeTakeFirst();
