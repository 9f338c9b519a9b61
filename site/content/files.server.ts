import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { otherLanguage } from "@site/ground/language/languages.ts";
import { parseDocument } from "yaml";
import type { z } from "zod";
import { type FillResult, fillReferences, languageOfFile } from "./references/fill.ts";
import type { Citation, Origins } from "./references/print.ts";
import { withSources } from "./references/sources.ts";
import { calculatorWords } from "./schemas/calculators.ts";
import { facts } from "./schemas/facts.ts";
import { prices } from "./schemas/prices.ts";
import { sheetWords } from "./schemas/sheet-words.ts";
import { isSold } from "./sold.ts";

/** A mistake in a content file. It stops the build. The message is written for the person who edits the file. */
export class ContentError extends Error {
  override name = "ContentError";
}

export const contentFolder = join(process.cwd(), "content");

/** `files` are the files of which the value was made, and `stamp` says when they were changed. */
type Parsed = { files: readonly string[]; stamp: string; value: unknown };
const parsed = new Map<string, Parsed>();

/** Says when the files were last changed. */
export const stampOf = (files: readonly string[]): string =>
  files.map((file) => statSync(join(contentFolder, file)).mtimeMs).join(" ");

/**
 * Reads a YAML file, or a Markdown file with front matter, whose text becomes `body`. References in the texts are filled. The result is cached
 * until the file changes, or a file from which a reference was filled. If the schema is for only a part of the file, `part` names that part
 * in the cache.
 */
export function readContent<S extends z.ZodType>(file: string, schema: S, part = ""): z.infer<S> & { body: string } {
  const key = `${file} ${part}`;
  let known = parsed.get(key);
  if (known?.stamp !== stampOf(known?.files ?? [file])) {
    const { value, files } = readWhole(file, schema);
    known = { files, stamp: stampOf(files), value };
    parsed.set(key, known);
  }
  return known?.value as z.infer<S> & { body: string };
}

/** Reads a file for a check of the content: its value, the texts as they are written, and the figures that its references print. */
export function readWhole<S extends z.ZodType>(file: string, schema: S) {
  const written = parts(file);
  const { front, body, cited, files } = filled(file, written);
  const valid = check(file, schema, front);
  const both = cited.length > 0 ? bothLanguages(file) : [];
  const value: unknown = cited.length > 0 ? withSources(valid, () => citingOf(file, both, cited)) : valid;
  return {
    value: Array.isArray(value) ? value : { ...(typeof value === "object" && value), body },
    written,
    cited,
    files: [...new Set([...files, ...both])],
  };
}

/** Returns a file with its references filled, without checking it against a schema. */
export function rawContent(file: string): Record<string, unknown> {
  const { front, body } = filled(file, parts(file));
  return { ...(typeof front === "object" && front), body };
}

/** The fields of a file, and the text below the front matter of a Markdown file. */
type Parts = { front: unknown; body: string };

function parts(file: string): Parts {
  const { front, body } = split(file, readFileSync(join(contentFolder, file), "utf8"));
  return { front: parseYaml(file, front), body };
}

/** Fills the references in a value of a file, and tells which files were read for it. A file for both languages takes none. */
export function fillValue<T>(file: string, value: T): FillResult<T> & { files: string[] } {
  const language = languageOfFile(file);
  if (!language) return { value, cited: [], problems: [], files: [file] };
  const { origins, files } = originsOfFile(file);
  return { ...fillReferences(value, language, origins), files };
}

function filled(file: string, { front, body }: Parts): Parts & { cited: Citation[]; files: string[] } {
  const [head, text] = [fillValue(file, front), fillValue(file, { body })];
  const problems = [...head.problems, ...text.problems];
  if (problems.length > 0)
    throw new ContentError(problems.map(({ field, reason }) => `content/${file}: ${field}: ${reason}`).join("\n"));
  const files = [...new Set([...head.files, ...text.files])];
  return { front: head.value, body: text.value.body, cited: [...head.cited, ...text.cited], files };
}

/** The file, and the same file in the other language if there is one. */
function bothLanguages(file: string): string[] {
  const language = languageOfFile(file) ?? "en";
  const twin = otherLanguage(language) + file.slice(language.length);
  return [file, twin].filter((each) => existsSync(join(contentFolder, each)));
}

/** A source that the other language lists is not added in the words of the fact. */
function citingOf(file: string, both: readonly string[], cited: readonly Citation[]) {
  const language = languageOfFile(file) ?? "en";
  return { cited, listed: both.flatMap(sourcesIn), words: readContent(`${language}/sheet-words.yaml`, sheetWords) };
}

function sourcesIn(file: string): string[] {
  const { front } = parts(file);
  const sources = typeof front === "object" && front && "sources" in front ? front.sources : [];
  return Array.isArray(sources) ? sources.filter((each) => typeof each === "string") : [];
}

/** The files with the figures that references print. The list grows as they are read. */
function originsOfFile(file: string): { origins: Origins; files: string[] } {
  const files = [file];
  const read = <S extends z.ZodType>(other: string, schema: S) => {
    if (!files.includes(other)) files.push(other);
    return readContent(other, schema);
  };
  return {
    files,
    origins: {
      prices: () => read("shared/prices.yaml", prices),
      facts: (name) => read(name, facts),
      units: (language) => read(`${language}/calculator-words.yaml`, calculatorWords).units,
      sells: (page) => isSold(page),
    },
  };
}
function split(file: string, text: string) {
  if (!file.endsWith(".md")) return { front: text, body: "" };
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!match) throw new ContentError(`content/${file}: must begin with front matter between two lines of ---`);
  return { front: match[1] ?? "", body: (match[2] ?? "").trim() };
}

function parseYaml(file: string, text: string): unknown {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new ContentError(`content/${file}: ${error.message}`);
  return document.toJS();
}

function check<S extends z.ZodType>(file: string, schema: S, value: unknown): z.infer<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    (issue) => `content/${file}: ${issue.path.join(".") || "the file"}: ${issue.message}`,
  );
  throw new ContentError(lines.join("\n"));
}
