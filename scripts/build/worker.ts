/** A worker thread of the build. It renders documents with the site's own bundle, and makes the files that belong to them. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { workerData } from "node:worker_threads";
import { type Language, languageOf, languages } from "@site/ground/language/languages.ts";
import { idOf } from "@site/ground/site-map/links.ts";
import { answersQueries } from "@site/ground/site-map/pages.ts";
import type { ServerBuild } from "react-router";
import type { answerer } from "#platform/compute/answer.ts";
import { dictionaryFile } from "#platform/http/dictionary.ts";
import { twinPath } from "#platform/http/markdown.ts";
import { writeIndex } from "#platform/search/store.ts";
import { searchDocuments } from "#site/content/search-pages.server.ts";
import { Cache } from "./cache.ts";
import { compress } from "./compress.ts";
import { withDictionary } from "./dictionary.ts";
import { isHydrated } from "./hydrated.ts";
import { twinOf } from "./markdown/twin.ts";
import { encodePhoto } from "./photos.ts";
import { type Hashes, scan } from "./policy.ts";
import type { Preview } from "./previews/draw.ts";
import { previewFrom } from "./previews/previews.ts";
import { classesWithoutRule } from "./slim/classes.ts";
import { hasRest, namesIn, slim } from "./slim/document.ts";

export type Settings = {
  client: string;
  variants: string;
  /** The bundler empties build/. So pictures are kept in this folder until the bundler has ended. */
  pictures: string;
  bundle: string;
  cache: string;
  tools: string;
  keepNames: boolean;
  /** For each language, the path of the document that is the dictionary of the others. */
  dictionaries: Record<Language, string>;
};

const { client, variants, pictures, bundle, cache: cacheFolder, tools, keepNames, dictionaries }: Settings = workerData;
const cache = new Cache(cacheFolder, tools);

/** The bundle is loaded at the first render, because the worker does other work before the bundle exists. */
let answer: ReturnType<typeof load> | undefined;

async function load(): Promise<ReturnType<typeof answerer>> {
  const build = (await import(resolve(bundle))) as ServerBuild & { entry: { module: { answer: typeof answerer } } };
  return build.entry.module.answer(build);
}

export interface Document {
  file: string;
  hashes: Hashes;
  /** The parts of the document that the content security policy blocks. */
  refused?: string;
  /**
   * A style element for the head of a calculator's answers to queries, with the path of the calculator. The answers need it, because their
   * other rules are in a file.
   */
  head?: [path: string, style: string];
  /** The classes that have no rule. */
  unknown: string[];
  /** The length of the document as it was rendered, and as it was written. */
  before: number;
  after: number;
}

/** Renders an address and writes the result into its file. Returns undefined if the result is not an HTML document. */
export async function render(path: string): Promise<Document | undefined> {
  const { headers, body } = await answered(path);
  const isDocument = new Headers(headers).get("content-type")?.startsWith("text/html");
  if (!isDocument) {
    await write(path, Buffer.from(body));
    return undefined;
  }
  const html = Buffer.from(body).toString();
  const isAsked = answersQueries(idOf(path));
  const model = await modelFor(path);
  const { text, unknown } = await slimmed(html, (isHydrated(html) || isAsked) && !hasRest(html), {
    names: model.names,
  });
  const file = join(path, "index.html").slice(1);
  await write(file, Buffer.from(text));
  const twin = twinOf(text);
  if (twin !== undefined) await write(twinPath(path), Buffer.from(twin));
  await writeFile(join(client, `${file}.dcz`), await withDictionary(model.dictionary, Buffer.from(text), cache));
  if (path === dictionaries[languageOf(path)]) await write(dictionaryFile(languageOf(path)), model.dictionary);
  // An answer to a query is rendered later by the server, with the original class names. The policy of this file applies to it.
  const isCalculator = isAsked && idOf(path).startsWith("/calculators/") && hasRest(html);
  const head = isCalculator ? styleOf((await slimmed(html, false, { keeps: true })).text) : "";
  return {
    file,
    ...scan(text, isAsked ? html + head : ""),
    ...(head && { head: [path, head] }),
    unknown,
    before: html.length,
    after: text.length,
  };
}

/** Renders the second version of a page (for an A/B test) into a separate folder. The path of that folder is not served. */
export async function renderVariant(path: string): Promise<Document> {
  const html = Buffer.from((await answered(`${path}?variant=b`)).body).toString();
  const { text, unknown } = await slimmed(html, false, { names: (await modelFor(path)).names });
  const file = join(path, "index.html").slice(1);
  await write(file, Buffer.from(text), variants);
  return { file: `variants/${file}`, ...scan(text), unknown, before: html.length, after: text.length };
}

/**
 * Renders the page for unknown addresses into a folder that is not served. Its class names stay, because the server adds suggestions to the
 * page.
 */
export async function renderMissing(language: Language): Promise<Document> {
  const { prefix } = languages[language];
  const html = Buffer.from((await answered(`${prefix}/404`, 404)).body).toString();
  const file = join("missing", prefix, "index.html");
  await write(file, Buffer.from(html), "build");
  return { file, ...scan(html), unknown: classesWithoutRule(html), before: html.length, after: html.length };
}

async function answered(address: string, expected = 200) {
  answer ??= load();
  const { status, headers, body } = await (await answer)(address);
  if (status !== expected) throw new Error(`${address} was answered with ${status}.`);
  return { headers, body };
}

const noNames: ReadonlyMap<string, string> = new Map();

type Model = { names: ReadonlyMap<string, string>; dictionary: Buffer };
const models: Partial<Record<Language, Promise<Model>>> = {};

/** Returns the dictionary for a path, and its class names. Other documents use the same names, because that saves a quarter of their bytes. */
function modelFor(path: string): Promise<Model> {
  const language = languageOf(path);
  models[language] ??= modelAt(dictionaries[language]);
  return models[language];
}

async function modelAt(path: string): Promise<Model> {
  const html = Buffer.from((await answered(path)).body).toString();
  const names = namesIn(html);
  return { names, dictionary: Buffer.from((await slimmed(html, false, { names })).text) };
}

const styleOf = (html: string) => /<style[^>]*>[\s\S]*?<\/style>/.exec(html)?.[0] ?? "";

async function slimmed(
  html: string,
  isSource: boolean,
  { names = noNames, keeps = keepNames } = {},
): Promise<{ text: string; unknown: string[] }> {
  const from = [html, String(isSource), String(keeps), JSON.stringify([...names])];
  const made = await cache.get("slim", from, async () => {
    const text = isSource ? html : slim(html, { keepNames: keeps, names });
    return Buffer.from(JSON.stringify({ text, unknown: classesWithoutRule(html) }));
  });
  return JSON.parse(made.toString());
}

export const indexPages = (language: Language): Promise<void> => writeIndex(language, searchDocuments(language));

export async function compressFile(file: string): Promise<void> {
  await compress(file, await readFile(file), cache);
}

/** Draws all link previews that have the same picture. */
export async function draw(previews: { path: string; preview: Preview }[]): Promise<void> {
  for (const { path, preview } of previews) await write(path, await previewFrom(preview, cache), pictures);
}

export async function encode(original: string): Promise<void> {
  for (const [path, content] of await encodePhoto(original, cache)) await write(path, content, pictures);
}

async function write(path: string, content: Buffer, folder = client): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  await compress(file, content, cache);
}
