/**
 * A comment is a sentence with a subject and a verb. One that begins with one of these words is a clause without its sentence, which has to be
 * read twice: "What stands behind a surface" instead of "The temperature on the other side of the surface".
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const clause = /^(?:As|By|From|Of|That|What|Whether|Which|Who|Whom|Whose|With|Without)\b/;

/** The beginnings of the comments of a text, with their lines. A line comment below another one goes on with it. */
function beginnings(text: string): { line: number; words: string }[] {
  const lines = text.split("\n");
  return lines.flatMap((each, at) => {
    const block = /(?:^|\s|\{)\/\*\*?\s*(.*)/.exec(each);
    if (block) return [{ line: at + 1, words: block[1] || (lines[at + 1] ?? "").replace(/^\s*\*\s?/, "") }];
    const [, words] = /(?:^|[\s,;{}()])\/\/ (.*)/.exec(each) ?? [];
    const goesOn = /^\s*\/\//.test(each) && /^\s*\/\//.test(lines[at - 1] ?? "");
    return words === undefined || goesOn ? [] : [{ line: at + 1, words }];
  });
}

const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.js", "*.cjs", "*.mjs"],
  {
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => file && existsSync(file) && !file.endsWith("comments.test.ts"));

test("no comment begins with a clause", () => {
  expect(files.length).toBeGreaterThan(2000);
  const found = files.flatMap((file) =>
    beginnings(readFileSync(file, "utf8"))
      .filter(({ words }) => clause.test(words))
      .map(({ line, words }) => `${file}:${line} ${words}`),
  );
  expect(found, "begin with a subject, and say what it does").toEqual([]);
});

test.each([
  ["/** What stands behind it. */", 1],
  ["/**\n * Whether it is open. It may close.\n */", 1],
  ["// Of all days the last.\n// Whose it is.", 1],
  ["const a = 1; // That many.", 1],
  ["{/* Without a script. */}", 1],
  ["/** Whatever is asked, it answers. */\n// A window of time, of which there are many.", 0],
  ['const address = "https://example.com/What";', 0],
])("finds the clauses of %j", (text, count) => {
  expect(beginnings(text).filter(({ words }) => clause.test(words))).toHaveLength(count);
});
