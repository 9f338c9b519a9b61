import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { decryptBackup, encryptBackup } from "./encryption.ts";

async function* pieces(bytes: Buffer, length = 10_000) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}
async function all(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const found: Buffer[] = [];
  for await (const one of bytes) found.push(one);
  return Buffer.concat(found);
}
const passphrase = "five words and a number 7";
const shut = (plain: Buffer) => all(encryptBackup(pieces(plain), passphrase));
const open = (bytes: Buffer, by = passphrase) => all(decryptBackup(pieces(bytes, 999), by ? [by] : [], "x.backup"));
const chunk = 65_536;

it.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk])(
  "%i bytes are the same after encryption and decryption",
  async (length) => {
    const plain = randomBytes(length);
    expect(Buffer.compare(await open(await shut(plain)), plain)).toBe(0);
  },
);

it("bytes that were not encrypted pass through unchanged", async () => {
  for (const plain of [Buffer.from("short"), randomBytes(2000)]) expect(await open(plain, "")).toEqual(plain);
});

it("a file does not open with another passphrase, if it was changed or cut off at a chunk, or with its chunks in another order", async () => {
  const bytes = await shut(randomBytes(3 * chunk));
  await expect(all(decryptBackup(pieces(bytes), ["another passphrase"], "x.backup"))).rejects.toThrow(
    "BACKUP_PASSPHRASE is not",
  );
  await expect(all(decryptBackup(pieces(bytes), [], "x.backup"))).rejects.toThrow("set BACKUP_PASSPHRASE");
  const head = bytes.length - 3 * (chunk + 16);
  const [one, two, three] = [0, 1, 2].map((n) =>
    bytes.subarray(head + n * (chunk + 16), head + (n + 1) * (chunk + 16)),
  );
  const made = (...parts: (Buffer | undefined)[]) =>
    Buffer.concat([bytes.subarray(0, head), ...parts.map((part) => part ?? Buffer.alloc(0))]);
  const changed = Buffer.from(bytes);
  changed[head + chunk + 50] = (changed[head + chunk + 50] ?? 0) ^ 1;
  for (const forged of [made(one), made(one, two), made(one, three), made(one, three, two), changed])
    await expect(open(forged)).rejects.toThrow("damaged");
  for (const forged of [made(), made(two), bytes.subarray(0, head - 3)]) await expect(open(forged)).rejects.toThrow();
});
