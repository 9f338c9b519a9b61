import { createCipheriv, createDecipheriv, type ScryptOptions, scrypt } from "node:crypto";
import { randomBytes } from "#platform/machine/chance.ts";
import { StartError } from "#platform/process/start-error.ts";

/**
 * An encrypted file begins with this line and a salt. Then come chunks, encrypted by AES-256-GCM with a key that scrypt derives from the
 * passphrase and the salt. The nonce of a chunk is its number; the last byte of the last chunk's nonce is 1, as in the format of age. So
 * nobody can change, move, leave out or cut off a chunk.
 */
const mark = Buffer.from("windtower encrypted 1\n");
const saltLength = 16;
const chunkLength = 64 * 1024;
const tagLength = 16;
const cost: ScryptOptions = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

const keyOf = (passphrase: string, salt: Buffer) =>
  new Promise<Buffer>((done, fail) =>
    scrypt(passphrase.normalize("NFC"), salt, 32, cost, (error, key) => (error ? fail(error) : done(key))),
  );

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

type Bytes = AsyncIterable<Buffer>;

/** Splits bytes into chunks. Every chunk except the last has this length. */
async function* inChunks(bytes: Bytes, length: number): AsyncGenerator<[chunk: Buffer, nonce: Buffer]> {
  let held: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const more of bytes) {
    held = Buffer.concat([held, more]);
    for (; held.length > length; held = held.subarray(length)) {
      yield [held.subarray(0, length), nonceOf(number, false)];
      number += 1;
    }
  }
  yield [held, nonceOf(number, true)];
}

export async function* encryptBackup(plain: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltLength);
  const key = await keyOf(passphrase, salt);
  yield Buffer.concat([mark, salt]);
  for await (const [chunk, nonce] of inChunks(plain, chunkLength)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonce);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Decrypts the bytes with the first passphrase that fits. Unencrypted bytes are passed on unchanged. `file` is the file's name for error
 * messages.
 */
export async function* decryptBackup(
  bytes: Bytes,
  passphrases: readonly string[],
  file: string,
): AsyncGenerator<Buffer> {
  const all = bytes[Symbol.asyncIterator]();
  const begins = mark.length + saltLength;
  let first: Buffer = Buffer.alloc(0);
  while (first.length < begins) {
    const { done, value } = await all.next();
    if (done) break;
    first = Buffer.concat([first, value]);
  }
  const isEncrypted = first.subarray(0, mark.length).equals(mark);
  const rest = followedBy(isEncrypted ? first.subarray(begins) : first, all);
  if (!isEncrypted) return yield* rest;
  if (passphrases.length === 0)
    throw new StartError(`${file} is encrypted: set BACKUP_PASSPHRASE to the one with which it was written.`);
  const salt = first.subarray(mark.length, begins);
  let key: Buffer | undefined;
  for await (const [chunk, nonce] of inChunks(rest, chunkLength + tagLength)) {
    key ??= await keyThatOpens(chunk, nonce, salt, passphrases);
    if (!key)
      throw new StartError(
        `${file} does not open: BACKUP_PASSPHRASE is not the one with which it was written (an earlier one is given as BACKUP_PASSPHRASE_OLD), or the file is damaged.`,
      );
    const plain = opened(chunk, key, nonce);
    if (!plain) throw new StartError(`${file} is damaged or ends too early. Take another backup.`);
    yield plain;
  }
}

async function keyThatOpens(chunk: Buffer, nonce: Buffer, salt: Buffer, passphrases: readonly string[]) {
  for (const passphrase of passphrases) {
    const key = await keyOf(passphrase, salt);
    if (opened(chunk, key, nonce)) return key;
  }
  return undefined;
}

function opened(chunk: Buffer, key: Buffer, nonce: Buffer): Buffer | undefined {
  const at = chunk.length - tagLength;
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagLength });
    decipher.setAuthTag(chunk.subarray(at));
    return Buffer.concat([decipher.update(chunk.subarray(0, at)), decipher.final()]);
  } catch {
    return undefined;
  }
}

async function* followedBy(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}
