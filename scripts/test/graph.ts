/** Reads which modules import which, to say what a change reaches. Every import names its file with its ending, so no resolver is needed. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export type Graph = Map<string, string[]>;

export const rooms = [
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
const modules = [`{${rooms.join(",")}}/**/*.{ts,tsx,js}`, "*.{ts,cjs}"];

/** Import and export, at the top and later, a module that a test replaces, and the file of a worker. */
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

export function readGraph(root = "."): Graph {
  const files = globSync(modules, { cwd: root });
  return new Map(files.map((file) => [file, mentionedIn(readFileSync(join(root, file), "utf8"), file)]));
}

/** These files and all that they import, directly or not. Files that are no module, such as data, are among them. */
export function closure(graph: Graph, from: Iterable<string>): Set<string> {
  const reached = new Set(from);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
}

/** Every module that imports one of these files, directly or not, and these files. */
export function importers(graph: Graph, of: Iterable<string>): Set<string> {
  const reversed: Graph = new Map();
  for (const [file, imported] of graph)
    for (const each of imported) reversed.set(each, [...(reversed.get(each) ?? []), file]);
  return closure(reversed, of);
}
