import { afterAll, beforeAll, expect, test } from "vitest";
import { contentCopy } from "./copy.ts";
import { mistakes } from "./mistakes.fixture.ts";
import { placeMistakes } from "./place-mistakes.fixture.ts";

const all = [...mistakes, ...placeMistakes];

/**
 * All mistakes are put into one copy of content/, because reading it takes long. Each mistake must be reported although the others are
 * there too.
 */
let said: { status: number | null; lines: string[] };
const broken = contentCopy({ atEnd: afterAll });
beforeAll(() => {
  for (const [, make] of all) make(broken);
  const { status, stderr } = broken.run("scripts/test/content-check.ts");
  said = { status, lines: stderr.split("\n") };
});

test.for(all)("names file, field and reason when %s", ([, , line]) => {
  expect(said.lines).toContainEqual(expect.stringMatching(line));
});

test("the script ends with exit code 1", () => {
  expect(said.status).toBe(1);
});

test("facts of a file that could not be read are not reported as unknown as well", () => {
  expect(said.lines.filter((line) => /ajman[-.].*no such fact/.test(line))).toEqual([]);
});
