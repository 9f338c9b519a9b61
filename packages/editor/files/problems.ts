import type { z } from "zod";
import { isObject } from "../form/schema.ts";
import type { Problem, Site } from "../site.ts";

/**
 * A problem in a file. The schema's own message can be shown to an editor. The library's messages are made readable where they are shown.
 */
export type FoundProblem = Problem & { issue?: z.core.$ZodIssue };

/**
 * Lists the problems that the files would have with these values: problems found by their schemas, then those found by the site's own
 * checks.
 */
export function problemsWith(site: Site, values: Record<string, unknown>): FoundProblem[] {
  const read: Record<string, unknown> = {};
  const problems: FoundProblem[] = [];
  for (const [file, value] of Object.entries(values)) {
    const result = parsed(site, file, value);
    if ("data" in result) read[file] = result.data;
    else problems.push(...result.problems);
  }
  return problems.length > 0 ? problems : site.problemsOf(read);
}

function parsed(
  { fileNamed, filled }: Site,
  file: string,
  written: unknown,
): { data: unknown } | { problems: FoundProblem[] } {
  const known = fileNamed(file);
  if (!known) return { problems: [{ file, reason: "nothing reads this file" }] };
  const { value, problems } = filled(file, written);
  if (problems.length > 0) return { problems };
  const { body, ...head }: Record<string, unknown> = isObject(value) ? value : {};
  const isText = file.endsWith(".md");
  if (isText && !String(body ?? "").trim()) return { problems: [{ file, field: "body", reason: "needs words" }] };
  if (!known.schema) return { data: value };
  const result = known.schema.safeParse(isText ? head : value);
  if (!result.success) return { problems: result.error.issues.flatMap((issue) => found(file, issue)) };
  return { data: isObject(result.data) ? { ...result.data, body: body ?? "" } : result.data };
}

/**
 * Returns the problems of one issue. A union has an error for each of its variants; the variant that reads furthest into the value says
 * what is wrong.
 */
function found(file: string, issue: z.core.$ZodIssue, above: PropertyKey[] = []): FoundProblem[] {
  const path = [...above, ...issue.path];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const deepest = issue.errors.toSorted((one, other) => depthOf(other) - depthOf(one))[0];
    if (deepest && depthOf(deepest) > 0) return deepest.flatMap((each) => found(file, each, path));
  }
  return [{ file, field: path.join("."), reason: issue.message, issue }];
}

const depthOf = (issues: z.core.$ZodIssue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
