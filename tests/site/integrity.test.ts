import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { assetAt } from "./build.ts";
import { pages } from "./pages.ts";

const hashOf = (file: string) => `sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}`;

test("every page states the hash of each script file in it", () => {
  const wrong: string[] = [];
  for (const { path, root } of pages) {
    const files = root.all("script", (script) => script.attributes.has("src"));
    if (files.length === 0) wrong.push(`${path} has no script file`);
    for (const script of files) {
      const file = assetAt(script.attr("src") ?? "");
      if (!file || script.attr("integrity") !== hashOf(file)) wrong.push(`${path}: ${script.attr("src")}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("no module is requested before the files for the first paint", () => {
  // If the attribute fetchpriority is missing, Chromium requests a module with high priority, even at the end of the document.
  const hasty = pages.flatMap(({ path, root }) =>
    root
      .all("script", (script) => script.attr("type") === "module" && script.attributes.has("src"))
      .filter((script) => script.attr("fetchpriority") !== "low")
      .map((script) => `${path}: ${script.attr("src")}`),
  );
  expect(hasty).toEqual([]);
});
