import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { budgets } from "#platform/http/budgets.ts";
import { OrderFailed, processPool } from "#platform/process/child-process.ts";
import { logError } from "#platform/process/log.ts";
import { photoType } from "./type.ts";

export const photoLimits = { bytes: 12 * 1024 * 1024, pixels: 50_000_000, edge: 1600 } as const;

interface Shape {
  /** The longest allowed side in pixels. */
  edge: number;
  format: "webp" | "jpeg";
}
const ofLead: Shape = { edge: photoLimits.edge, format: "webp" };

/** The reasons to refuse a photo. The messages of the form have a text for each. */
export type PhotoProblem = "invalid" | "tooLarge";

/** A photo in the form in which it is stored. */
export interface NewFile {
  type: string;
  width: number;
  height: number;
  content: Uint8Array;
}

export interface PictureOrder extends Shape {
  bytes: Uint8Array;
  /** The largest number of pixels that may be decoded. */
  pixels: number;
}
export type NewPicture = { content: Uint8Array; width: number; height: number } | PhotoProblem;

/** The process works on one picture at a time, because a decoded picture needs much memory (decision 0068). */
const redrawing = processPool<PictureOrder, NewPicture>("platform/photos/redraw.ts", {
  mayTake: 20_000,
  idleTimeout: 15_000,
  queue: budgets.pictures,
});

/**
 * A photo is refused after the process has ended this many times while it worked on it. Otherwise a report, a mail or a form with this
 * photo would fail for ever.
 */
const mostFailures = 5;
const failures = new LRUCache<string, number>({ max: 1000, ttl: 24 * 60 * 60_000 });

/**
 * Encodes a photo again: upright, without metadata or hidden data, and at most 1,600 px unless `shape` says otherwise. A file that cannot
 * be decoded completely is refused. Rejects with OrderFailed if the process was killed or took too long. The photo may be fine then, so the
 * sender should try again.
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

/** Counts one more failure of this photo, and returns the number of its failures. */
function failuresOf(bytes: Uint8Array): number {
  const photo = createHash("sha256").update(bytes).digest("base64url");
  const failed = (failures.get(photo) ?? 0) + 1;
  failures.set(photo, failed);
  return failed;
}

/**
 * Like reencodePhoto, but for a colleague who waits for the answer: if the process ends, the photo is tried a second time at once. If the
 * process ends again, the photo is refused.
 */
export async function reencodeOrRefuse(bytes: Uint8Array, shape = ofLead): Promise<NewFile | PhotoProblem> {
  const tried = () =>
    reencodePhoto(bytes, shape).catch((error) => {
      if (!(error instanceof OrderFailed)) throw error;
      logError(error);
    });
  return (await tried()) ?? (await tried()) ?? "invalid";
}
