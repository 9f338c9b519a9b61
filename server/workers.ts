import type { Kysely } from "kysely";
import type { Database } from "./db/schema.ts";
import { closeMail } from "./mail/send.ts";
import type { Handlers } from "./outbox/types.ts";
import { startOutbox } from "./outbox/worker.ts";

export type HandlersFor = (db: Kysely<Database>) => Handlers;

export interface Workers {
  stop(): Promise<void>;
}

/** What goes on beside answering visitors, in the same process. */
export function startWorkers(db: Kysely<Database>, handlersFor: HandlersFor): Workers {
  const outbox = startOutbox(db, handlersFor(db));
  return { stop: () => outbox.stop().finally(closeMail) };
}

const shared = globalThis as { windtowerWorkers?: Workers };

/** In development nothing starts the server but the first request; a module that was changed takes the work over. */
export async function takeOverWork(db: () => Promise<Kysely<Database>>, handlersFor: HandlersFor): Promise<void> {
  const database = await db();
  const before = shared.windtowerWorkers;
  shared.windtowerWorkers = startWorkers(database, handlersFor);
  await before?.stop();
}
