import { createCipheriv, createECDH, createHmac, type ECDH } from "node:crypto";
import { randomBytes } from "#platform/machine/chance.ts";

/** The keys of a browser's subscription: a point on P-256 and a shared secret, in base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** The values that are new for each message. Only the test with the example of the RFC sets them. */
interface Once {
  sender: ECDH;
  salt: Buffer;
}

const recordSize = 4096;
/** The longest text of a message. A record also holds one byte that ends the text, and a tag of 16 bytes. */
export const longestPayload = recordSize - 17;

/** Returns a label in the form that RFC 8188 and RFC 8291 require: it ends with a zero byte, and data may follow. */
const named = (name: string, ...rest: Buffer[]) => Buffer.concat([Buffer.from(`${name}\0`), ...rest]);

/** Computes HKDF with SHA-256 for at most 32 bytes. One block is enough for that length. */
function hkdf(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const key = createHmac("sha256", salt).update(secret).digest();
  return createHmac("sha256", key).update(info).update(Buffer.of(1)).digest().subarray(0, length);
}

function freshKeys(): Once {
  const sender = createECDH("prime256v1");
  sender.generateKeys();
  return { sender, salt: randomBytes(16) };
}

/**
 * Encrypts the text of a push message, so that only the receiving browser can read it (RFC 8291, content encoding aes128gcm of RFC 8188).
 */
export function encrypt(text: string, { p256dh, auth }: BrowserKeys, { sender, salt }: Once = freshKeys()): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > longestPayload) throw new RangeError("A push message holds one record of 4,096 bytes");
  const browser = Buffer.from(p256dh, "base64url");
  const ours = sender.getPublicKey();
  const shared = sender.computeSecret(browser);
  const secret = hkdf(Buffer.from(auth, "base64url"), shared, named("WebPush: info", browser, ours), 32);
  const key = hkdf(salt, secret, named("Content-Encoding: aes128gcm"), 16);
  const nonce = hkdf(salt, secret, named("Content-Encoding: nonce"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const lastRecord = Buffer.of(2);
  const sealed = [cipher.update(plain), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, ...sealed]);
}
