import type { z } from "zod";
import { problemsWithin } from "#scripts/test/content/check.ts";
import type { Read } from "#scripts/test/content/content-file.ts";
import { fileNamed } from "#scripts/test/content/files.ts";
import type { Problem } from "#scripts/test/content/problem.ts";
import { readAll } from "#scripts/test/content/read.ts";

/** A schema's own message is worded for the reader; the library's are put into words where they are shown. */
export type Found = Problem & { issue?: z.core.$ZodIssue };

/** What is wrong with the files if they held these values: by their schemas, then by the checks of `npm run content:check`. */
export function problemsWith(values: Record<string, unknown>): Found[] {
  const read: Read[] = [];
  const problems: Found[] = [];
  for (const [file, value] of Object.entries(values)) {
    const result = parsed(file, value);
    if (Array.isArray(result)) problems.push(...result);
    else read.push(result);
  }
  if (problems.length > 0) return problems;
  const others = readAll().read.filter(({ file }) => !(file in values));
  return problemsWithin([...others, ...read]).filter(({ file }) => file in values);
}

function parsed(file: string, value: unknown): Read | Found[] {
  const known = fileNamed(file);
  if (!known) return [{ file, reason: "nothing reads this file" }];
  const { body, ...head } = value as { body?: string };
  const isText = file.endsWith(".md");
  if (isText && !body?.trim()) return [{ file, field: "body", reason: "needs words" }];
  if (!known.schema) return { ...known, data: value };
  const result = known.schema.safeParse(isText ? head : value);
  if (!result.success) return result.error.issues.flatMap((issue) => found(file, issue));
  return {
    ...known,
    data: Array.isArray(result.data) ? result.data : { ...(result.data as object), body: body ?? "" },
  };
}

/** Of several variants the one that came furthest says what is wrong. */
function found(file: string, issue: z.core.$ZodIssue, above: PropertyKey[] = []): Found[] {
  const path = [...above, ...issue.path];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const deepest = issue.errors.toSorted((one, other) => depthOf(other) - depthOf(one))[0];
    if (deepest && depthOf(deepest) > 0) return deepest.flatMap((each) => found(file, each, path));
  }
  return [{ file, field: path.join("."), reason: issue.message, issue }];
}

const depthOf = (issues: z.core.$ZodIssue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
