/**
 * `npm run commits -- base..head` checks commits: each needs a subject in the conventional form of at most 72 characters, and a body.
 * Merges are refused.
 */
import { execFileSync } from "node:child_process";

const conventional = /^(?:feat|fix|refactor|perf|docs|test|build|ci|chore|style|revert)(?:\([\w\- ,/]+\))?!?: \S/;

export function commitProblems(subject: string, parents: number, body: string): string[] {
  return [
    ...(parents > 1 ? ["is a merge: rebase instead"] : []),
    ...(subject.length > 72 ? [`has ${subject.length} characters, 72 are allowed`] : []),
    ...(body.trim() ? [] : ["has no body that says why"]),
    ...(conventional.test(subject) ? [] : ["is not of the form `fix(scope): what changes`"]),
  ];
}

function main(range = "origin/main..HEAD") {
  const log = execFileSync("git", ["log", "-z", "--format=%h%x09%p%x09%s%x09%b", range], { encoding: "utf8" });
  const commits = log.split("\0").filter(Boolean);
  const problems = commits.flatMap((line) => {
    const [hash, parents = "", subject = "", ...body] = line.split("\t");
    return commitProblems(subject, parents.split(" ").length, body.join("\t")).map(
      (what) => `${hash} "${subject}" ${what}`,
    );
  });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${commits.length} commits are in order.`);
}

if (import.meta.main) main(process.argv[2]);
