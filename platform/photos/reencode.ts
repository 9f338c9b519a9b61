import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { OrderFailed, processPool } from "#platform/process/child-process.ts";
import { logError } from "#platform/process/log.ts";
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

/** A photo as it is stored. */
export interface NewFile {
  type: string;
  width: number;
  height: number;
  content: Uint8Array;
}

export interface PictureOrder extends Shape {
  bytes: Uint8Array;
  /** The largest number of pixels that is decoded. */
  pixels: number;
}
export type NewPicture = { content: Uint8Array; width: number; height: number } | PhotoProblem;

/** One picture at a time, because a decoded one is large (0068). */
const redrawing = processPool<PictureOrder, NewPicture>("platform/photos/redraw.ts", {
  mayTake: 20_000,
  idleTimeout: 15_000,
  mayQueue: 60,
});

/** The process may end at a photo so many times before the photo is taken for faulty: a report, a mail or a form must not fail for ever. */
const mostFailures = 5;
const failures = new LRUCache<string, number>({ max: 1000, ttl: 24 * 60 * 60_000 });

/**
 * Re-encodes a photo: upright, at most 1,600 px unless asked for more, without metadata or data hidden in the file. A file that cannot be decoded completely is
 * refused. Rejects with OrderFailed if the process was killed or starved, which may be nobody's fault: the sender should try again.
 */
export async function reencodePhoto(bytes: Uint8Array, shape = ofLead): Promise<NewFile | PhotoProblem> {
  if (bytes.byteLength > photoLimits.bytes) return "tooLarge";
  if (!photoType(bytes)) return "invalid";
  const { edge, format } = shape;
  try {
    const made = await redrawing.order({ bytes, edge, format, pixels: photoLimits.pixels });
    return typeof made === "string" ? made : { ...made, type: `image/${format}`, content: Buffer.from(made.content) };
  } catch (error) {
    if (!(error instanceof OrderFailed) || failuresOf(bytes) < mostFailures) throw error;
    logError(error);
    return "invalid";
  }
}

/** Counts the failures of a photo, including the one that has just happened. */
function failuresOf(bytes: Uint8Array): number {
  const photo = createHash("sha256").update(bytes).digest("base64url");
  const failed = (failures.get(photo) ?? 0) + 1;
  failures.set(photo, failed);
  return failed;
}

/** A colleague waits for the answer, so it is tried a second time at once, and a photo at which the process ends again is refused. */
export async function reencodeOrRefuse(bytes: Uint8Array, shape = ofLead): Promise<NewFile | PhotoProblem> {
  const tried = () =>
    reencodePhoto(bytes, shape).catch((error) => {
      if (!(error instanceof OrderFailed)) throw error;
      logError(error);
    });
  return (await tried()) ?? (await tried()) ?? "invalid";
}
