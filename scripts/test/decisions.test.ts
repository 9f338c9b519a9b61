import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { expect, test } from "vitest";

const records = globSync("docs/decisions/0*.md").sort();
const form =
  /^# (?<number>\d+)\. (?<title>\S.*)\n\n(?<date>20\d\d-\d\d-\d\d) · (?<status>(?:proposed|accepted|superseded).*)\n/;
const read = (file: string) => form.exec(readFileSync(file, "utf8"))?.groups ?? {};

test.for(records)("%s has its number, a date and a status", (file) => {
  expect(read(file)).toMatchObject({ number: String(Number(basename(file).slice(0, 4))) });
});

test("no two decisions have the same number", () => {
  const numbers = records.map((file) => basename(file).slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

const head = `# Decisions

For developers who ask why something is as it is. Each record says in a few lines what was decided,
for what reasons, and what it costs.

- A record is \`NNNN-title.md\`: \`# N. Title\`, then a line \`date · status\` (accepted; superseded by
  NNNN), then the text.
- A record is not rewritten: a later one takes its place. So older records use the words of their
  day, such as "request" for an enquiry and "staff" for colleagues ([glossary](../glossary.md)).
- Numbers are not used twice, and some were never used.
- \`npm run decisions\` writes this index. A record without a remark is accepted.

`;

/** Returns an entry of the list, wrapped to lines of at most 100 characters as in all guides. */
const entry = (text: string) =>
  text.split(" ").reduce((lines, word) => {
    const last = lines.slice(lines.lastIndexOf("\n") + 1);
    return last.length + 1 + word.length > 100 ? `${lines}\n  ${word}` : `${lines} ${word}`;
  }, "-");

test("the index matches the records (npm run decisions)", async () => {
  const entries = records.map((file) => {
    const { title, status = "" } = read(file);
    const remark = status === "accepted" ? "" : ` (${status.replace(/^accepted(?:;| ·) /, "")})`;
    return `${entry(`${basename(file).slice(0, 4)} [${title}](${basename(file)})${remark}`)}\n`;
  });
  await expect(head + entries.join("")).toMatchFileSnapshot(resolve("docs/decisions/README.md"));
});
