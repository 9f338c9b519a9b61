import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { limits } from "#platform/http/budgets.ts";
import type { WhatsAppHook } from "#platform/http/whatsapp-hook.ts";
import type { Env } from "#platform/process/env.ts";
import { log } from "#platform/process/log.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { chatSettings } from "./graph.ts";
import { keepChats } from "./keep.ts";

/** Returns the functions behind /hooks/whatsapp, by which Meta delivers messages to us. Returns undefined if WhatsApp is not set up. */
export function whatsAppHookOf(db: Kysely<Database>, settings: Env): WhatsAppHook | undefined {
  const chat = chatSettings(settings);
  if (!chat) return undefined;
  return {
    secrets: chat.secrets,
    verifyToken: chat.verifyToken,
    isBlocked: (address) => isOverLimit(db, limits.wrongChatSignatures, address),
    async take(raw) {
      log("info", { event: "chat-in", count: await keepChats(db, raw, chat) });
    },
  };
}
