import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { ContentError, contentFolder, readWhole, stampOf } from "#site/content/files.server.ts";
import type { ContentFile, ReadContent } from "./content-file.ts";
import { allFiles, fileNamed } from "./files.ts";
import type { Problem } from "./problem.ts";

/** Reads files with the schemas that the site uses. Each invalid file is a problem. */
export function readAll(files = allFiles()): { read: ReadContent[]; problems: Problem[] } {
  const read: ReadContent[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const known = fileNamed(file);
    if (!known) problems.push({ file, reason: "nothing reads this file: the site map has no page of that name" });
    else {
      const result = attempt(known);
      if ("data" in result) read.push({ ...known, ...result });
      else problems.push(...result.problems);
    }
  }
  return { read, problems };
}

/** Reads all content file by file, so that the first check is quick and other work of the process does not wait. */
export async function readAhead(): Promise<void> {
  for (const file of allFiles()) {
    readAll([file]);
    await setImmediate();
  }
}

type Read = Pick<ReadContent, "data" | "written" | "cited">;

/** The last result of each file, with the files from which it was made. The editor reads all content at each save, and few files have changed since. */
const readBefore = new Map<string, { files: readonly string[]; stamp: string; read: Read }>();

function attempt({ file, schema }: ContentFile): Read | { problems: Problem[] } {
  try {
    if (!schema) return { data: JSON.parse(readFileSync(join(contentFolder, file), "utf8")) };
    const before = readBefore.get(file);
    if (before && before.stamp === stampOf(before.files)) return before.read;
    const { value, written, cited, files } = readWhole(file, schema);
    const { front, body } = written;
    const read = { data: value, written: Array.isArray(front) ? front : { ...(front as object), body }, cited };
    readBefore.set(file, { files, stamp: stampOf(files), read });
    return read;
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof SyntaxError)) throw error;
    return { problems: problemsFrom(file, error) };
  }
}

/**
 * Splits an error message into problems. Its lines have the form "content/<file>: <field>: <reason>". A line without a field stays
 * unchanged.
 */
function problemsFrom(file: string, { message }: Error): Problem[] {
  const start = `content/${file}: `;
  const lines = message.split("\n").filter((line) => line.startsWith(start));
  // A file with figures for references that is wrong is reported by itself, and not again by each page that needs it.
  if (lines.length === 0) return message.startsWith("content/") ? [] : [{ file, reason: message }];
  return lines.map((line) => {
    const [, field, reason] = /^([\w.-]+|the file): (.*)$/.exec(line.slice(start.length)) ?? [];
    return reason ? { file, field, reason } : { file, reason: line.slice(start.length) };
  });
}
