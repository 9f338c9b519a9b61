import type { NewFile } from "#platform/photos/reencode.ts";
import { type PhotoProblem, photoLimits, reencodePhoto } from "#platform/photos/reencode.ts";
import { maxPhotos } from "./photo-limits.ts";

/** The problem, and the position of the photo, counted from 1. */
type Refused = { problem: PhotoProblem | "tooMany"; photo?: number };

/** Encodes the photos anew, one after the other. It returns all photos or none: it stops at the first file that is not a photo. */
export async function photosOf(sent: readonly Blob[], draw = reencodePhoto): Promise<NewFile[] | Refused> {
  if (sent.length > maxPhotos) return { problem: "tooMany" };
  if (sent.some(({ size }) => size > photoLimits.bytes)) return { problem: "tooLarge" };
  const made: NewFile[] = [];
  for (const [index, photo] of sent.entries()) {
    const one = await draw(new Uint8Array(await photo.arrayBuffer()));
    if (typeof one === "string") return { problem: one, photo: index + 1 };
    made.push(one);
  }
  return made;
}
