import type { IncomingMessage, ServerResponse } from "node:http";
import { mediaType, type Refusal } from "./guards.ts";
import { room } from "./room.ts";

/** A form of ours is far smaller. */
const maxBody = 64 * 1024;
/** Five photos of a telephone, for those whose browser did not make them smaller. */
const maxUpload = 40 * 1024 * 1024;
/** Who is cut off while sending does not see the answer: what a person may have chosen by mistake is let in and dropped. */
const worthReading = 4 * maxUpload;
/** A form of ours has some thirty; each costs time to take apart. */
const maxParts = 100;

/** A slow mobile network may need minutes for five photos; for a form, half of one is plenty. */
const patience = { form: 30_000, upload: 240_000 };
/** As long as a crowd with photos takes; a proxy that hears nothing gives up about then. */
const queue = 150_000;
/** All uploads under way at once fit in here, as they announce themselves. */
const uploadRoom = room(2 * maxUpload, queue);
/** Taken apart an upload needs five times as much, so few are at once; two cores make no more photos anyway. */
const uploadTables = room(2, queue);

type Bytes = Buffer<ArrayBuffer>;

/** Where photos may come along: the quote request and the customer's own page. */
const takesPhotos = ({ url = "", headers }: IncomingMessage) =>
  mediaType(headers) === "multipart/form-data" && /^(\/ar)?\/(api\/)?(quote|request\/[\w-]+)$/.test(pathOf(url));
const pathOf = (url: string) => url.split("?", 1)[0] ?? "";

/** Reads the whole body, counting: a chunked one does not announce its size. */
export async function readBody(request: IncomingMessage, response: ServerResponse): Promise<Bytes | Refusal> {
  const upload = takesPhotos(request);
  const limit = upload ? maxUpload : maxBody;
  const announced = Number(request.headers["content-length"] ?? limit);
  if (announced > limit) {
    if (announced <= worthReading) await dropped(request);
    return refused(413);
  }
  if (upload && !(await taken(uploadRoom, announced, response))) return refused(503, { "retry-after": "10" });
  const body = await collect(request, limit, upload ? patience.upload : patience.form);
  if (typeof body === "number") return refused(body);
  if (upload && !(await taken(uploadTables, 1, response))) return refused(503, { "retry-after": "10" });
  // An upload is taken apart once only, by the action, which answers for what it cannot read.
  return (upload ? partsOf(body, request) <= maxParts : await isWellFormed(body, request)) ? body : { status: 400 };
}

/** Holds its share until the answer is through: so long the action needs the bytes. */
async function taken(share: ReturnType<typeof room>, need: number, response: ServerResponse): Promise<boolean> {
  const leave = await share(need);
  if (!leave) return false;
  response.once("close", leave);
  if (response.closed) leave();
  return true;
}

const refused = (status: 408 | 413 | 503, headers = {}): Refusal => ({
  status,
  headers: { connection: "close", ...headers },
});

/** A status where it is too large or too slow; the rest is then read and dropped, so that the client gets to see the answer. */
function collect(request: IncomingMessage, limit: number, patience: number): Promise<Bytes | 408 | 413> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    const keep = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else end(413);
    };
    const end = (result: Bytes | 408 | 413) => {
      clearTimeout(late);
      request.off("data", keep).resume();
      resolve(result);
    };
    const late = setTimeout(() => end(408), patience);
    request.on("data", keep);
    request.on("end", () => end(Buffer.concat(chunks)));
    request.on("error", (error) => {
      clearTimeout(late);
      reject(error);
    });
  });
}

/** Resolves when all has come, or nothing more does for a while. */
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

function partsOf(body: Bytes, { headers }: IncomingMessage): number {
  const boundary = /boundary="?([^";]+)/i.exec(headers["content-type"] ?? "")?.[1];
  if (!boundary) return Number.POSITIVE_INFINITY;
  let parts = 0;
  for (let at = body.indexOf(boundary); at >= 0 && parts <= maxParts; at = body.indexOf(boundary, at + 1)) parts += 1;
  return parts;
}

/** A broken multipart body is the sender's mistake; left to an action it would surface as a 500. */
async function isWellFormed(body: Bytes, request: IncomingMessage): Promise<boolean> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  try {
    await new Response(body, { headers }).formData();
    return true;
  } catch {
    return false;
  }
}
