import type { NewFile } from "#server/leads/submit.ts";
import { makePhoto, photoLimits } from "#server/photos/make.ts";
import { maxPhotos, type Problem } from "./schema.ts";

/** What is wrong, and with which of them, counted from one. */
type Refused = { problem: Problem; photo?: number };

/** Made anew one after the other, all or none: the first that is no photo is the answer. */
export async function photosOf(sent: readonly Blob[]): Promise<NewFile[] | Refused> {
  if (sent.length > maxPhotos) return { problem: "tooMany" };
  if (sent.some(({ size }) => size > photoLimits.bytes)) return { problem: "tooLarge" };
  const made: NewFile[] = [];
  for (const [index, photo] of sent.entries()) {
    const one = await makePhoto(new Uint8Array(await photo.arrayBuffer()));
    if (typeof one === "string") return { problem: one, photo: index + 1 };
    made.push(one);
  }
  return made;
}
