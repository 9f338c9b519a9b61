import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";
import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { idOf } from "@site/ground/site-map/links.ts";
import { kindOf } from "@site/ground/site-map/pages.ts";
import { dczHead } from "#platform/http/dictionary.ts";
import { prerenderPaths } from "#site/content/prerender.server.ts";
import type { Cache } from "./cache.ts";

/** The landing page that makes other documents among the smallest, of those with at most 13 KB in both languages. */
const preferred = "/dubai/ac-services/installation";

/** Returns the path of the document that is the dictionary of a language. A site without the preferred page takes another landing page. */
export function dictionaryPath(language: Language): string {
  const paths = prerenderPaths().filter((path) => languageOf(path) === language);
  const landing = paths.filter((path) => kindOf(idOf(path)) === "landing");
  return landing.find((path) => idOf(path) === preferred) ?? landing[0] ?? paths[0] ?? "/";
}

const level = process.env.DRAFT === "1" ? 3 : 19;

const toZstd = promisify(zstdCompress);

/** Compresses a document with a dictionary (docs/decisions/0125). */
export async function withDictionary(dictionary: Buffer, document: Buffer, cache: Cache): Promise<Buffer> {
  const params = {
    [constants.ZSTD_c_compressionLevel]: level,
    // The window holds the dictionary and the document. 512 KB are enough for both.
    [constants.ZSTD_c_windowLog]: 19,
  };
  const frame = await cache.get(`zstd ${level}`, [dictionary, document], () =>
    toZstd(document, { dictionary, params }),
  );
  return Buffer.concat([dczHead(createHash("sha256").update(dictionary).digest()), frame]);
}
