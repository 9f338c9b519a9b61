// cspell:ignore quot
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { smallSite, writeContent } from "../site.fixture.ts";
import { editor as editorOf } from "./app.ts";
import { browserOf, ownBrowser } from "./browser.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "editor-"));
writeContent(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const editor = browserOf(editorOf({ site: smallSite(folder), access: ownBrowser }));
const pathOf = (file: string) => join(folder, "content", file);
const read = (file: string) => readFileSync(pathOf(file), "utf8");

const page = "*/services/painting.yaml";
const files = ["en/services/painting.yaml", "ar/services/painting.yaml"] as const;
const field = (code: string, ...path: (string | number)[]) => JSON.stringify([code, ...path]);
/** Restores the content files after the test. */
const kept = () => {
  const texts = files.map(read);
  onTestFinished(() => {
    for (const [at, file] of files.entries()) writeFileSync(pathOf(file), texts[at] ?? "");
  });
  return texts;
};

test("a form that is sent back unchanged writes nothing", async () => {
  const before = kept();
  const answer = await editor.send(page, await editor.form(page));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${editor.address(page)}&saved=0`]);
  expect(files.map(read)).toEqual(before);
});

test("one word in each language changes one line in each file", async () => {
  const before = kept();
  const form = await editor.form(page);
  form.set(field("s", "en", "name"), "Painting anew");
  form.set(field("s", "ar", "name"), "دهان جديد");
  expect((await editor.send(page, form)).status).toBe(303);
  const lines = (text: string) => text.split("\n");
  files.forEach((file, at) => {
    const [old, now] = [lines(before[at] as string), lines(read(file))];
    expect(now.length).toBe(old.length);
    expect(now.filter((line, place) => line !== old[place])).toEqual([`name: ${at ? "دهان جديد" : "Painting anew"}`]);
  });
  expect(await (await editor.get(`${editor.address(page)}&saved=2`)).text()).toContain("Saved.");
});

test("only a text of several lines accepts a line break", async () => {
  const text = await (await editor.get(editor.address(page))).text();
  const areaOf = (...path: (string | number)[]) =>
    text.match(
      `<textarea [^>]*name="${field("s", "en", ...path)
        .replaceAll('"', "&quot;")
        .replaceAll(/[[\]]/g, "\\$&")}"[^>]*>`,
    )?.[0];
  expect(areaOf("hero", "title")).toContain("data-line");
  expect(areaOf("sections", 0, "body")).not.toContain("data-line");
});

const mistakes: [what: string, name: string, value: string, says: string][] = [
  ["too long", field("s", "en", "name"), "x".repeat(60), "is too long: 60 characters, at most 45"],
  ["empty", field("s", "ar", "summary"), " ", "needs words"],
  ["a link in a plain text", field("s", "en", "hero", "lead"), "See [MEP](/services/mep).", "takes no links"],
  [
    "a link to nowhere",
    field("s", "en", "questions", 0, "answer"),
    "See [it](/nowhere).",
    "the site map has no such page",
  ],
  ["two lines in one", field("s", "en", "hero", "title"), "One\r\ntwo", "must stand on one line"],
];

describe("a mistake is named at its field, and nothing is written", () => {
  test.each(mistakes)("%s", async (_, name, value, says) => {
    const before = kept();
    const form = await editor.form(page);
    expect(form.has(name)).toBe(true);
    form.set(name, value);
    form.set(field("s", "en", "seo", "title"), "Typed and kept, whatever else");
    const answer = await editor.send(page, form);
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toMatch(
      new RegExp(`aria-invalid="true"[\\s\\S]{0,900}<p class="problem">[^<]*${says.replace(/[()]/g, "\\$&")}`),
    );
    expect(text).toContain("Typed and kept, whatever else");
    expect(counted(text)).toBe(linkedFrom(text).length);
    expect(files.map(read)).toEqual(before);
  });
});

/** Returns the fields to which the list of mistakes links. Each link must lead to an existing field that is marked as invalid. */
const linkedFrom = (text: string) =>
  [...text.matchAll(/<li><a href="#([^"]+)">/g)].map(([, id = ""]) => {
    expect(text).toMatch(new RegExp(`id="${id.replaceAll(".", "\\.")}"[^>]*aria-invalid="true"`));
    return id;
  });

const counted = (text: string) => Number(/<p>(\d+) things? to mend before this can be saved</.exec(text)?.[1]);

test("several mistakes are counted, and each leads to its field", async () => {
  kept();
  const form = await editor.form(page);
  form.set(field("s", "en", "name"), "x".repeat(60));
  form.set(field("s", "ar", "summary"), "");
  const related = [...form.keys()].find((name) => name.includes('"en+ar","related",0')) ?? "";
  form.set(related, "/nowhere");
  const text = await (await editor.send(page, form)).text();
  expect(linkedFrom(text).length).toBeGreaterThan(1);
  expect(counted(text)).toBe(linkedFrom(text).length);
});

