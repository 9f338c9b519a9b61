import { hkdfSync } from "node:crypto";
import type { AuthMessage } from "@site/auth-server/context.ts";
import { CompactEncrypt, compactDecrypt } from "jose";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { secret } from "#platform/db/secrets.ts";
import { randomUUID } from "#platform/machine/chance.ts";
import { currentTime } from "#platform/machine/time.ts";
import { enqueue, outboxFilled } from "#platform/outbox/enqueue.ts";

export type { AuthMessage };

export const authMailTopic = "auth.mail";

const key = async (db: Kysely<Database>): Promise<Uint8Array> =>
  new Uint8Array(hkdfSync("sha256", await secret(db, "auth-mail"), "", "auth.mail", 32));

/**
 * Queues the mail in the transaction that creates the token. The message is encrypted, because several programs and people can read the
 * outbox, and the mail contains links and codes.
 */
export async function sendAuthMail(db: Kysely<Database>, message: AuthMessage): Promise<void> {
  const sealed = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(message)))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(await key(db));
  const dedupeKey = `${authMailTopic}:${randomUUID()}`;
  await enqueue(db, [
    { topic: authMailTopic, dedupeKey, leadId: null, payload: { sealed, at: String(currentTime()) } },
  ]);
  filled = true;
}

let filled = false;

/** Wakes the outbox worker after the commit, so that the mail does not wait for the next poll. */
export function ringIfFilled(): void {
  if (filled) outboxFilled();
  filled = false;
}

export async function openAuthMail(db: Kysely<Database>, sealed: string): Promise<AuthMessage> {
  const { plaintext } = await compactDecrypt(sealed, await key(db));
  return JSON.parse(new TextDecoder().decode(plaintext));
}

/** Deletes the content of a mail from the outbox after it was sent. The content includes the address and is encrypted. */
export async function forgetAuthMail(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable("outbox").set({ payload: "{}" }).where("id", "=", id).execute();
}
