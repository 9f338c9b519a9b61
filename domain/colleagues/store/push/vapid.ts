import { createECDH } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { secret } from "#platform/db/secrets.ts";

type Db = Kysely<Database>;

/**
 * Returns our key pair for push services. The private key is made once, from 32 random bytes: almost all 32 bytes are a valid P-256 key,
 * except one in four thousand million.
 */
async function keys(db: Db) {
  const scalar = Buffer.from(await secret(db, "push"), "base64url");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(scalar);
  return { scalar, point: pair.getPublicKey() };
}

/** Returns our public key. A browser subscribes with it, and its push service then accepts messages only from us. */
export const publicKey = async (db: Db): Promise<string> => (await keys(db)).point.toString("base64url");

const halfDay = 12 * 3600;

/** Returns the header that tells the push service who sends (RFC 8292). `contact` is the email address for questions of the service. */
export async function vapidHeader(db: Db, endpoint: string, contact: string, now: number): Promise<string> {
  const { scalar, point } = await keys(db);
  const part = (bytes: Buffer) => bytes.toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", d: part(scalar), x: part(point.subarray(1, 33)), y: part(point.subarray(33)) };
  const token = await new SignJWT()
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .setAudience(new URL(endpoint).origin)
    .setSubject(contact)
    .setExpirationTime(Math.floor(now / 1000) + halfDay)
    .sign(await importJWK(jwk, "ES256"));
  return `vapid t=${token}, k=${part(point)}`;
}
