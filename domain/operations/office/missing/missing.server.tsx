import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Language, languageCodes, languageOf, languages } from "@site/ground/language/languages.ts";
import { idOf } from "@site/ground/site-map/links.ts";
import { kindOf, type PageId } from "@site/ground/site-map/pages.ts";
import { acceptedEncodings, type Encoding } from "#platform/http/encoding.ts";
import { contentPolicy, readPolicies } from "#platform/http/security.ts";
import { env } from "#platform/process/env.ts";
import { logError } from "#platform/process/log.ts";
import { readHead } from "#site/content/content.server.ts";
import { alternateOf, isWordless } from "#site/content/shell.server.ts";
import { prepareSimilarity } from "#site/content/similar.server.ts";
import { type Frame, frameOf } from "#site/ui/layout/frame.server.tsx";
import { type Suggestions, suggestionsIn } from "./suggestions.server.tsx";

/** The prerendered page for an address that does not exist (scripts/build/worker.ts makes it). */
interface Missing {
  frame: Frame;
  suggestions: Suggestions;
  /** The whole page as it was built, for addresses to which no page is similar. */
  whole: Record<Encoding, Buffer<ArrayBuffer>>;
  policy: string;
}
const documents = new Map<Language, Missing>();

/**
 * Loads the prerendered pages. It is called once the server listens. An error is only logged, because without them each response is
 * rendered as a whole.
 */
export async function loadMissing(root: string): Promise<void> {
  try {
    for (const language of languageCodes) documents.set(language, await load(root, language));
  } catch (error) {
    logError(error);
  }
}

async function load(root: string, language: Language): Promise<Missing> {
  prepareSimilarity(language);
  const { prefix } = languages[language];
  const name = join("missing", prefix, "index.html");
  const read = (end = "") => readFile(join(root, "build", name + end));
  const [identity, br, zipped] = await Promise.all([read(), read(".br"), read(".gz")]);
  const hashes = (await readPolicies(join(root, "build/csp.json")))[name];
  if (!hashes) throw new Error(`build/csp.json does not name ${name}.`);
  const frame = await frameOf(identity.toString(), `${prefix}/404`);
  const policy = contentPolicy(env().SITE_URL, hashes);
  return { frame, suggestions: suggestionsIn(frame), whole: { identity, br, gzip: zipped }, policy };
}

/**
 * Answers requests for addresses that do not exist. The router would take five times as long for the same result. `firstParts` are the
 * first parts of the router's addresses. Resolves with undefined for all other requests.
 */
export async function answerMissing(request: Request, firstParts: ReadonlySet<string>): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const isPage = ["GET", "HEAD"].includes(request.method) && !pathname.endsWith(".data");
  return isPage && isNowhere(pathname, firstParts) ? missingPage(request) : undefined;
}

/** Tells whether neither a page nor a route has this address. Addresses that begin with two underscores are React Router's own. */
function isNowhere(pathname: string, firstParts: ReadonlySet<string>): boolean {
  const id = idOf(pathname);
  const [, first = ""] = id.toLowerCase().split("/");
  const isOfContent = kindOf(id) !== undefined && !isWordless(id);
  if (first === "" || first.startsWith("__") || (firstParts.has(first) && !isOfContent)) return false;
  return readHead(id as PageId, languageOf(pathname)) === undefined;
}

/**
 * Answers with the prerendered page and links to similar pages. Resolves with undefined if there is no prerendered page, as in development.
 */
export async function missingPage(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const document = documents.get(languageOf(pathname));
  if (!document) return undefined;
  const [encoding = "identity"] = acceptedEncodings(request.headers.get("accept-encoding") ?? undefined);
  const body = await bodyFor(pathname, document, encoding).catch((error: unknown) => {
    logError(error);
    return document.whole[encoding];
  });
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": document.policy,
    "content-length": String(body.length),
  });
  if (encoding !== "identity") {
    headers.set("content-encoding", encoding);
    headers.set("vary", "Accept-Encoding");
  }
  return new Response(body, { status: 404, headers });
}

async function bodyFor(pathname: string, { frame, suggestions, whole }: Missing, encoding: Encoding) {
  const id = idOf(pathname);
  const { href } = alternateOf(id as PageId, frame.shell.language);
  const content = isWordless(id) ? undefined : suggestions(id);
  if (content === undefined && href === frame.shell.alternate.href) return whole[encoding];
  return compress[encoding](frame.around(content ?? frame.content, href));
}

// Brotli quality 2 takes a quarter of a millisecond for this document. Quality 5 takes three times as long and saves a tenth of the bytes.
const cheap = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } };
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const compress = {
  br: (document: Buffer) => toBrotli(document, cheap),
  gzip: (document: Buffer) => toGzip(document, { level: 1 }),
  identity: async (document: Buffer<ArrayBuffer>) => document,
};
