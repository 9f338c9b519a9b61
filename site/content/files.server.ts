import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { z } from "zod";

/** A mistake in a content file. It stops the build. The message is written for the person who edits the file. */
export class ContentError extends Error {
  override name = "ContentError";
}

export const contentFolder = join(process.cwd(), "content");

type Parsed = { stamp: number; value: unknown };
const parsed = new Map<string, Parsed>();

/**
 * Reads a YAML file, or a Markdown file with front matter, whose text becomes `body`. The result is cached until the file changes. If the schema is
 * for only a part of the file, `part` names that part in the cache.
 */
export function readContent<S extends z.ZodType>(file: string, schema: S, part = ""): z.infer<S> & { body: string } {
  const key = `${file} ${part}`;
  const path = join(contentFolder, file);
  const stamp = statSync(path).mtimeMs;
  let known = parsed.get(key);
  if (known?.stamp !== stamp) {
    const { front, body } = split(file, readFileSync(path, "utf8"));
    const value = check(file, schema, parseYaml(file, front));
    known = { stamp, value: Array.isArray(value) ? value : { ...(typeof value === "object" && value), body } };
    parsed.set(key, known);
  }
  return known.value as z.infer<S> & { body: string };
}

/** Returns a file as it is written, without checking it against a schema. */
export function rawContent(file: string): Record<string, unknown> {
  const { front, body } = split(file, readFileSync(join(contentFolder, file), "utf8"));
  const value = parseYaml(file, front);
  return { ...(typeof value === "object" && value), body };
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
