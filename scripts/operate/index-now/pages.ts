import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The hash of what each listed page says, by its address. */
export type Hashes = Record<string, string>;

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);

/**
 * Hashes the pages that the sitemaps of a build list. Only the words between the tags of the main part count: every build gives the files of scripts
 * and styles other names, and a change of the menu is no news about a page. A vacancy is rendered for each request and has no file, so it is left out.
 */
export function hashesIn(build: string): Hashes {
  const read = (path: string) => readFileSync(join(build, path), "utf8");
  const parts = addresses(read("sitemap.xml")).map((address) => read(new URL(address).pathname));
  const pages = parts.flatMap(addresses).map((address) => ({ address, file: fileOf(new URL(address).pathname) }));
  const built = pages.filter(({ file }) => existsSync(join(build, file)));
  return Object.fromEntries(built.map(({ address, file }) => [address, wordsHash(read(file))]));
}

/** A build names the folders of Arabic pages as their addresses are encoded. */
const fileOf = (path: string) => join(path, "index.html");

function wordsHash(html: string): string {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  const words = main.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, " ");
  return createHash("sha256").update(words.replace(/\s+/g, " ")).digest("base64url").slice(0, 16);
}

/**
 * The pages that are new, say something else, or are gone: search engines are told of all three. Pages of another address of the site are not among
 * them, because its key proves nothing there.
 */
export function changesBetween(before: Hashes, now: Hashes): string[] {
  const origins = new Set(Object.keys(now).map(originOf));
  const gone = Object.keys(before).filter((address) => !(address in now) && origins.has(originOf(address)));
  return [...Object.keys(now).filter((address) => before[address] !== now[address]), ...gone];
}

const originOf = (address: string) => new URL(address).origin;
