/**
 * Reads which modules import which, to find out what a change affects. Every import contains the complete file name, so no resolver is
 * needed.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export type Graph = Map<string, string[]>;

export const topFolders = [
  "app",
  "art",
  "bench",
  "domain",
  "ground",
  "packages",
  "platform",
  "scripts",
  "server",
  "site",
  "tests",
];
const modules = [`{${topFolders.join(",")}}/**/*.{ts,tsx,js}`, "*.{ts,cjs}"];

/**
 * Matches everything that names another module: static and dynamic imports, exports, a module that a test mocks, and the file of a worker.
 */
const mentions =
  /\b(?:from|import|import\(|mock\(|importActual(?:<[^>]*>)?\(|new URL\()\s*["'`]((?:\.{1,2}|#[a-z]+)\/[^"'`$]+|@site\/[^"'`$]+)["'`]/g;

const fileOf = (mention: string, from: string) => {
  const path = mention.split("?", 1)[0] ?? mention;
  if (path.startsWith("#")) return path.slice(1);
  if (!path.startsWith("@")) return join(dirname(from), path);
  const file = path.replace("@site/ground/", "ground/").replace("@site/", "packages/");
  return /^packages\/[\w-]+$/.test(file) ? `${file}/index.ts` : file;
};

export const mentionedIn = (text: string, file: string): string[] =>
  Array.from(text.matchAll(mentions), ([, mention = ""]) => fileOf(mention, file));

const isDoor = (file: string) => /^domain\/[^/]+\/(?:store\/)?index(?:\.server)?\.ts$/.test(file);
const byName = /(?:import|export) (?:type )?\{([^}]*)\} from "([^"]+)"/g;
const namesIn = (list: string) => list.split(",").map((name) => name.trim().replace(/^type | as .*$/g, ""));

/** Returns the modules from which a module imports single names, with these names. */
const takenBy = (text: string, file: string) =>
  Array.from(text.matchAll(byName), ([, list = "", from = ""]) => ({ names: namesIn(list), file: fileOf(from, file) }));

/**
 * A module may import two names from a domain's index file. It then depends on the modules of these two names, and not on everything that
 * the index file exports.
 */
function throughDoors(text: string, file: string, sources: ReadonlyMap<string, string>): string[] {
  const taken = takenBy(text, file).filter(({ file: door }) => isDoor(door));
  const behind = taken.flatMap(({ names, file: door }) =>
    takenBy(sources.get(door) ?? "", door).filter((shown) => shown.names.some((name) => names.includes(name))),
  );
  const whole = mentionedIn(text, file).filter((each) => !taken.some(({ file: door }) => door === each));
  return [...whole, ...behind.map((shown) => shown.file)];
}

export function readGraph(root = "."): Graph {
  const files = globSync(modules, { cwd: root });
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const importsOf = (file: string, text: string) =>
    isDoor(file) ? mentionedIn(text, file) : throughDoors(text, file, sources);
  return new Map([...sources].map(([file, text]) => [file, importsOf(file, text)]));
}

/**
 * Returns these files and everything that they import, directly or indirectly. Files that are not modules, such as data files, are
 * included.
 */
export function closure(graph: Graph, from: Iterable<string>): Set<string> {
  const reached = new Set(from);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
}

/** Returns these files and every module that imports one of them, directly or indirectly. */
export function importers(graph: Graph, of: Iterable<string>): Set<string> {
  const reversed: Graph = new Map();
  for (const [file, imported] of graph)
    for (const each of imported) reversed.set(each, [...(reversed.get(each) ?? []), file]);
  return closure(reversed, of);
}
