import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The hash of what each listed page says, by its address. */
export type Hashes = Record<string, string>;

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);

/**
 * Hashes the pages that the sitemaps of a build list. Only the words between the tags of the main part count: every build gives the files of scripts
 * and styles other names, and a change of the menu is no news about a page.
 */
export function hashesIn(build: string): Hashes {
  const read = (path: string) => readFileSync(join(build, path), "utf8");
  const parts = addresses(read("sitemap.xml")).map((address) => read(new URL(address).pathname));
  return Object.fromEntries(
    parts.flatMap(addresses).map((address) => [address, wordsHash(read(fileOf(new URL(address).pathname)))]),
  );
}

const fileOf = (path: string) => join(decodeURI(path), "index.html");

function wordsHash(html: string): string {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  const words = main.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, " ");
  return createHash("sha256").update(words.replace(/\s+/g, " ")).digest("base64url").slice(0, 16);
}

/** The pages that are new, say something else, or are gone: search engines are told of all three. */
export const changesBetween = (before: Hashes, now: Hashes): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((address) => before[address] !== now[address]);
