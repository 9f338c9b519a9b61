import type { IncomingMessage } from "node:http";
import { mediaType, type Refusal } from "./guards.ts";

/** A form of ours is far smaller. */
export const maxBody = 64 * 1024;
/** Five photos of a telephone, for those whose browser did not make them smaller. */
export const maxUpload = 40 * 1024 * 1024;

/** Where photos may come along: the quote request and the customer's own page. */
const takesPhotos = (path: string) => /^(\/ar)?\/(api\/)?(quote|request\/[\w-]+)$/.test(path.split("?", 1)[0] ?? "");

/** Reads the whole body, counting: a chunked one does not announce its size. */
export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | Refusal> {
  const tooLarge: Refusal = { status: 413, headers: { connection: "close" } };
  const limit = takesPhotos(request.url ?? "") ? maxUpload : maxBody;
  if (Number(request.headers["content-length"] ?? 0) > limit) return tooLarge;
  const body = await collect(request, limit);
  if (!body) return tooLarge;
  return (await isWellFormed(body, request)) ? body : { status: 400 };
}

/** Null when it is too large; the rest is then read and dropped, so that the client gets to see the answer. */
function collect(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else resolve(null);
    });
    request.on("end", () => resolve(Buffer.concat(chunks)));
    request.on("error", reject);
  });
}

/** A broken multipart or JSON body is the sender's mistake; left to an action it would surface as a 500. */
async function isWellFormed(body: Buffer<ArrayBuffer>, request: IncomingMessage): Promise<boolean> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  try {
    if (mediaType(request.headers) === "application/json") JSON.parse(body.toString());
    else await new Response(body, { headers }).formData();
    return true;
  } catch {
    return false;
  }
}
