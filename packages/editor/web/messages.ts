import type { z } from "zod";
import type { FoundProblem } from "../files/problems.ts";
import { fill, type PageWords, wordOf } from "./words.ts";

/**
 * Describes a problem in plain words. The library's messages are for programmers, so they are replaced. A schema's own messages are already
 * for readers.
 */
export function inPlainWords({ issue, reason }: FoundProblem, value: unknown, pageWords: PageWords): string {
  const said = issue ? ofIssue(issue, value, pageWords) : undefined;
  return said ?? wordOf(pageWords.words.said, reason) ?? reason;
}

function ofIssue(issue: z.core.$ZodIssue, value: unknown, { words: { problems } }: PageWords): string | undefined {
  if (isBlank(value) && (issue.code === "invalid_format" || issue.code === "too_small") && typeof value === "string")
    return problems.empty;
  if (issue.code === "too_big" || issue.code === "too_small") return ofSize(issue, value, problems);
  if (issue.code === "invalid_value") return fill(problems.choice, { values: issue.values.join(", ") });
  if (issue.code === "unrecognized_keys") return fill(problems.unknown, { keys: issue.keys.join(", ") });
  if (issue.code === "invalid_type")
    return isBlank(value) ? problems.missing : issue.expected === "number" ? problems.number : undefined;
  if (issue.code === "invalid_key") return problems.key;
  if (issue.code !== "invalid_format") return;
  if (issue.format === "date") return problems.date;
  return issue.format === "email" ? problems.email : undefined;
}

const isBlank = (value: unknown) => value === undefined || (typeof value === "string" && value.trim() === "");

type Sized = z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall;
function ofSize(issue: Sized, value: unknown, problems: PageWords["words"]["problems"]) {
  const big = issue.code === "too_big";
  const bounds: Record<string, string> = big ? { max: String(issue.maximum) } : { min: String(issue.minimum) };
  if (issue.origin === "string") {
    return fill(big ? problems.tooLong : problems.tooShort, { ...bounds, n: String(value).trim().length });
  }
  if (issue.origin === "array") return fill(big ? problems.tooMany : problems.tooFew, bounds);
  return fill(big ? problems.tooLarge : problems.tooSmall, bounds);
}
