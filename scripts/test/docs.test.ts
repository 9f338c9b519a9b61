import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { guides, isException, limits, namesInSources, tooLong, unknownNames, unknownScripts } from "./guides.ts";

const read = (file: string) => readFileSync(file, "utf8");
const found = (check: (text: string) => string[], files: string[]) =>
  files.flatMap((file) => check(read(file)).map((what) => `${file}: ${what}`));

test(`no guide has a line of more than ${limits.line} characters, or more than ${limits.page} lines`, () => {
  const files = guides.filter((file) => !isException(file));
  expect(files.length).toBeGreaterThan(100);
  expect(found(tooLong, files)).toEqual([]);
});

test("each name in backticks is in the sources, or is marked: <!-- not ours: NAME, … -->", () => {
  const known = namesInSources();
  expect(known.size).toBeGreaterThan(20_000);
  expect(
    found(
      (text) => unknownNames(text, known),
      guides.filter((file) => file !== "CHANGELOG.md"),
    ),
  ).toEqual([]);
});

test("each command that begins with npm run is a script of package.json", () => {
  const scripts = new Set(Object.keys(JSON.parse(read("package.json")).scripts));
  expect(
    found(
      (text) => unknownScripts(text, scripts),
      guides.filter((file) => file !== "CHANGELOG.md"),
    ),
  ).toEqual([]);
});

describe("what the checks find in a made-up page", () => {
  const words = (count: number) => "word ".repeat(count).trim();

  test("a line that is too long", () => {
    expect(tooLong(`# A\n\n${words(20)}\n`)).toEqual([]);
    expect(tooLong(`# A\n\n${words(21)}\n`)).toEqual(["line 3 has 104 characters"]);
    expect(tooLong(`- [${words(21)}](a.md) and\n`)).toEqual(["line 1 has 118 characters"]);
  });

  test("not a line that cannot be cut: a row, code, one link, one address", () => {
    const long = words(30);
    expect(tooLong(`| ${long} |\n\`\`\`\n${long}\n\`\`\`\n- [${long}](a.md).\n![${long}](a.png)`)).toEqual([]);
    expect(tooLong(`https://example.com/${"a".repeat(100)}\n[a]: ${"b".repeat(100)}`)).toEqual([]);
    expect(tooLong(`\`\`\`\n${long}\n\`\`\`\n${long}`)).toEqual(["line 4 has 149 characters"]);
  });

  test("a page that is too long", () => {
    expect(tooLong("a\n".repeat(150))).toEqual([]);
    expect(tooLong("a\n".repeat(151))).toEqual(["the page has 151 lines"]);
  });

  const known = new Set(["sendMail", "PORT_NUMBER", "lead_files", "send.ts"]);

  test("a name that no source has", () => {
    expect(unknownNames("`sendMail()`, `PORT_NUMBER=1`, `lead_files.id`, `mails/send.ts`, `npm run x`", known)).toEqual(
      [],
    );
    expect(unknownNames("`sentMail`, `post()`, `PORT_NAME`, `lead_photos`, `mails/sent.ts`", known)).toEqual([
      "sentMail",
      "post",
      "PORT_NAME",
      "lead_photos",
      "sent.ts",
    ]);
  });

  test("not a name in a fence or outside of backticks, a pattern, or a name that stands for any", () => {
    expect(
      unknownNames("sentMail\n\n```\nsentMail()\n```\n`*.alone.test.ts`, `x.test.ts`, `NAME.yaml`", known),
    ).toEqual([]);
  });

  test("a command that package.json does not have, also in a fence", () => {
    const scripts = new Set(["dev", "content:check"]);
    expect(unknownScripts("`npm run dev`, `npm run content:check -- x`, `npm run NAME`", scripts)).toEqual([]);
    expect(unknownScripts("`npm run env:example`\n```\nnpm run content\n```", scripts)).toEqual([
      "env:example",
      "content",
    ]);
  });

  test("a foreign name is marked, and a mark is used", () => {
    expect(unknownNames("`readFileSoon()`\n\n<!-- not ours: readFileSoon -->", known)).toEqual([]);
    expect(unknownNames("`sentMail`\n\n<!-- not ours: sentMail,\nreadFileSoon -->", known)).toEqual([
      "readFileSoon is marked, but not used",
    ]);
  });
});
