import { readFileSync } from "node:fs";
import { canonicalPath } from "@site/ground/site-map/aliases.ts";
import { describe, expect, test } from "vitest";
import { ceiling, pendingPages } from "./pending-pages.ts";
import { resolves } from "./resolve.ts";

const lines = readFileSync(new URL("./routes.txt", import.meta.url), "utf8")
  .split("\n")
  .filter(Boolean);

/** True if a page is not written yet, or if the path is an alias of such a page. */
const isPending = (line: string) => pendingPages.includes(canonicalPath(line) ?? line);

describe("the fixed addresses of routes.txt", () => {
  test("are the 421 requested ones, each once", () => {
    expect(lines).toHaveLength(421);
    expect(new Set(lines).size).toBe(421);
  });

  test("answer 200, or 301 to a page that does", () => {
    expect(lines.filter((line) => !isPending(line) && !resolves(line))).toEqual([]);
  });

  test("answer in Arabic too, under /ar", () => {
    const arabic = (line: string) => `/ar${line === "/" ? "" : line}`;
    expect(lines.filter((line) => !isPending(line) && !resolves(arabic(line)))).toEqual([]);
  });
});

describe("the pending list", () => {
  test("names canonical lines of routes.txt, each once", () => {
    expect(pendingPages.filter((line) => !lines.includes(line) || canonicalPath(line) !== null)).toEqual([]);
    expect(new Set(pendingPages).size).toBe(pendingPages.length);
  });

  test("has no page that exists: remove it from tests/site/pending.ts", () => {
    expect(pendingPages.filter(resolves)).toEqual([]);
  });

  test("may only shrink", () => {
    expect(pendingPages.length, "the pending list may only shrink: lower `ceiling` to its length, never raise it").toBe(
      ceiling,
    );
  });
});
