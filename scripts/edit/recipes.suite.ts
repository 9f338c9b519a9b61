import { fieldsIn } from "@site/editor/web/browser.fixture.ts";
import { besideName } from "@site/editor/web/view.ts";
import { beforeAll, expect } from "vitest";
import { type Editor, sharedEditor, test } from "./fixture.ts";

/** Follows the recipes in docs/editing/editor.md step by step. */
let editor: Editor;
beforeAll(async () => {
  editor = await sharedEditor();
});

const jobs = "*/vacancies.yaml";
const inBoth = [
  ["en", "open"],
  ["ar", "open"],
];
const field = (code: string, ...path: (string | number)[]) => JSON.stringify([code, ...path]);

test("a vacancy: its name becomes an address, its empty fields are named, and a filled one is in both files", async () => {
  const before = ["en", "ar"].map((code) => editor.read(`${code}/vacancies.yaml`));
  const form = await editor.form(jobs);
  form.set(besideName("put", inBoth), "Night Plasterer");
  const added = fieldsIn(await (await editor.send(jobs, form, JSON.stringify(["put", inBoth, ""]))).text());
  const refused = await editor.send(jobs, added);
  expect(refused.status).toBe(422);
  const said = await refused.text();
  for (const name of ["Title", "Summary", "City", "Open until"])
    expect(said).toMatch(new RegExp(`night-plasterer › ${name}: `));
  const at = (side: string, code: string, ...path: (string | number)[]) =>
    field(code, side, "open", "night-plasterer", ...path);
  for (const [side, title] of [
    ["en", "Plasterer"],
    ["ar", "عامل لياسة"],
  ] as const)
    for (const [code, ...path] of [
      ["s", "title"],
      ["s", "summary"],
      ["s", "place"],
      ["s", "shift"],
      ["s", "duties", 0],
      ["s", "duties", 1],
      ["s", "must", 0],
    ] as const)
      added.set(at(side, code, ...path), title);
  for (const [key, value] of Object.entries({
    city: "sharjah",
    employment: "FULL_TIME",
    posted: "2026-11-26",
    until: "2027-02-28",
  }))
    added.set(at("en+ar", "s", key), value);
  added.set(at("en+ar", "b", "licence"), "false");
  const answer = await editor.send(jobs, added);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${editor.address(jobs)}&saved=2`]);
  ["en", "ar"].forEach((code, side) => {
    const text = editor.read(`${code}/vacancies.yaml`);
    expect(text.startsWith(before[side] as string)).toBe(true);
    expect(text).toMatch(/\n {2}night-plasterer:\n {4}title: /);
  });
});

test.each([
  ["Vacancies", "en", jobs],
  ["الوظائف", "ar", jobs],
  ["prices", "en", "shared/prices.yaml"],
])("somebody who looks for %s finds %s by its name first", async (name, language, file) => {
  const headers = { ...editor.headers, cookie: `${editor.headers.cookie}; tongue=${language}` };
  const list = await (await editor.get(`/?q=${encodeURIComponent(name)}`, headers)).text();
  const [, first = ""] = list.split("<details");
  expect(first).toMatch(/^[^>]* open/);
  expect(first).toContain(encodeURIComponent(file));
});

test("a price is changed by one figure in one line", async () => {
  const file = "shared/prices.yaml";
  const before = editor.read(file);
  const form = await editor.form(file);
  const figure = field("n", "shared", "trades", "ac", "rows", "ac-visit", "aed", 0);
  expect(form.get(figure)).toMatch(/^\d+$/);
  form.set(figure, "165");
  expect((await editor.send(file, form)).status).toBe(303);
  const lines = before.split("\n");
  const changed = editor
    .read(file)
    .split("\n")
    .flatMap((line, at) => (line === lines[at] ? [] : [line.trim()]));
  expect(changed).toEqual([expect.stringMatching(/^aed: \[165, \d+\]$/)]);
});

test("a price whose figures are the wrong way round is refused, with its figures marked", async () => {
  const file = "shared/prices.yaml";
  const form = await editor.form(file);
  form.set(field("n", "shared", "trades", "ac", "rows", "ac-visit", "aed", 0), "900");
  const answer = await editor.send(file, form);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("must be [from, to], the smaller one first");
});
