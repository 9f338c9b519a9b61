import type { NewFile } from "#platform/photos/reencode.ts";
import { type PhotoProblem, photoLimits, reencodePhoto } from "#platform/photos/reencode.ts";
import { maxPhotos } from "./photo-limits.ts";

/** The problem, and the number of the photo, counted from one. */
type Refused = { problem: PhotoProblem | "tooMany"; photo?: number };

/** Re-encodes the photos one after the other. It returns all or none: it stops at the first file that is not a photo. */
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
