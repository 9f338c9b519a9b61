import { checkDocx } from "#platform/files/check-docx.ts";
import { checkPdf } from "#platform/files/check-pdf.ts";
import { type CheckedCv, cvRefusal, ole } from "#platform/files/checked-file.ts";
import { budgets } from "#platform/http/budgets.ts";
import { perMachine } from "#platform/machine/machine.ts";
import { reencodePhoto } from "#platform/photos/reencode.ts";
import { photoType } from "#platform/photos/type.ts";
import { semaphore } from "#platform/process/limits.ts";

export const maxCvBytes = 5 * 1024 * 1024;

/** The longest edge in pixels. A page of A4 remains readable at this size. */
const photo = { edge: 2400, format: "jpeg" } as const;

const limited = perMachine(() => semaphore(budgets.cvChecks));

/**
 * Decides by the bytes of a file whether it may be stored as a CV. The file's name and declared type are ignored, because both can be
 * forged. The event loop is blocked for only a few milliseconds: decompression runs in other threads.
 */
export async function checkCv(bytes: Uint8Array): Promise<CheckedCv> {
  if (bytes.byteLength === 0) return cvRefusal("empty");
  if (bytes.byteLength > maxCvBytes) return cvRefusal("too-large");
  return limited()(() => check(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
}

async function check(bytes: Buffer): Promise<CheckedCv> {
  if (startsWith(bytes, "PK\x03\x04")) return checkDocx(bytes);
  if (startsWith(bytes, ole)) return cvRefusal(isEncryptedOffice(bytes) ? "encrypted" : "old-word");
  const type = photoType(bytes);
  if (type === "jpeg" || type === "png") return checkPhoto(bytes);
  return checkPdf(bytes);
}

const startsWith = (bytes: Buffer, magic: string) => bytes.toString("latin1", 0, magic.length) === magic;

const isEncryptedOffice = (bytes: Buffer) => bytes.includes(Buffer.from("EncryptedPackage", "utf16le"));

async function checkPhoto(bytes: Buffer): Promise<CheckedCv> {
  const drawn = await reencodePhoto(bytes, photo);
  if (drawn === "tooLarge") return cvRefusal("too-large");
  if (drawn === "invalid") return cvRefusal("not-a-document");
  return { ok: true, kind: "jpeg", bytes: drawn.content, flags: [] };
}
