/**
 * A comment is a sentence with a subject and a verb. A comment that begins with one of these words is a clause without a main sentence, so
 * it has to be read twice. For example, write "The temperature on the other side of the surface" and not "What stands behind a surface".
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const words = "As By From Of That What Whether Which Who Whom Whose With Without".split(" ");
const clause = new RegExp(`^(?:${words.join("|")})\\b`);

/**
 * Returns the first line of each comment in a text, with its line number. A line comment directly below another one belongs to the same
 * comment.
 */
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

const clausesIn = (text: string) => beginnings(text).filter((beginning) => clause.test(beginning.words));

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
    clausesIn(readFileSync(file, "utf8")).map((found) => `${file}:${found.line} ${found.words}`),
  );
  expect(found, "begin with a subject, and say what it does").toEqual([]);
});

test.each(words)("%s begins no comment of any kind", (word) => {
  expect(clausesIn(`/** ${word} it is. */`)).toHaveLength(1);
  expect(clausesIn(`/**\n * ${word} it is. It may close.\n */`)).toHaveLength(1);
  expect(clausesIn(`// ${word} it is.\n// ${word} goes on.`)).toHaveLength(1);
  expect(clausesIn(`const a = 1; // ${word} it is.`)).toHaveLength(1);
  expect(clausesIn(`{/* ${word} it is. */}`)).toHaveLength(1);
  expect(clausesIn(`/** ${word}ever is asked, it answers. */\nconst address = "https://example.com/${word}";`)).toEqual(
    [],
  );
});
