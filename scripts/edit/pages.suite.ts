// cspell:ignore quot
import { beforeAll, expect } from "vitest";
import { type Editor, sharedEditor, test } from "./fixture.ts";

let editor: Editor;
beforeAll(async () => {
  editor = await sharedEditor();
});

const fields = (values: Record<string, string>) => new URLSearchParams({ token: "key-of-this-start", ...values });
const field = (code: string, ...path: (string | number)[]) => JSON.stringify([code, ...path]);
const of = (file: string) => `/page?file=${encodeURIComponent(file)}`;
const old = "/blog/hot-water-from-the-cold-tap";

test("a new page begins with the fields that it needs, and is written when it is complete", async () => {
  const answer = await editor.post("/new", fields({ folder: "resources/checklists", end: "roof-terrace" }));
  const file = "*/resources/checklists/roof-terrace.yaml";
  expect(answer.headers.get("location")).toBe(editor.address(file));
  const form = await editor.form(file);
  expect((await editor.send(file, form)).status).toBe(422);
  expect(() => editor.read("en/resources/checklists/roof-terrace.yaml")).toThrow();

  const like = await editor.form("*/resources/checklists/handover.yaml");
  for (const [name, value] of form) if (name.startsWith("hash:")) like.set(name, value);
  const copied = await editor.send(file, like);
  expect([copied.status, await copied.text()]).toEqual([422, expect.stringContaining("each page needs its own")]);
  for (const code of ["en", "ar"])
    for (const name of ["title", "description"]) {
      const place = field("s", code, "seo", name);
      like.set(place, like.get(place)?.replace(/handover|استلام|تسليم/i, code === "en" ? "roof terrace" : "سطح") ?? "");
    }
  expect((await editor.send(file, like)).status).toBe(303);
  expect(editor.read("ar/resources/checklists/roof-terrace.yaml")).toMatch(/^name: .+\nsummary: /);
});

test.each([
  ["blog", "Upper Case"],
  ["blog", "../about"],
  ["blog", "a-closed-flat-in-summer"],
  ["..", "about"],
])("no page is made of %s and %s", async (folder, end) => {
  expect((await editor.post("/new", fields({ folder, end }))).status).toBe(422);
});

test("a renamed page has its links updated, and its old address redirects", async () => {
  const article = `*${old}.md`;
  const [english, arabic] = ["en", "ar"].map((code) => editor.read(`${code}${old}.md`));
  const answer = await editor.post(of(article), fields({ do: "rename", to: "/blog/tank-water" }));
  expect(answer.status).toBe(200);
  expect(editor.read("en/blog/tank-water.md").replaceAll("/blog/tank-water", old)).toBe(english);
  expect(editor.read("ar/blog/tank-water.md").replaceAll("/blog/tank-water", old)).toBe(arabic);
  expect(() => editor.read(`en${old}.md`)).toThrow();
  expect(JSON.parse(editor.read("shared/moved.json"))).toMatchObject({ [old]: "/blog/tank-water" });
  expect(editor.run("scripts/test/content-check.ts")).toMatchObject({ status: 0, stderr: "" });
});

test("a page whose address is fixed by the site map stays where it is", async () => {
  const answer = await editor.post(
    of("*/bundles/complete-home-maintenance-package.yaml"),
    fields({ do: "rename", to: "/services/paint" }),
  );
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining("fixes this address")]);
});

test("a page that the code names stays where it is", async () => {
  const answer = await editor.post(of("*/services/painting.yaml"), fields({ do: "rename", to: "/services/paint" }));
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringMatching(/\.ts names this address/)]);
});

test("a page is deleted only by its address, and only if nobody names it", async () => {
  const file = "*/blog/tags/cooling.yaml";
  expect((await editor.post(of(file), fields({ do: "delete", typed: "cooling" }))).status).toBe(422);
  const linked = await editor.post(
    of("*/resources/checklists/handover.yaml"),
    fields({ do: "delete", typed: "/resources/checklists/handover" }),
  );
  expect([linked.status, await linked.text()]).toEqual([422, expect.stringContaining("still name the page")]);
});

test("a button that cannot do its work says so and breaks nothing", async () => {
  const form = await editor.form("*/vacancies.yaml");
  form.set('beside:["put","en:open","ar:open"]', "electrician");
  const paths = [
    ["en", "open"],
    ["ar", "open"],
  ];
  expect((await editor.send("*/vacancies.yaml", form, JSON.stringify(["put", paths, ""]))).status).toBe(400);
  form.set('beside:["put","en:open","ar:open"]', "plasterer");
  const page = await (await editor.send("*/vacancies.yaml", form, JSON.stringify(["put", paths, ""]))).text();
  expect(page).toContain(field("s", "ar", "open", "plasterer", "title").replaceAll('"', "&quot;"));
  for (const forged of ["{}", "[", '["remove",[["en","__proto__","x"]]]', '["move",[["en","open"]],"x"]'])
    expect((await editor.send("*/vacancies.yaml", form, forged)).status, forged).toBe(400);
});
