import { createReadStream } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { logError } from "#platform/process/log.ts";
import { bodyCache } from "./bodies.ts";
import { ofCdn } from "./cdn.ts";
import { acceptsDcz } from "./dictionary.ts";
import { acceptedEncodings } from "./encoding.ts";
import { maxUrl } from "./guards.ts";
import { pageOfTwin, prefersMarkdown } from "./markdown.ts";
import { type ByteRange, parseRange } from "./range.ts";
import type { StaticFile, StaticIndex, Variant } from "./static-index.ts";
import type { PickVariant } from "./variants.ts";

export type StaticAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers requests for files in the index, before all other handlers. Returns false for other requests. A document that depends on its
 * query is served as a file only if there is no query.
 */
export function staticFiles(
  index: StaticIndex,
  answersQueries: (path: string) => boolean,
  pickVariant?: PickVariant,
): StaticAnswer {
  const bodyOf = bodyCache();
  return (request, response) => {
    const { method, url = "" } = request;
    if ((method !== "GET" && method !== "HEAD") || url.length > maxUrl) return false;
    const mark = url.indexOf("?");
    const path = mark < 0 ? url : url.slice(0, mark);
    const document = index.get(path);
    const twin = prefersMarkdown(request.headers.accept) ? document?.twin : undefined;
    const file = twin ?? pickVariant?.(path, request) ?? document;
    const isAsked = mark >= 0 && mark < url.length - 1;
    if (!file || (isAsked && answersQueries(pageOfTwin(path) ?? path))) return false;
    const chosen = choose(file, request.headers);
    const variant = twin ? atPage(chosen) : chosen;
    const kept = keptOf(file, variant, request.headers["if-none-match"]);
    if (kept) response.writeHead(304, kept.unchanged).end();
    else if (!sendPart(request, response, file) && !sendLarge(response, file))
      send(response, variant, bodyOf(variant.file, file.inParts || chosen !== file.identity));
    return true;
  };
}

function choose(file: StaticFile, headers: IncomingHttpHeaders): Variant {
  const { "accept-encoding": acceptEncoding, "available-dictionary": dictionary } = headers;
  if (file.dcz && file.dcz.dictionary === dictionary && acceptsDcz(acceptEncoding)) return file.dcz;
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = file[encoding];
    if (variant) return variant;
  }
  return file.identity;
}

/**
 * Returns a twin as it is sent at the address of its page. Search engines may list that address. Many CDNs ignore `Vary: Accept`, so they
 * must not keep this answer: they would send it to browsers.
 */
function atPage(twin: Variant): Variant {
  const own = (flat: string[]) => {
    const headers = flat.flatMap((name, at) =>
      at % 2 === 0 && !notAtPage.has(name.toLowerCase()) ? [name, flat[at + 1] ?? ""] : [],
    );
    return [...headers, "Cache-Control", "private, no-cache"];
  };
  return { ...twin, found: own(twin.found), unchanged: own(twin.unchanged) };
}
const notAtPage = new Set([...ofCdn, "cache-control", "x-robots-tag"]);

/**
 * Returns the version of the file that the client has. Who got a document in Brotli, and a dictionary after it, still has the document: that
 * is every return to the first page of a visit.
 */
function keptOf(file: StaticFile, variant: Variant, known: string | undefined): Variant | undefined {
  if (known === undefined) return undefined;
  if (matches(known, variant.etag)) return variant;
  return variant === file.dcz && file.br && matches(known, file.br.etag) ? file.br : undefined;
}

/** Tells whether a header If-None-Match names the file's ETag. The comparison is weak, so a W/ that a proxy added does not matter. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === etag || header.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}

/** Files above this size are streamed from disk. */
const large = 2 * 1024 * 1024;

/**
 * Sends the requested part of a file and returns true. Returns false if the client did not ask for a part, or knows another version of the
 * file.
 */
function sendPart({ method, headers }: IncomingMessage, response: ServerResponse, file: StaticFile): boolean {
  const { identity, size, inParts } = file;
  const isOther = headers["if-range"] !== undefined && headers["if-range"] !== identity.etag;
  const range = method === "GET" && inParts && !isOther ? parseRange(headers.range, size) : null;
  if (range === null) return false;
  if (range === "unsatisfiable")
    response.writeHead(416, [...identity.unchanged, "Content-Range", `bytes */${size}`]).end();
  else {
    const { start, end } = range;
    const part = ["Content-Range", `bytes ${start}-${end}/${size}`, "Content-Length", String(end - start + 1)];
    response.writeHead(206, [...identity.found, ...part]);
    stream(response, identity.file, range);
  }
  return true;
}

function sendLarge(response: ServerResponse, { identity, size, inParts, streamed }: StaticFile): boolean {
  if (!streamed && (!inParts || size <= large)) return false;
  response.writeHead(200, [...identity.found, "Content-Length", String(size)]);
  if (response.req.method === "HEAD") response.end();
  else stream(response, identity.file, { start: 0, end: size - 1 });
  return true;
}

/**
 * Streams a file. The headers are already sent, so after a failure the connection can only be closed. A client that leaves early is not a
 * failure.
 */
function stream(response: ServerResponse, file: string, range: ByteRange): void {
  pipeline(createReadStream(file, range), response, (error) => {
    if (error && error.code !== "ERR_STREAM_PREMATURE_CLOSE") logError(error);
  });
}

function send(response: ServerResponse, variant: Variant, body: Buffer | Promise<Buffer>): void {
  if (body instanceof Promise) {
    body.then(
      (loaded) => send(response, variant, loaded),
      (error: unknown) => fail(response, variant, error),
    );
    return;
  }
  // HTTP/1.1 keeps connections open by default. The header would take 47 bytes of the first packets, so it is removed.
  if (response.shouldKeepAlive) response.removeHeader("Connection");
  response.writeHead(200, [...variant.found, "Content-Length", String(body.length)]);
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/** Answers with an error. The file disappeared while the server was running, because of a new build. */
function fail(response: ServerResponse, variant: Variant, error: unknown): void {
  logError(error);
  const caching = variant.unchanged.indexOf("Cache-Control");
  response
    .writeHead(503, [...variant.unchanged.slice(0, caching), "Cache-Control", "no-store", "Retry-After", "5"])
    .end();
}
