import { expect, test } from "vitest";
import type { ReadContent } from "./content-file.ts";
import { contentCopy } from "./copy.ts";
import { usageIn } from "./usage.ts";
import { pageReport, usageReport } from "./usage-report.ts";

const fact = (id: string, checked = "2026-11-22") => ({
  ...{ id, en: `en ${id}`, ar: `ar ${id}`, conf: "sure", print: "hedged", src: "a source", checked },
  services: ["tiling"],
});
const line = (facts: string[]) => ({ reader: "an owner", story: "a story", facts, shape: "story", sheets: ["tank"] });
const page = (language: "en" | "ar", reviewed: string): ReadContent => ({
  file: `${language}/ajman/plumbing.yaml`,
  language,
  id: "/ajman/plumbing",
  data: { reviewed },
});

const read: ReadContent[] = [
  { file: "shared/facts/ajman.yaml", data: [fact("ajman-001"), fact("ajman-002", "2026-12-03"), fact("ajman-003")] },
  {
    file: "shared/angles.yaml",
    data: {
      "/ajman/plumbing": line(["ajman-001", "ajman-002", "sheet:tank"]),
      "/ajman/tiling": line(["ajman-001"]),
    },
  },
  page("en", "2026-12-04"),
  page("ar", "2026-12-01"),
];
const usage = usageIn(read);

test("each fact says where it is used, and each page what it uses", () => {
  const report = usageReport(usage);
  expect(report).toContain("    ajman-001  /ajman/plumbing /ajman/tiling\n");
  expect(report).toContain("    /ajman/plumbing [tank] ajman-001 ajman-002 sheet:tank\n");
});

test("facts that no page uses are listed", () => {
  expect(usageReport(usage)).toContain("NOT USED (1 of 3)\n    ajman-003\n");
});

test("a page has to be read again if a fact was checked after the older of its two readings", () => {
  expect(usageReport(usage)).toMatch(/TO BE READ AGAIN \(1\)\n {4}reread \/ajman\/plumbing: .*: ajman-002$/);
  const after = usageIn(read.map((each) => (each.language ? page(each.language, "2026-12-03") : each)));
  expect(usageReport(after)).toContain("TO BE READ AGAIN (0)");
});

test("the writer of a page sees both languages, how a fact may be said, and whether it was found for another trade", () => {
  const [plumbing, tiling] = usage.pages.map((each) => pageReport(each, usage.facts));
  expect(plumbing).toContain("ajman-001  [hedged]  found for other trades\n    en ajman-001\n    ar ajman-001\n");
  expect(tiling).toContain("ajman-001  [hedged]\n");
});

/** The files from which references are filled. */
const words = ["en", "ar"].flatMap((code) => [`${code}/calculator-words.yaml`, `${code}/sheet-words.yaml`]);

test("the command prints a row, and names all rows when it does not know one", () => {
  const copy = contentCopy({ only: ["shared", "en/sharjah", "ar/sharjah", ...words] });
  const run = (...args: string[]) => copy.run("scripts/test/content-facts.ts", ...args);
  const ids = run("--row", "sharjah").stdout.match(/^\/\S+/gm) ?? [];
  expect(ids).toContain("/sharjah/ac-services");
  expect(ids.every((id) => id.startsWith("/sharjah/"))).toBe(true);
  expect(run("--row", "atlantis")).toMatchObject({ status: 1, stderr: expect.stringContaining("umm-al-quwain") });
});
