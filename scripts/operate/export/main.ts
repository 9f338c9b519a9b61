/**
 * `npm run export -- FOLDER --origin https://office.example` writes the site of the last build for a static host. Forms, accounts, the
 * office and the search then use the server at the origin. The server finds the copy by its setting STATIC_URL (docs/cdn.md).
 * `--refresh-pages` is for a host that does not support _redirects.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { languageCodes, languageOf, languages } from "@site/ground/language/languages.ts";
import { href, idOf } from "@site/ground/site-map/links.ts";
import { needsServer } from "@site/ground/site-map/pages.ts";
import type { ServerBuild } from "react-router";
import { askedFor } from "#domain/leads/customer/forms/asked-for.server.ts";
import type { answerer } from "#platform/compute/answer.ts";
import { isLoopback } from "#platform/http/loopback.ts";
import { twinPath } from "#platform/http/markdown.ts";
import { indexFolder } from "#platform/http/static-index.ts";
import { env } from "#platform/process/env.ts";
import { StartError } from "#platform/process/start-error.ts";
import { builtFor, otherAddress } from "#server/built-for.ts";
import { isPrivacyRendered } from "#server/privacy-page.ts";
import { operate } from "../operator.ts";
import { exportDocument, type Target } from "./document.ts";
import { headersFile, nginxFile, redirectsFile, refreshPage, spellings } from "./hosts.ts";

const client = resolve("build/client");

function given() {
  const options = { origin: { type: "string" }, "refresh-pages": { type: "boolean", default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder] = positionals;
  const url = URL.parse(values.origin ?? "");
  if (!folder || !url || url.href !== `${url.origin}/` || !/^https?:$/.test(url.protocol))
    throw new StartError("Usage: npm run export -- FOLDER --origin https://office.example.com [--refresh-pages]");
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartError(`${folder} is not empty: name a new folder, so that nothing of an older export stays.`);
  return { folder: resolve(folder), origin: url.origin, refreshPages: values["refresh-pages"] };
}

/** Returns the origin for which the build was made: that of the static host. Only forms and the office are at `origin`. */
function siteOf(origin: string): string {
  const site = builtFor();
  if (!site) throw new StartError("There is no build: SITE_URL=https://www.example.com npm run build");
  if (site === origin)
    throw new StartError(
      `The build was made for ${site}: build with SITE_URL of the static host, and name the server's own address here.`,
    );
  if (isLocal(site) && !isLocal(origin))
    throw new StartError(`build/ was made for ${site}, which its pages name: SITE_URL=https://… npm run build`);
  const { STATIC_URL } = env();
  const other = STATIC_URL && otherAddress(site, STATIC_URL);
  if (other) throw new StartError(other);
  return site;
}

const isLocal = (url: string) => isLoopback(new URL(url).hostname);

async function main() {
  const { folder, origin, refreshPages } = given();
  const site = siteOf(origin);
  const notices = isPrivacyRendered(env()) ? languageCodes.map((code) => href("/privacy", code)) : [];
  const privacy = notices.flatMap((path) => [path, twinPath(path)]);
  const index = await indexFolder(client, () => ({}));
  const files = new Map(
    [...index].filter(([path, { identity }]) => isExported(path, identity.file) && !privacy.includes(path)),
  );
  const target: Target = { site, origin, has: (path) => files.has(path), asked };
  const write = (path: string, text: string) => {
    const file = join(folder, decodeURIComponent(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  // Hosts answer /contact from contact.html. If there is a contact/index.html, they redirect to /contact/ instead.
  const documentAt = (path: string) => (path === "/" ? "/index.html" : `${path}.html`);
  let documents = 0;
  for (const [path, { identity }] of files) {
    if (identity.file.endsWith(".html")) {
      documents += 1;
      write(documentAt(path), exportDocument(readFileSync(identity.file, "utf8"), path, target));
      continue;
    }
    const copy = join(folder, decodeURIComponent(path));
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(identity.file, copy);
  }
  for (const [path, html] of await missingPages()) write(path, exportDocument(html, path, target));
  write("/_headers", headersFile(site));
  write("/_redirects", redirectsFile(origin));
  if (refreshPages)
    for (const [from, to] of leadingOn([...files.keys()]))
      if (!files.has(from)) write(documentAt(from), refreshPage(to, site));
  writeFileSync(`${folder}.nginx.conf`, nginxFile(folder, site, origin));
  console.log(`${documents} documents and ${files.size - documents} files of ${site} in ${folder}, an nginx for them in ${folder}.nginx.conf.
Start the server with SITE_URL=${origin} STATIC_URL=${site}.`);
}

/** A static host cannot choose a file by the dictionary of a browser, so its pages request none. */
const isExported = (path: string, file: string) =>
  !/^\/(?:admin|dictionary|my-visits)\//.test(path) && !(file.endsWith(".html") && needsServer(idOf(path)));

/** Adds the texts that the quotation form must show to the query of a link to the form, because the static copy cannot look them up. */
function asked(path: string, query: URLSearchParams): URLSearchParams | undefined {
  if (idOf(path) !== "/quotation" || query.has("calculation")) return undefined;
  const { calculation: _, ...fields } = askedFor(query, languageOf(path), undefined);
  return new URLSearchParams(Object.entries(fields).filter((pair): pair is [string, string] => Boolean(pair[1])));
}

/** Returns the pages for unknown addresses, one for each language. */
async function missingPages(): Promise<[string, string][]> {
  process.env.NODE_ENV = "production";
  const build = (await import(resolve("build/server/index.js"))) as ServerBuild & {
    entry: { module: { answer: typeof answerer } };
  };
  const answer = build.entry.module.answer(build);
  return Promise.all(
    languageCodes.map(async (code): Promise<[string, string]> => {
      const path = `${languages[code].prefix}/404.html`;
      return [path, Buffer.from((await answer(path)).body).toString()];
    }),
  );
}

/** Returns every path that redirects to another one. */
const leadingOn = (paths: string[]): [from: string, to: string][] =>
  spellings().flatMap(({ from, to, below }): [string, string][] =>
    below
      ? paths
          .filter((path) => path === to || path.startsWith(`${to}/`))
          .map((path) => [from + path.slice(to.length), path])
      : [[from, to]],
  );

await operate(main);
process.exit();
