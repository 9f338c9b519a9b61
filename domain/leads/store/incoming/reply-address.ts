import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { secret } from "#platform/db/secrets.ts";
import { env } from "#platform/process/env.ts";

const idBytes = 16;
const macBytes = 10;

/** Matches the tokens in our reply addresses. They are hexadecimal, so they stay valid if a mail server changes the case of letters. */
const tokens = new RegExp(`(?<![0-9a-f])[0-9a-f]{${2 * (idBytes + macBytes)}}(?![0-9a-f])`, "gi");
/** The most tokens in a mail that are checked. No mail has more tokens of ours. */
const mostTried = 20;

async function macOf(db: Kysely<Database>, id: Buffer): Promise<Buffer> {
  return createHmac("sha256", await secret(db, "reply-address"))
    .update(id)
    .digest()
    .subarray(0, macBytes);
}

/**
 * Returns the address to which answers about this enquiry are sent, or undefined if incoming mail is not set up. The address contains a
 * signed token, so nobody can make the address of another enquiry.
 */
export async function replyAddress(
  db: Kysely<Database>,
  enquiryId: string,
  pattern = env().REPLY_ADDRESS,
): Promise<string | undefined> {
  if (!pattern) return undefined;
  const id = Buffer.from(enquiryId.replaceAll("-", ""), "hex");
  return pattern.replace("*", Buffer.concat([id, await macOf(db, id)]).toString("hex"));
}

/** Returns the enquiry of the first token in a text whose signature is valid. */
export async function enquiryNamedIn(db: Kysely<Database>, text: string): Promise<string | undefined> {
  for (const [token] of [...text.matchAll(tokens)].slice(0, mostTried)) {
    const bytes = Buffer.from(token, "hex");
    const id = bytes.subarray(0, idBytes);
    if (timingSafeEqual(await macOf(db, id), bytes.subarray(idBytes))) return uuidOf(id);
  }
  return undefined;
}

const uuidOf = (id: Buffer) => id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
