import { createHash, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import type { AuthConfig } from "./config.ts";

type Keyed = Pick<AuthConfig, "masterKey">;

/** Derives a separate key for each purpose, so that a value made for one purpose is useless for another. */
const keyFor = ({ masterKey }: Keyed, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", masterKey, "", purpose, 32));

/** Encrypts values that must be read again, such as the secret of a factor. */
export const encrypt = (config: Keyed, purpose: string, text: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(keyFor(config, purpose));

export async function decrypt(config: Keyed, purpose: string, sealed: string): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, keyFor(config, purpose), {
    keyManagementAlgorithms: ["dir"],
    contentEncryptionAlgorithms: ["A256GCM"],
  });
  return new TextDecoder().decode(plaintext);
}

/**
 * Returns a keyed hash (HMAC), for values that are easy to guess, such as six digits or an address. Without our key the hash is useless.
 */
export const mac = (config: Keyed, purpose: string, text: string | Uint8Array): Buffer =>
  createHmac("sha256", keyFor(config, purpose)).update(text).digest();

/** Returns a plain hash, for values that nobody can guess. */
export const digest = (token: string): string => createHash("sha256").update(token).digest("base64url");

const bytesOf = (text: string | Uint8Array) => (typeof text === "string" ? Buffer.from(text) : text);

export function timingSafeEquals(a: string | Uint8Array, b: string | Uint8Array): boolean {
  const [left, right] = [bytesOf(a), bytesOf(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
