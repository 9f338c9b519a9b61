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

test("no number stands for two decisions", () => {
  const numbers = records.map((file) => basename(file).slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

const head = `# Decisions

Short records of what was decided and why, so that nobody has to guess. A record is \`NNNN-title.md\`: \`# N. Title\`, then a line \`date · status\` (accepted; superseded by NNNN), then the decision,
its reasons and what it costs. A record is not rewritten: a later one takes its place. Numbers are not used twice; 12 was never written. \`npm run decisions\` writes this index.

| | decision | date | status |
|---|---|---|---|
`;

test("the index matches the records (npm run decisions)", async () => {
  const rows = records.map((file) => {
    const { number, title, date, status } = read(file);
    return `| ${number} | [${title}](${basename(file)}) | ${date} | ${status} |\n`;
  });
  await expect(head + rows.join("")).toMatchFileSnapshot(resolve("docs/decisions/README.md"));
});
