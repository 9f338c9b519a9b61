import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError, contentFolder, readContent } from "#site/content/files.server.ts";
import type { ContentFile, ReadContent } from "./content-file.ts";
import { allFiles, fileNamed } from "./files.ts";
import type { Problem } from "./problem.ts";

/** Reads every file with the schema that the site uses. Each invalid file is a problem. */
export function readAll(): { read: ReadContent[]; problems: Problem[] } {
  const read: ReadContent[] = [];
  const problems: Problem[] = [];
  for (const file of allFiles()) {
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

function attempt({ file, schema }: ContentFile): { data: unknown } | { problems: Problem[] } {
  try {
    const data = schema ? readContent(file, schema) : JSON.parse(readFileSync(join(contentFolder, file), "utf8"));
    return { data };
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
  if (lines.length === 0) return [{ file, reason: message }];
  return lines.map((line) => {
    const [, field, reason] = /^([\w.-]+|the file): (.*)$/.exec(line.slice(start.length)) ?? [];
    return reason ? { file, field, reason } : { file, reason: line.slice(start.length) };
  });
}
