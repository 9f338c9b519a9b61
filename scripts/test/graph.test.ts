import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { closure, importers, mentionedIn, readGraph } from "./graph.ts";

test("every way to name another file is seen, and no package is", () => {
  const text = `
import type { A } from "./a.ts";
import "#app/b.ts";
export { c } from '../c.ts';
const d = await import("./d.tsx");
mock("./e.ts", () => ({}));
new Worker(new URL("./f.ts", import.meta.url));
import words from "#content/en/g.json" with { type: "json" };
import h from "./h.svg?raw";
import { z } from "zod";
new URL(\`./\${name}.ts\`, import.meta.url);`;
  const found = ["server/x/a.ts", "app/b.ts", "server/c.ts", "server/x/d.tsx", "server/x/e.ts", "server/x/f.ts"];
  expect(mentionedIn(text, "server/x/y.ts")).toEqual([...found, "content/en/g.json", "server/x/h.svg"]);
});

test("imports are followed both ways, through circles too", () => {
  const graph = new Map([
    ["page", ["form", "menu"]],
    ["form", ["field"]],
    ["field", ["form", "words.json"]],
    ["test", ["page"]],
  ]);
  expect([...closure(graph, ["form"])].sort()).toEqual(["field", "form", "words.json"]);
  expect([...importers(graph, ["words.json"])].sort()).toEqual(["field", "form", "page", "test", "words.json"]);
});

test("a module that imports through a domain's index depends on the modules that it asks for, and an index on everything behind it", () => {
  const graph = readGraph();
  const [door, read, send] = ["index", "read", "send"].map((name) => `domain/quotations/store/${name}.ts`);
  expect(graph.get("app/office/lead.server.ts")).toContain(read);
  expect(graph.get("app/office/lead.server.ts")).not.toContain(door);
  expect(graph.get("app/office/lead.server.ts")).not.toContain(send);
  expect(graph.get(door ?? "")).toContain(read);
});

test("in our own sources every import leads to a file", () => {
  const graph = readGraph();
  const made = /\/\+types\/|^build\/|^scripts\/build\/vite\/(?:boot|late)\.ts$/;
  const lost = [...graph].flatMap(([file, imported]) =>
    imported.filter((each) => !made.test(each) && !existsSync(each)).map((each) => `${file}: ${each}`),
  );
  expect(lost.filter((line) => !/\.test\.tsx?: /.test(line))).toEqual([]);
  expect(closure(graph, ["app/root.tsx"]).size).toBeGreaterThan(100);
});
