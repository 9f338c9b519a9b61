import type { NewFile } from "#server/leads/submit.ts";
import { makePhoto, photoLimits } from "#server/photos/make.ts";
import { maxPhotos, type Problem } from "./schema.ts";

/** Made anew one after the other, all or none: the first that is no photo is the answer. */
export async function photosOf(sent: readonly Blob[]): Promise<NewFile[] | Problem> {
  if (sent.length > maxPhotos) return "tooMany";
  if (sent.some(({ size }) => size > photoLimits.bytes)) return "tooLarge";
  const made: NewFile[] = [];
  for (const photo of sent) {
    const one = await makePhoto(new Uint8Array(await photo.arrayBuffer()));
    if (typeof one === "string") return one;
    made.push(one);
  }
  return made;
}
