/**
 * `npm run build` makes the bundles with React Router. Then it renders every document and makes its content security policy, link preview
 * and compressed versions.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { Piscina } from "piscina";
import { wordFiles } from "#app/islands/word-files.ts";
import { figureProblems } from "#scripts/test/content/check.ts";
import { inWords } from "#scripts/test/content/problem.ts";
import { readAll } from "#scripts/test/content/read.ts";
import { originFile } from "#server/built-for.ts";
import { isGoogleAsked } from "#site/content/google.ts";
import { siteOrigin } from "#site/content/origin.server.ts";
import { prerenderPaths } from "#site/content/prerender.server.ts";
import { variantNames } from "#site/content/variants.server.ts";
import { Cache, cacheFolder, toolsDigest } from "./cache.ts";
import { recordChanges } from "./changes.ts";
import { isCompressible } from "./compress.ts";
import { dictionaryPath } from "./dictionary.ts";
import { fingerprint, fingerprintFile } from "./fingerprint.ts";
import { allOriginals, refuseBadOriginals } from "./photos.ts";
import { previewsByPicture } from "./previews/previews.ts";
import type { Document, Settings } from "./worker.ts";

type Task = [
  name: "render" | "renderVariant" | "renderMissing" | "draw" | "encode" | "compressFile" | "indexPages",
  what: unknown,
];

process.env.NODE_ENV = "production";
/** A draft is compressed quickly and has no link previews. It is only for trying things out. Do not measure or publish it. */
const isDraft = process.env.DRAFT === "1";
// The settings of this machine must not get into the documents. The only exception is the text of one link, which depends on Google.
if (isGoogleAsked()) process.env.GOOGLE_ASKED = "1";
for (const name of Object.keys(process.env)) if (/^(GA4|RETAIN|WHATSAPP)_/.test(name)) delete process.env[name];
const started = Date.now();
const settings: Settings = {
  client: "build/client",
  variants: "build/variants",
  pictures: ".cache/pictures",
  bundle: "build/server/index.js",
  cache: cacheFolder,
  tools: toolsDigest(),
  keepNames: process.env.KEEP_CLASSES === "1",
  dictionaries: Object.fromEntries(languageCodes.map((code) => [code, dictionaryPath(code)])) as Record<
    Language,
    string
  >,
};

try {
  await build();
} catch (error) {
  // The message tells what to correct. A stack trace of the build would not help.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function build(): Promise<void> {
  await refuseBadOriginals();
  refuseFigures();
  console.log("Building the site, which takes a few minutes: the bundles first, then each page.");
  const inputs = fingerprint();
  for (const file of [fingerprintFile, originFile]) await rm(file, { force: true });
  for (const folder of [settings.variants, settings.pictures]) await rm(folder, { recursive: true, force: true });
  await mkdir(settings.pictures, { recursive: true });
  const pool = startPool();
  // The bundler does not use all processor cores, so these tasks run at the same time.
  await Promise.all([bundle(), runAll(pool, withoutBundle())]);
  for (const folder of await readdir(settings.pictures))
    await rename(join(settings.pictures, folder), join(settings.client, folder));
  await rmdir(settings.pictures);
  recordChanges();
  const documents = await runAll(pool, withBundle(), showProgress);
  await pool.destroy();
  refuseMistakes(documents);
  const policies = Object.fromEntries(documents.map(({ file, hashes }) => [file, hashes]));
  await writeFile("build/csp.json", JSON.stringify(policies, null, 1));
  const heads = documents.flatMap(({ head }) => (head ? [head] : []));
  await writeFile("build/heads.json", JSON.stringify(Object.fromEntries(heads)));
  await writeFile("build/variants.json", JSON.stringify(variantNames(), null, 1));
  await writeFile(originFile, siteOrigin());
  if (!isDraft) await new Cache(settings.cache, settings.tools).prune(started);
  if (!isDraft && fingerprint() === inputs) await writeFile(fingerprintFile, inputs);
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  const share = sum(documents.map(({ after }) => after)) / sum(documents.map(({ before }) => before));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `Built ${documents.length} pages in ${seconds} s; each has ${Math.round(100 * share)} % of its source's bytes.`,
  );
}

/** Stops the build if a figure is typed by hand or was not checked for a year, because its page would print it as true. */
function refuseFigures(): void {
  const { read, problems } = readAll();
  const all = [...problems, ...figureProblems(read, new Date().toISOString().slice(0, 10))];
  if (all.length > 0) throw new Error(all.map(inWords).join("\n"));
}

/** Runs the bundler. It prints only warnings and errors, and not its list of a thousand files. */
async function bundle(): Promise<void> {
  const command = ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"];
  const bundler = spawn(process.execPath, command, { stdio: "inherit" });
  process.once("exit", () => bundler.kill());
  const [status] = await once(bundler, "close");
  if (status !== 0) process.exit(status ?? 1);
}

type Pool = Piscina<unknown, Document | undefined>;

function startPool(): Pool {
  const threads = availableParallelism();
  const filename = new URL("./worker.ts", import.meta.url).href;
  return new Piscina({ filename, minThreads: threads, maxThreads: threads, workerData: settings });
}

/** The tasks that need no bundle. The longest ones start first, so that none of them runs alone at the end. */
function withoutBundle(): Task[] {
  return [
    ...allOriginals().map((path): Task => ["encode", path]),
    ...(isDraft ? [] : previewsByPicture()).map((previews): Task => ["draw", previews]),
  ];
}

function withBundle(): Task[] {
  const bundled = globSync("**/*", { cwd: settings.client }).filter(isCompressible);
  return [
    ...languageCodes.map((language): Task => ["indexPages", language]),
    ...bundled.map((file): Task => ["compressFile", join(settings.client, file)]),
    ...[...prerenderPaths(), ...wordFiles()].map((path): Task => ["render", path]),
    ...Object.keys(variantNames()).map((path): Task => ["renderVariant", path]),
    ...languageCodes.map((language): Task => ["renderMissing", language]),
  ];
}

async function runAll(pool: Pool, tasks: Task[], tell = (_done: number, _all: number) => {}): Promise<Document[]> {
  let done = 0;
  const run = async ([name, what]: Task) => {
    const made = await pool.run(what, { name });
    done += 1;
    tell(done, tasks.length);
    return made;
  };
  const made = await Promise.all(tasks.map(run));
  return made.filter((document) => document !== undefined);
}

function showProgress(done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} files${done === all ? "\n" : ""}`);
}

function refuseMistakes(documents: Document[]): void {
  const unknown = documents.flatMap(({ file, unknown: names }) => names.map((name) => ({ name, file })));
  if (unknown.length > 0)
    throw new Error(
      `These classes have no rule in the stylesheet of their page. Name their source in site/styles/<kind>.css:\n${listed(unknown)}`,
    );
  const refused = documents.flatMap(({ file, refused: name }) => (name ? [{ name, file }] : []));
  if (refused.length > 0)
    throw new Error(`Inline styles or event attributes, which the policy refuses:\n${listed(refused)}`);
}

/** Returns a line for each name, with the first documents in which it occurs. */
function listed(found: { name: string; file: string }[]): string {
  const lines = Array.from(
    Map.groupBy(found, ({ name }) => name),
    ([name, all]) => {
      const first = all.slice(0, 3).map(({ file }) => file);
      return `  ${name}  in ${first.join(", ")}${all.length > 3 ? ` and ${all.length - 3} more` : ""}`;
    },
  );
  return lines.join("\n");
}
