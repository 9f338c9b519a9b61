/**
 * Converts the company's own photographs (content/photos) to AVIF: upright and in all widths. Only the pixels are copied, so the camera's
 * metadata (such as the location) are removed.
 */
import {
  damagedReason,
  type Original,
  openPicture,
  originalPath,
  originalRefusal,
  photoFile,
  readOriginal,
} from "#site/content/originals.server.ts";
import { originalsIn, photos } from "#site/content/photos.server.ts";
import type { Cache } from "./cache.ts";

const quality = 52;

export const allOriginals = () => originalsIn(photos()).map(({ file }) => originalPath(file));

/** Stops the build in its first second if a photo cannot be used. The message is for the person who put the file there. */
export async function refuseBadOriginals(): Promise<void> {
  for (const path of allOriginals()) await readOriginal(path);
}

/** Makes a single file when a page requests it, in development. */
export async function photoAt(address: string): Promise<Buffer | undefined> {
  for (const path of allOriginals()) {
    const { bytes, hash, widths } = await readOriginal(path);
    const width = widths.find((each) => photoFile(hash, each) === address);
    if (width) return encoded(path, bytes, width);
  }
  return undefined;
}

/** Makes all files of one original. The keys of the result are their URL paths. */
export async function encodePhoto(path: string, cache: Cache): Promise<Map<string, Buffer>> {
  const { bytes, hash, widths } = await readOriginal(path);
  const files = new Map<string, Buffer>();
  for (const width of widths)
    files.set(
      photoFile(hash, width),
      await cache.get("photo", [bytes, String(width), String(quality)], () => encoded(path, bytes, width)),
    );
  return files;
}

async function encoded(path: string, bytes: Buffer, width: Original["width"]): Promise<Buffer> {
  const { picture } = await openPicture(bytes);
  return picture
    .resize(width)
    .avif({ quality, effort: 4, chromaSubsampling: "4:2:0" })
    .toBuffer()
    .catch(() => {
      throw originalRefusal(path, damagedReason);
    });
}
