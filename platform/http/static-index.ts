import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { entriesOf } from "@site/typed";
import { cachePolicy } from "./cache-policy.ts";
import { contentType } from "./content-types.ts";
import { dictionaryOf } from "./dictionary.ts";
import type { Encoding } from "./encoding.ts";
import { pageOfTwin, twinPath } from "./markdown.ts";
import { encodePath } from "./target.ts";

export interface Variant {
  file: string;
  etag: string;
  /** The headers of an answer with the whole file. They are a flat list, which is the fastest form for writeHead. */
  found: string[];
  unchanged: string[];
}

export type StaticFile = Partial<Record<Encoding, Variant>> & {
  identity: Variant;
  /** The file for browsers that have this dictionary. `dictionary` is how they name it. */
  dcz?: Variant & { dictionary: string };
  /** The same page in Markdown. */
  twin?: StaticFile;
  size: number;
  /** True if the file may be requested in parts (ranges). Only files that are never compressed may. */
  inParts: boolean;
  /** True for films. They are read from disk while they are sent, and never kept in memory. */
  streamed: boolean;
};
export type StaticIndex = Map<string, StaticFile>;

const siblings = { br: ".br", gzip: ".gz" } as const;
const ends = { ...siblings, dcz: ".dcz" } as const;

/** Lists the files of a folder. Only listed files are served, so that no URL can reach a file that is not meant to be public. */
export async function indexFolder(
  folder: string,
  headersOf: (file: string) => Record<string, string>,
): Promise<StaticIndex> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(files);
  const index: StaticIndex = new Map();
  for (const file of files) {
    const parts = relative(folder, file).split(sep);
    if (isPublic(parts)) index.set(urlPath(parts), await describe(file, parts, all, headersOf(parts.join("/"))));
  }
  for (const [path, twin] of index) {
    const page = index.get(pageOfTwin(path) ?? "");
    if (page) page.twin = twin;
  }
  return index;
}

function isPublic(parts: string[]): boolean {
  const hidden = parts.some((part) => part.startsWith(".") && part !== ".well-known"); // The folder .well-known contains security.txt.
  return !hidden && !/\.(?:data|br|gz|dcz|map)$/.test(parts.at(-1) ?? "");
}

/** Returns the canonical URL path of a file. Folder names on disk may be percent-encoded or not. */
function urlPath(parts: string[]): string {
  const segments = parts.at(-1) === "index.html" ? parts.slice(0, -1) : parts;
  return encodePath(segments.map(decodeName));
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

async function describe(file: string, parts: string[], all: Set<string>, common: Record<string, string>) {
  const streamed = /\.mp4$/.test(file);
  const { hash, size } = streamed ? await streamedHash(file) : await hashOf(file);
  const inParts = !Object.values(siblings).some((end) => all.has(file + end));
  const dczFile = file + ends.dcz;
  const dictionary = all.has(dczFile) && (await dictionaryOf(dczFile));
  // Every answer says on what it depends. Otherwise a shared cache would send `dcz` or Markdown to a browser that did not request it.
  const vary = [
    ...(hasTwin(file, parts, all) || file.endsWith(".md") ? ["Accept"] : []),
    ...(inParts ? [] : ["Accept-Encoding"]),
    ...(dictionary ? ["Available-Dictionary"] : []),
  ].join(", ");
  const headers = {
    ...common,
    "Cache-Control": common["Cache-Control"] ?? cachePolicy(parts.join("/")),
    ...(inParts && { "Accept-Ranges": "bytes" }),
    ...(vary && { Vary: vary }),
  };
  const described: StaticFile = { identity: variant(file, `"${hash}"`, headers), size, inParts, streamed };
  for (const [encoding, end] of entriesOf(siblings)) {
    if (all.has(file + end)) described[encoding] = variant(file, `"${hash}-${encoding}"`, headers, encoding);
  }
  // The ETag names the dictionary too, so that a 304 never confirms a copy that was compressed with an older one.
  if (dictionary)
    described.dcz = { ...variant(file, `"${hash}-${dictionary.slice(1, 9)}"`, headers, "dcz"), dictionary };
  return described;
}

/** Tells whether the build has made a twin in Markdown of this document. It is beside the folder of the document. */
function hasTwin(file: string, parts: string[], all: Set<string>): boolean {
  if (parts.at(-1) !== "index.html") return false;
  const client = file.slice(0, -parts.join(sep).length);
  return all.has(join(client, twinPath(`/${parts.slice(0, -1).join("/")}`)));
}

async function hashOf(file: string) {
  const content = await readFile(file);
  return { hash: digest(createHash("sha256").update(content)), size: content.length };
}

async function streamedHash(file: string) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return { hash: digest(hash), size: (await stat(file)).size };
}

/** An ETag tells the versions of one address apart, for which 66 bits are enough. Each character is in the first packets of every page. */
const digest = (hash: Hash) => hash.digest("base64url").slice(0, 11);

function variant(file: string, etag: string, headers: Record<string, string>, encoding?: keyof typeof ends): Variant {
  const unchanged = Object.entries({ ...headers, ETag: etag }).flat();
  const found = [...unchanged, "Content-Type", contentType(file), ...(encoding ? ["Content-Encoding", encoding] : [])];
  return { file: encoding ? file + ends[encoding] : file, etag, found, unchanged };
}
