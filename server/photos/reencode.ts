import sharp from "sharp";
import { limitConcurrency } from "../concurrency.ts";
import type { NewFile } from "../leads/submit.ts";
import { photoType } from "./type.ts";

export const photoLimits = { bytes: 12 * 1024 * 1024, pixels: 50_000_000, edge: 1600 } as const;

interface Shape {
  /** The longer side in pixels. */
  edge: number;
  format: "webp" | "jpeg";
}
const ofLead: Shape = { edge: photoLimits.edge, format: "webp" };

/** The texts for these codes are in the messages of the form. */
export type PhotoProblem = "invalid" | "tooLarge";

/** A semaphore: a decoded photo is large, so one at a time. */
const limited = limitConcurrency(1, 60);
sharp.cache(false);
sharp.concurrency(1);

/**
 * Re-encodes a photo: upright, at most 1,600 px unless asked for more, without metadata or data hidden in the file. A file that cannot be decoded completely is
 * refused.
 */
export async function reencodePhoto(bytes: Uint8Array, shape = ofLead): Promise<NewFile | PhotoProblem> {
  if (bytes.byteLength > photoLimits.bytes) return "tooLarge";
  if (!photoType(bytes)) return "invalid";
  return limited(() => redraw(bytes, shape));
}

async function redraw(bytes: Uint8Array, { edge, format }: Shape): Promise<NewFile | PhotoProblem> {
  const { pixels } = photoLimits;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: pixels, failOn: "error", sequentialRead: true })
      .autoOrient()
      .resize(edge, edge, { fit: "inside", withoutEnlargement: true })
      .toFormat(format, { quality: 80 })
      .timeout({ seconds: 15 })
      .toBuffer({ resolveWithObject: true });
    return { type: `image/${format}`, width: info.width, height: info.height, content: data };
  } catch (error) {
    return String(error).includes("pixel limit") ? "tooLarge" : "invalid";
  }
}
