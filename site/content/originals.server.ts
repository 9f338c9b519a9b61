import { createHash } from "node:crypto";
import { lstat, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { photoType } from "#platform/photos/type.ts";
import { ContentError, contentFolder } from "./files.server.ts";

const originalLimits = { bytes: 80 * 1024 * 1024, pixels: 100_000_000, edge: 16_384, narrowest: 480 } as const;
const widths = [480, 800, 1200, 1600];

/** A photograph, turned upright. Its files are named by a hash, because the name of the original may say whose house the photograph shows. */
export type Original = { hash: string; width: number; height: number; widths: number[] };

export const photoFile = (hash: string, width: number) => `/photos/${hash}-${width}.avif`;
export const originalPath = (file: string) => join(contentFolder, "photos", file);

/** Loads the picture library with the first photograph. The server needs it for nothing else, and it takes 20 MB of memory. */
const sharpOf = async () => (await import("sharp")).default;

/** Opens a picture. Decoding fails if the picture has too many pixels, or if the file ends too early. */
export async function openPicture(bytes: Buffer) {
  const sharp = await sharpOf();
  return { picture: sharp(bytes, { limitInputPixels: originalLimits.pixels, failOn: "error" }).autoOrient() };
}

export const originalRefusal = (path: string, reason: string) =>
  new ContentError(`content/photos/${basename(path)}: the file: ${reason}`);

/**
 * Reads an original photograph and its size. If the file cannot be shown, the error names the file and says why, in
 * words for the person who added it.
 */
export async function readOriginal(path: string): Promise<Original & { bytes: Buffer }> {
  const bytes = await bytesOf(path);
  const size = await sizeOf(bytes).catch((error: unknown) => {
    throw originalRefusal(path, String(error).includes("pixel limit") ? tooLarge : damagedReason);
  });
  const reason = wrongSize(size);
  if (reason) throw originalRefusal(path, reason);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return { bytes, hash, ...size, widths: widths.filter((width) => width <= size.width) };
}

const known = new Map<string, { stamp: string; original: Promise<Original> }>();

/** Does the same as `readOriginal`, but keeps the result until the file changes. */
export async function originalOf(file: string): Promise<Original> {
  const path = originalPath(file);
  const { mtimeMs, size } = await lstat(path).catch(() => ({ mtimeMs: 0, size: 0 }));
  const stamp = `${mtimeMs} ${size}`;
  const before = known.get(path);
  if (before?.stamp === stamp) return before.original;
  const original = readOriginal(path).then(({ bytes: _, ...rest }) => rest);
  known.set(path, { stamp, original });
  return original;
}

const megapixels = originalLimits.pixels / 1_000_000;
const tooLarge = `is too large: at most ${megapixels} megapixels, and ${originalLimits.edge} pixels on its longer side`;
export const damagedReason = "is damaged: it cannot be decoded to its end. Export it again";

async function bytesOf(path: string): Promise<Buffer> {
  const entry = await lstat(path).catch(() => undefined);
  if (!entry) throw originalRefusal(path, "is not in content/photos; capital letters and the ending count");
  if (!entry.isFile()) throw originalRefusal(path, "must be the file itself, not a link or a folder");
  if (entry.size > originalLimits.bytes)
    throw originalRefusal(path, `has more than ${originalLimits.bytes / 1024 / 1024} MB: export it smaller`);
  const bytes = await readFile(path);
  if (!photoType(bytes))
    throw originalRefusal(
      path,
      "is no JPEG, PNG, WebP or AVIF, whatever its name says: export it as JPEG (a HEIC too)",
    );
  if (hidesAnother(bytes))
    throw originalRefusal(
      path,
      "hides another kind of file (an archive, a PDF or a page) in the picture: export it again",
    );
  return bytes;
}

const signatures = ["%PDF-", "<script", "<html", "<!doctype", "<?php"];
/** The number of bytes at the end of a file in which a ZIP archive must have its end record: the record itself, and the longest comment after it. */
const zipEnd = 22 + 65_535;

/**
 * True for a file that is a photograph to one program and something else to another program. The build makes its pictures from the pixels alone, so
 * this check is only an early warning.
 */
function hidesAnother(bytes: Buffer): boolean {
  const text = bytes.toString("latin1").toLowerCase();
  return (
    signatures.some((signature) => text.includes(signature.toLowerCase())) ||
    bytes.subarray(-zipEnd).includes("PK\x05\x06", 0, "latin1")
  );
}

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const sharp = await sharpOf();
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

function wrongSize({ width, height }: { width: number; height: number }): string | undefined {
  const { pixels, edge, narrowest } = originalLimits;
  if (width * height > pixels || Math.max(width, height) > edge) return `${tooLarge}. It has ${width} × ${height}`;
  if (width < narrowest) return `is too small: at least ${narrowest} pixels wide. It has ${width} × ${height}`;
  return undefined;
}
