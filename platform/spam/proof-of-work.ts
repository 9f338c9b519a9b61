import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { secret } from "#platform/db/secrets.ts";
import { randomBytes } from "#platform/machine/chance.ts";
import { currentTime } from "#platform/machine/time.ts";
import { isFirstWithin } from "./limits.ts";

const validFor = 10 * 60_000;
/** The number of leading zero bits of the hash. Finding one takes about 65,000 tries, which is at most a second on a phone. */
const difficulty = 16;

export interface Challenge {
  challenge: string;
  difficulty: number;
}

/** Returns a new proof-of-work challenge: the time, a random part, and a signature over both and the content. Nothing is stored. */
export async function newChallenge(db: Kysely<Database>, content: string, now = currentTime()): Promise<Challenge> {
  const body = `${now}.${randomBytes(12).toString("base64url")}`;
  return { challenge: `${body}.${await signature(db, body, content)}`, difficulty };
}

/** Tells whether `<challenge>:<counter>` is a valid proof of work for this content that is recent and was not used before. */
export async function isProofOfWork(
  db: Kysely<Database>,
  proof: string,
  content: string,
  now = currentTime(),
): Promise<boolean> {
  const [, time = "", random = "", signed = ""] = /^(\d{13})\.([\w-]{16})\.([\w-]{43}):\d{1,12}$/.exec(proof) ?? [];
  const issued = Number(time);
  if (!signed || issued > now || issued < now - validFor) return false;
  if (!isSame(signed, await signature(db, `${time}.${random}`, content))) return false;
  if (zeroBits(createHash("sha256").update(proof).digest()) < difficulty) return false;
  return isFirstWithin(db, `proof.${random}`, validFor, now);
}

const signature = async (db: Kysely<Database>, body: string, content: string) =>
  createHmac("sha256", await secret(db, "proof"))
    .update(`${body}\n${content}`)
    .digest("base64url");

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

function zeroBits(hash: Buffer): number {
  const at = hash.findIndex((byte) => byte !== 0);
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24;
}