test("changes on disk that were made meanwhile are shown, and only a second save overwrites them", async () => {
  kept();
  const form = await editor.form(page);
  form.set(field("s", "en", "name"), "Mine");
  writeFileSync(pathOf(files[0]), read(files[0]).replace("name: Painting", "name: Theirs"));
  const answer = await editor.send(page, form);
  const text = await answer.text();
  expect(answer.status).toBe(409);
  expect(text).toMatch(/On disk now:[^<]*<bdi>Theirs/);
  expect(text).toContain("Mine</textarea>");
  expect(read(files[0])).toContain("name: Theirs");
  for (const [, name, hash] of text.matchAll(/name="(hash:\w+)" value="([^"]*)"/g))
    form.set(name as string, hash as string);
  expect((await editor.send(page, form)).status).toBe(303);
  expect(read(files[0])).toContain("name: Mine");
});

test("lists grow, move and shrink in both languages, and nothing is written before a save", async () => {
  const before = kept();
  const paths = [
    ["en", "related"],
    ["ar", "related"],
  ];
  const added = await (await editor.send(page, await editor.form(page), JSON.stringify(["add", paths]))).text();
  const count = (text: string) =>
    text.match(/name="\[&quot;s&quot;,&quot;en\+ar&quot;,&quot;related&quot;,\d+\]"/g)?.length ?? 0;
  const old = count(await (await editor.get(editor.address(page))).text());
  expect(old).toBeGreaterThan(0);
  expect(count(added)).toBe(old + 1);
  const gone = [
    ["en", "related", 0],
    ["ar", "related", 0],
  ];
  expect(count(await (await editor.send(page, await editor.form(page), JSON.stringify(["remove", gone]))).text())).toBe(
    old - 1,
  );
  expect(files.map(read)).toEqual(before);
});

describe("nobody else may ask", () => {
  const refused: [what: string, ask: () => Promise<Response> | Response, status: number][] = [
    ["another name for this machine", () => editor.get("/", { ...editor.headers, host: "evil.example:4000" }), 421],
    ["no key", () => editor.get("/", editor.host), 401],
    ["a wrong key", () => editor.get("/?key=guess", editor.host), 401],
    [
      "another site's form",
      () => editor.post(editor.address(page), new URLSearchParams(), { origin: "http://evil.example" }),
      403,
    ],
    [
      "a form without an origin",
      () => editor.post(editor.address(page), new URLSearchParams(), { origin: "null" }),
      403,
    ],
    ["a form without its token", () => editor.post(editor.address(page), new URLSearchParams({ do: "save" })), 403],
    ["a huge form", () => editor.post(editor.address(page), new URLSearchParams({ x: "x".repeat(9e6) })), 413],
  ];
  test.each(refused)("%s", async (_, ask, status) => {
    expect((await ask()).status).toBe(status);
  });
});

test("the key in the address works once, and is then removed from the address", async () => {
  const answer = await editor.get("/?key=key-of-this-start", editor.host);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
  expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Strict/);
});

describe("only content is read and written", () => {
  const names = [
    "../package.json",
    "*/../../package.json",
    "shared/../../package.json",
    "/etc/passwd",
    "*/%2e%2e/x.yaml",
    "en/about.yaml",
    "*/blog/../../../x.md",
    "shared/map.json",
    "__proto__",
  ];
  test.each(names)("%s", async (name) => {
    expect((await editor.get(editor.address(name))).status).toBe(404);
  });

  test("a link that leads out of content/ is refused", async () => {
    const link = "en/blog/elsewhere.md";
    symlinkSync(join(process.cwd(), "README.md"), pathOf(link));
    onTestFinished(() => rmSync(pathOf(link)));
    expect((await editor.get(editor.address("*/blog/elsewhere.md"))).status).toBe(404);
  });

  const forged = [
    field("s", "en", "__proto__", "x"),
    field("s", "en", "related", 4e9),
    "[1",
    field("s", "en", "sections", "x", "y"),
  ];
  test.each(forged)("a forged field: %s", async (name) => {
    const form = await editor.form(page);
    form.set(name, "x");
    expect((await editor.send(page, form)).status).toBe(400);
  });
});

test("after a change of language the editor leads back to itself only", async () => {
  const to = async (back: string) =>
    (await editor.get(`/tongue?to=ar&back=${encodeURIComponent(back)}`)).headers.get("location");
  expect(await Promise.all(["/check", "/\t/evil.example", "//evil.example", "/\r\nx"].map(to))).toEqual([
    "/check",
    ...["/", "/", "/"],
  ]);
});

test("the form brings the references of each language, with what they print", async () => {
  const form = await (await editor.get(editor.address(page))).text();
  const all = /<script type="application\/json" id="all-references">(.*?)<\/script>/.exec(form)?.[1] ?? "{}";
  expect(JSON.parse(all).ar).toEqual([{ reference: "{{price paint}}", prints: "90 درهماً" }]);
  expect((await editor.get("/references.js")).headers.get("content-type")).toContain("text/javascript");
});
