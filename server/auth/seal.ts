import { createHash, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import type { AuthConfig } from "./config.ts";

type Keyed = Pick<AuthConfig, "masterKey">;

/** One key for each purpose, so that nothing made for one is of use for another. */
const keyFor = ({ masterKey }: Keyed, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", masterKey, "", purpose, 32));

/** Encrypts what must be read again, such as a factor's secret. */
export const seal = (config: Keyed, purpose: string, text: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(keyFor(config, purpose));

export async function unseal(config: Keyed, purpose: string, sealed: string): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, keyFor(config, purpose), {
    keyManagementAlgorithms: ["dir"],
    contentEncryptionAlgorithms: ["A256GCM"],
  });
  return new TextDecoder().decode(plaintext);
}

/** For what could be guessed, such as six digits or an address: of no use without our key. */
export const mac = (config: Keyed, purpose: string, text: string | Uint8Array): Buffer =>
  createHmac("sha256", keyFor(config, purpose)).update(text).digest();

/** For what nobody can guess. */
export const digest = (token: string): string => createHash("sha256").update(token).digest("base64url");

export function same(a: string | Uint8Array, b: string | Uint8Array): boolean {
  const [left, right] = [Buffer.from(a as string), Buffer.from(b as string)];
  return left.length === right.length && timingSafeEqual(left, right);
}
