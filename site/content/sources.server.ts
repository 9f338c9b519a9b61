import type { z } from "zod";
import { readContent } from "./files.server.ts";
import { sources as sourcesSchema } from "./schemas/sources.ts";

export type Source = z.infer<typeof sourcesSchema>[string];

/** A part of a line: plain text, or words that are linked to the page of a source. */
export type SourcePart = string | { text: string; url: string; read?: string };
export type SourceLine = SourcePart[];

/** The words that are linked, and the pattern that finds them. */
type Finder = { sources: ReadonlyMap<string, Source>; pattern: RegExp };
const finders = new WeakMap<object, Finder>();

/** Returns the words that are linked. The result is cached as long as the file does not change. */
export function sourceFinder(): Finder {
  const read = readContent("shared/sources.yaml", sourcesSchema);
  const known = finders.get(read);
  if (known) return known;
  const { body: _, ...all } = read;
  const made = finderOf(Object.values(all));
  finders.set(read, made);
  return made;
}

/** The longest words come first, so that they win over words that are a part of them. */
export function finderOf(all: readonly Source[]): Finder {
  const sources = new Map(all.flatMap((source) => source.says.map((words) => [words, source] as const)));
  const words = [...sources.keys()].sort((one, other) => other.length - one.length);
  const escaped = words.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { sources, pattern: new RegExp(`(?<![A-Za-z])(${escaped.join("|")})(?![A-Za-z\\d])`) };
}

/** Cuts the lines at the words that are linked. A page links each address once, where it first stands. */
export function linkedSources(lines: readonly string[], { sources, pattern } = sourceFinder()): SourceLine[] {
  const linked = new Set<string>();
  const part = (text: string): SourcePart[] => {
    const source = sources.get(text);
    if (!source || linked.has(source.url)) return text ? [text] : [];
    linked.add(source.url);
    return [{ text, url: source.url, read: source.read }];
  };
  return lines.map((line) => line.split(pattern).flatMap(part));
}

/** The line without its links. */
export const lineText = (line: SourceLine): string =>
  line.map((part) => (typeof part === "string" ? part : part.text)).join("");

/** The addresses to which the lines lead. */
export const citedBy = (lines: readonly string[], finder = sourceFinder()): string[] =>
  linkedSources(lines, finder)
    .flat()
    .flatMap((part) => (typeof part === "string" ? [] : [part.url]));
