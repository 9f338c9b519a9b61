import type { IncomingMessage, ServerResponse } from "node:http";
import { uploads } from "@site/ground/uploads.ts";
import { startTimer } from "#platform/machine/timers.ts";
import { fairSemaphore, type SemaphoreLimits } from "#platform/process/limits.ts";
import type { Row } from "#platform/process/rows.ts";
import { budgets } from "./budgets.ts";
import { type Body, collectBody, type Pace } from "./collect-body.ts";
import { mediaType, type Refusal } from "./guards.ts";
import { type MemoryLimits, uploadMemory } from "./upload-memory.ts";
import type { UploadTo } from "./uploads.ts";

/** The largest form without photos, in bytes. Our own forms are far smaller. */
const maxBody = 64 * 1024;
/**
 * A body that is too large is still read up to this size, because a client that is cut off while sending does not see the answer. If the
 * form has files, its typed fields are kept and come back with a message. Everything else is dropped.
 */
const worthReading = 4 * uploads.photos.most;
/** The largest number of fields. Our forms have about thirty; each field costs parsing time. */
const maxParts = 100;

export interface BodyLimits {
  memory: MemoryLimits;
  pace: Pace;
  parsing: Row<SemaphoreLimits>;
  arriving: Row<SemaphoreLimits>;
}

export const bodyLimits: BodyLimits = {
  ...budgets.uploads,
  parsing: budgets.parsing,
  arriving: budgets.arriving,
};

/** Returns the key of the private page to which a form is sent. */
export const requestKeyOf = ({ url = "" }: IncomingMessage): string | undefined =>
  /^\/(?:ar\/)?enquiry\/([^/?]*)/.exec(url)?.[1];

/** Reads whole bodies. The memory limits count received bytes, in total and per address. */
export function bodyReader(uploadTo: UploadTo, { memory, pace, parsing, arriving }: BodyLimits = bodyLimits) {
  const openUpload = uploadMemory(memory);
  const takeApart = fairSemaphore(parsing);
  const arrive = fairSemaphore(arriving);
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
    const arrived = await arrive(address);
    if (!arrived) return refused(429);
    const body = await collectBody(request, { limit, files, pace, small: maxBody, open }).finally(arrived);
    if (typeof body === "number") return refused(body);
    if (isLarge && !body.filesLeftOut) {
      const leave = await takeApart(address);
      if (!leave) return refused(503);
      whenClosed(response, leave);
    }
    // An upload is not parsed here, because the action parses it and reports what it cannot read.
    const isReadable = upload?.files
      ? partsOf(body.chunks, boundary) <= maxParts
      : await isWellFormed(body.chunks, request);
    return isReadable ? body : { status: 400 };
  };
}

/**
 * Returns the body for the request to the app. A large body is a stream, because a request that is made from bytes would copy them and keep
 * the copy until the answer.
 */
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

/** Calls `release` when the answer is complete. Until then the action needs the bytes. */
function whenClosed(response: ServerResponse, release: () => void): void {
  response.once("close", release);
  if (response.closed) release();
}

const refused = (status: 408 | 413 | 429 | 503): Refusal => ({
  status,
  headers: { connection: "close", ...((status === 429 || status === 503) && { "retry-after": "10" }) },
});

/** Resolves when the whole body has arrived, or when nothing more has arrived for a second. */
function dropped(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let quiet = startTimer(1000, resolve);
    request.on("data", () => {
      quiet.cancel();
      quiet = startTimer(1000, resolve);
    });
    for (const end of ["end", "close"])
      request.once(end, () => {
        quiet.cancel();
        resolve();
      });
  });
}

const boundaryOf = ({ headers }: IncomingMessage) => /boundary="?([^";]+)/i.exec(headers["content-type"] ?? "")?.[1];

function partsOf(chunks: readonly Buffer[], boundary: string | undefined): number {
  if (!boundary) return Number.POSITIVE_INFINITY;
  let parts = 0;
  // The end of each chunk is read again with the next chunk, because a boundary may begin in one chunk and end in the next.
  let rest: Buffer = Buffer.alloc(0);
  for (const chunk of chunks) {
    const text = Buffer.concat([rest, chunk]);
    for (let at = text.indexOf(boundary); at >= 0; at = text.indexOf(boundary, at + 1)) parts += 1;
    if (parts > maxParts) break;
    rest = text.subarray(Math.max(0, text.length - Buffer.byteLength(boundary) + 1));
  }
  return parts;
}

/** Bodies that are not parsed here: a urlencoded one is always well formed, and a call reports itself what is wrong with its JSON. */
const unparsed = ["application/x-www-form-urlencoded", "application/json"];

/** Tells whether a multipart body can be parsed. A malformed body is the client's mistake (400), but an action would report it as 500. */
async function isWellFormed(chunks: Buffer[], request: IncomingMessage): Promise<boolean> {
  if (unparsed.includes(mediaType(request.headers))) return true;
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  try {
    await new Response(Buffer.concat(chunks), { headers }).formData();
    return true;
  } catch {
    return false;
  }
}
