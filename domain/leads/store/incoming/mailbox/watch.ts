import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import type { Timer } from "#platform/machine/machine.ts";
import { startTimer } from "#platform/machine/timers.ts";
import { mailboxAt } from "#platform/mail/mailbox-address.ts";
import { log } from "#platform/process/log.ts";
import { codeOf } from "#platform/process/start-error.ts";
import { readMailbox } from "./read.ts";

const minute = 60_000;

/** Reads the mailbox once a minute, if one is set up. Only one process reads it at a time. */
export function watchMailbox(db: Kysely<Database>, address = "") {
  const mailbox = mailboxAt(address);
  if (!mailbox) return { stop: async () => {} };
  const stopping = new AbortController();
  let timer: Timer | undefined;
  const look = async (): Promise<void> => {
    try {
      await readMailbox(db, mailbox, { signal: stopping.signal });
    } catch (error) {
      log("warn", { event: "mailbox-unread", code: codeOf(error) });
    }
    if (stopping.signal.aborted) return;
    timer = startTimer(minute, () => {
      running = look();
    }).unref();
  };
  let running = look();
  return {
    stop: () => {
      stopping.abort();
      timer?.cancel();
      return running;
    },
  };
}
