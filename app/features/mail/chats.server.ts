import type { Kysely } from "kysely";
import { dueClock } from "#app/site/office.server.ts";
import type { Database } from "#server/db/schema.ts";
import type { Handlers } from "#server/outbox/types.ts";
import { pushNewLead } from "#server/push/messages.ts";
import { fetchMedia, mediaTopic } from "#server/whatsapp/fetch.ts";
import { incomingTopic } from "#server/whatsapp/keep.ts";
import { placeChat } from "#server/whatsapp/place.ts";
import { chatSender } from "#server/whatsapp/send.ts";
import { outgoingFor } from "./outgoing.server.ts";

/** What comes in and goes out by WhatsApp, where it is set up. */
export const chatHandlers = (db: Kysely<Database>, now = Date.now): Handlers => ({
  [mediaTopic]: async (message, signal) => {
    await fetchMedia(db, message, signal, now);
    return "moot";
  },
  [incomingTopic]: async ({ payload, attempts }) => {
    await placeChat(db, payload.chat ?? "", {
      dueFrom: await dueClock(),
      messagesFor: async (id, transaction) => [
        ...outgoingFor({ id, kind: "whatsapp", email: "", spam: false }),
        ...(await pushNewLead(transaction, id)),
      ],
      attempts,
      now: now(),
    });
    return "moot";
  },
  ...chatSender(db, now),
});
