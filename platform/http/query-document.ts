import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { keepFromCdn } from "./cdn.ts";
import { compressAnswer } from "./compress.ts";
import { matches } from "./static.ts";
import type { StaticFile } from "./static-index.ts";

/**
 * Renders a document whose address has a query. It differs from the prerendered file only in its figures, so it has the policy and the
 * headers of the file. Only the address decides its content, so it has an ETag. With `head`, only the styles that the file also has are
 * inlined; the page loads the others from a stylesheet.
 */
export async function documentWithQuery(
  file: StaticFile,
  render: (request: Request) => Promise<Response>,
  request: Request,
  head?: string,
): Promise<Response> {
  // HEAD is also rendered, because its headers contain the length.
  const answer = await render(request.method === "GET" ? request : new Request(request, { method: "GET" }));
  const headers = new Headers(answer.headers);
  for (const [name, value] of pairs(file.identity.unchanged)) headers.set(name, value);
  headers.delete("vary");
  keepFromCdn(headers);
  if (answer.status !== 200) {
    headers.set("cache-control", "no-store");
    headers.delete("etag");
    return compressAnswer(new Response(answer.body, { status: answer.status, headers }), accepted(request));
  }
  const body =
    head === undefined
      ? Buffer.from(await answer.arrayBuffer())
      : Buffer.from((await answer.text()).replace(inlined, () => head));
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 20)}"`;
  headers.set("etag", etag);
  if (matches(request.headers.get("if-none-match") ?? undefined, etag.slice(2))) {
    headers.delete("content-type");
    headers.set("vary", "Accept-Encoding");
    return new Response(null, { status: 304, headers });
  }
  return compressAnswer(new Response(body, { headers }), accepted(request));
}

const inlined = /<style[^>]*>[\s\S]*?<\/style>/;

/** Reads the inlined styles that answers to queries need, by path. scripts/build/main.ts writes the file. */
export async function readHeads(file: string): Promise<Record<string, string>> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  return z.record(z.string(), z.string()).parse(JSON.parse(text));
}

const accepted = (request: Request) => request.headers.get("accept-encoding") ?? undefined;

const pairs = (flat: readonly string[]) =>
  Array.from({ length: flat.length / 2 }, (_, at): [string, string] => [flat[2 * at] ?? "", flat[2 * at + 1] ?? ""]);
