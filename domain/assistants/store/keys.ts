import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { secret } from "#platform/db/secrets.ts";

type Db = Kysely<Database>;

/** A hash with a secret of this database, so that nobody who reads the table can guess what was hashed. */
async function hashOf(db: Db, ...parts: readonly string[]): Promise<string> {
  return createHmac("sha256", await secret(db, "waiting"))
    .update(JSON.stringify(parts))
    .digest("base64url");
}

/** The recipient belongs to the key, because the people of one program may have the same keys. */
export const requestKeyOf = (db: Db, recipient: string, program: string, idempotencyKey: string) =>
  hashOf(db, "request", recipient, program, idempotencyKey);

export const contentHashOf = (db: Db, content: unknown) => hashOf(db, "content", JSON.stringify(content));

/**
 * Returns the key in the person's link, of 192 bits. It is computed from the row and not stored, so the table opens no link. It
 * contains the id, because the same words may be a new wish of the same person months later.
 */
export const linkKeyOf = async (db: Db, row: { id: string; request_key: string }): Promise<string> =>
  (await hashOf(db, "link", row.id, row.request_key)).slice(0, 32);

const looksLikeKey = /^[\w-]{32}$/;

/** Returns the hash by which a row and its lead are found. Undefined for a text that cannot be a key. */
export const linkHashOf = async (db: Db, key: string): Promise<string | undefined> =>
  looksLikeKey.test(key) ? hashOf(db, "found", key) : undefined;
