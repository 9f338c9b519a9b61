import type { IncomingMessage, ServerResponse } from "node:http";
import { uploads } from "@site/ground/uploads.ts";
import { fairSemaphore } from "#platform/process/limits.ts";
import { budgets } from "./budgets.ts";
import { type Body, collectBody, type Pace } from "./collect-body.ts";
import { mediaType, type Refusal } from "./guards.ts";
import { type MemoryLimits, uploadMemory } from "./upload-memory.ts";
import type { UploadTo } from "./uploads.ts";

/** The limit of a form without photos; ours are far smaller. */
const maxBody = 64 * 1024;
/**
 * A client that is cut off while sending does not see the answer, so bodies up to this size are read. From a form with files, what was typed is kept,
 * so that it comes back with a message. Everything else is dropped.
 */
const worthReading = 4 * uploads.photos.most;
/** Our forms have about thirty fields; each one costs parsing time. */
const maxParts = 100;

export interface BodyLimits {
  memory: MemoryLimits;
  pace: Pace;
  /** So many uploads are parsed at once. */
  atOnce: number;
}

export const bodyLimits: BodyLimits = budgets.uploads;

/** The key of a private page to which a form is sent. */
export const requestKeyOf = ({ url = "" }: IncomingMessage): string | undefined =>
  /^\/(?:ar\/)?enquiry\/([^/?]*)/.exec(url)?.[1];

/** Reads whole bodies. Memory is counted by the bytes received, in total and by address. */
export function bodyReader(uploadTo: UploadTo, { memory, pace, atOnce }: BodyLimits = bodyLimits) {
  const openUpload = uploadMemory(memory);
  const takeApart = fairSemaphore({ atOnce, patience: pace.queue });
  return async (request: IncomingMessage, response: ServerResponse, address: string): Promise<Body | Refusal> => {
    const upload = uploadTo(request);
    const limit = upload?.most ?? maxBody;
    const announced = Number(request.headers["content-length"] ?? 0);
    const boundary = upload?.files ? boundaryOf(request) : undefined;
    const files = boundary && announced <= worthReading ? { boundary, announced, most: worthReading } : undefined;
    if (announced > limit && !files) {
      if (announced <= worthReading) await dropped(request);
      return refused(413);
    }
    let isLarge = false;
    const open = () => {
      isLarge = true;
      const room = openUpload(address);
      if (room) whenClosed(response, room.close);
      return room;
    };
    const body = await collectBody(request, { limit, files, pace, small: maxBody, open });
    if (typeof body === "number") return refused(body);
    if (isLarge && !body.filesLeftOut) {
      const leave = await takeApart(address);
      if (!leave) return refused(503);
      whenClosed(response, leave);
    }
    // Only the action parses an upload and reports what it cannot read.
    const isReadable = upload?.files
      ? partsOf(body.chunks, boundary) <= maxParts
      : await isWellFormed(body.chunks, request);
    return isReadable ? body : { status: 400 };
  };
}

/** Hands on a large body once, as a stream, because a request that is made from bytes would copy them and keep the copy until it is answered. */
export function handedOn({ chunks }: Body): BodyInit {
  if (chunks.reduce((size, { length }) => size + length, 0) <= maxBody) return Buffer.concat(chunks);
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
}

/** The action needs the bytes until its answer is complete. */
function whenClosed(response: ServerResponse, release: () => void): void {
  response.once("close", release);
  if (response.closed) release();
}

const refused = (status: 408 | 413 | 429 | 503): Refusal => ({
  status,
  headers: { connection: "close", ...((status === 429 || status === 503) && { "retry-after": "10" }) },
});

/** Resolves when everything has arrived, or when nothing more has come for a while. */
function dropped(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const quiet = setTimeout(resolve, 1000);
    request.on("data", () => quiet.refresh());
    for (const end of ["end", "close"])
      request.once(end, () => {
        clearTimeout(quiet);
        resolve();
      });
  });
}

const boundaryOf = ({ headers }: IncomingMessage) => /boundary="?([^";]+)/i.exec(headers["content-type"] ?? "")?.[1];

function partsOf(chunks: readonly Buffer[], boundary: string | undefined): number {
  if (!boundary) return Number.POSITIVE_INFINITY;
  let parts = 0;
  // The end of each chunk is read again with the next chunk, because a boundary may begin in one and end in the other.
  let rest: Buffer = Buffer.alloc(0);
  for (const chunk of chunks) {
    const text = Buffer.concat([rest, chunk]);
    for (let at = text.indexOf(boundary); at >= 0; at = text.indexOf(boundary, at + 1)) parts += 1;
    if (parts > maxParts) break;
    rest = text.subarray(Math.max(0, text.length - Buffer.byteLength(boundary) + 1));
  }
  return parts;
}

/** A malformed multipart body is the client's mistake (400); an action would report it as 500. An urlencoded one never is malformed. */
async function isWellFormed(chunks: Buffer[], request: IncomingMessage): Promise<boolean> {
  if (mediaType(request.headers) === "application/x-www-form-urlencoded") return true;
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  try {
    await new Response(Buffer.concat(chunks), { headers }).formData();
    return true;
  } catch {
    return false;
  }
}
