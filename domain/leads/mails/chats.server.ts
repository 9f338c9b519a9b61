import type { Kysely } from "kysely";
import { pushNewLead } from "#domain/colleagues/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { Handlers } from "#platform/outbox/types.ts";
import { dueClock } from "#site/content/office.server.ts";
import { fetchMedia, mediaTopic } from "../store/whatsapp/fetch.ts";
import { incomingTopic } from "../store/whatsapp/keep.ts";
import { placeChat } from "../store/whatsapp/place.ts";
import { chatSender } from "../store/whatsapp/send.ts";
import { outgoingFor } from "./outgoing.server.ts";

/** The outbox handlers for incoming and outgoing WhatsApp messages. They are used only if WhatsApp is set up. */
export const chatHandlers = (db: Kysely<Database>, now = currentTime): Handlers => ({
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
