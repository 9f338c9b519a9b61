import type { Kysely } from "kysely";
import { ownerInvitation } from "#domain/colleagues/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import { closeMail } from "#platform/mail/send.ts";
import type { Handlers } from "#platform/outbox/types.ts";
import { startOutbox } from "#platform/outbox/worker.ts";
import { env } from "#platform/process/env.ts";
import { setLogLevel } from "#platform/process/log.ts";

export type HandlersFor = (db: Kysely<Database>) => Handlers;

export interface Workers {
  stop(): Promise<void>;
}

/** Runs the background work in the same process as the HTTP server. */
export function startWorkers(
  db: Kysely<Database>,
  handlersFor: HandlersFor,
  isTimeTrusted: () => boolean = () => true,
): Workers {
  const outbox = startOutbox(db, handlersFor(db), { isTimeTrusted });
  return { stop: () => outbox.stop().finally(closeMail) };
}

const shared: typeof globalThis & { windtowerWorkers?: Workers } = globalThis;

/** In development, a changed module takes over the work of its previous version. Only the first version prints the link for the owner. */
export async function takeOverWork(db: () => Promise<Kysely<Database>>, handlersFor: HandlersFor): Promise<void> {
  setLogLevel(env().LOG_LEVEL);
  const database = await db();
  const before = shared.windtowerWorkers;
  shared.windtowerWorkers = startWorkers(database, handlersFor);
  if (before) return before.stop();
  const invitation = await ownerInvitation(database, env().SITE_URL);
  if (invitation) console.log(invitation.sentence);
}
