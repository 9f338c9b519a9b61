import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncodings } from "./encoding.ts";

const methods = {
  // Brotli at quality 5 takes a few milliseconds for a page; at the highest quality it takes two hundred.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Compresses pages that were made at request time. An answer smaller than a network packet is not compressed. */
export async function compressAnswer(answer: Response, acceptEncoding: string | undefined): Promise<Response> {
  const type = answer.headers.get("content-type") ?? "";
  // Streams are not compressed, because their whole content would be needed first: events never end, and an export is large.
  const isCompressed = answer.headers.has("content-encoding");
  if (isCompressed || !/^(?:text\/(?!event-stream|csv)|application\/json)/.test(type)) return answer;
  const headers = new Headers(answer.headers);
  headers.append("vary", "Accept-Encoding");
  if (!answer.body) return new Response(null, { status: answer.status, headers });
  const body = Buffer.from(await answer.arrayBuffer());
  const [encoding = "identity"] = acceptedEncodings(acceptEncoding);
  const isPlain = encoding === "identity" || body.length < 1400;
  if (!isPlain) headers.set("content-encoding", encoding);
  const sent = isPlain ? body : await methods[encoding](body);
  headers.set("content-length", String(sent.length));
  return new Response(sent, { status: answer.status, headers });
}
