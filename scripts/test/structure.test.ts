/**
 * Checks that the folders have the same names in all domains, so that a reader who knows one domain finds the way in the others
 * (domain/README.md).
 */
import { globSync } from "node:fs";
import { expect, test } from "vitest";

const parts = ["customer", "mails", "office", "pages", "papers", "store", "technician"];
const doors = ["index.ts", "index.server.ts"];

const inDomains = globSync("domain/*/**/*", { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.split("/").slice(1));

/** Returns the file and the reason if a file of a domain is in a wrong place; otherwise undefined. */
function misplaced([domain = "", part = "", ...rest]: string[]): string | undefined {
  const file = ["domain", domain, part, ...rest].join("/");
  if (rest.length === 0)
    return doors.includes(part) || part === "README.md" || (domain === "calculators" && /^registry\b/.test(part))
      ? undefined
      : `${file}: beside the parts stand only the doors ${doors.join(" and ")}; who uses this? Its part is one of ${parts.join(", ")}.`;
  // In the domain "calculators", each calculator has its own folder, and the shared code is in kit/.
  return domain === "calculators" || parts.includes(part)
    ? undefined
    : `${file}: ${part}/ is no part of a domain. The parts are ${parts.join(", ")}.`;
}

test("every file of a domain is in one of its parts", () => {
  expect(inDomains.length).toBeGreaterThan(1000);
  expect(inDomains.flatMap((file) => misplaced(file) ?? [])).toEqual([]);
  expect(misplaced(["visits", "helpers.ts"])).toContain("who uses this?");
  expect(misplaced(["visits", "utils", "text.ts"])).toContain("no part");
});

test("every domain has a part for its users, beside its store", () => {
  const names = [...new Set(inDomains.map(([name]) => name))];
  expect(names.length).toBeGreaterThan(10);
  const isPeopled = (name: string) =>
    inDomains.some(([domain, part = ""]) => domain === name && !["store", ...doors].includes(part));
  expect(names.filter((name = "") => !isPeopled(name))).toEqual([]);
});
