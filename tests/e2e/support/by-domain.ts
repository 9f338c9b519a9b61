import { basename, dirname } from "node:path";
import { test as base } from "@playwright/test";
import { type Domain, isDue } from "#tests/set.ts";

/**
 * A test with this tag runs for every change. Other tests run only if something in their domain has changed. The name of their folder is
 * the domain.
 */
export const always = { tag: "@always" };

/** Skips a test that need not run. This fixture runs before the browser and the page are made, so a skipped test costs no time. */
export const test = base.extend<{ due: undefined }>({
  due: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use, info) => {
      const domain = basename(dirname(info.file)) as Domain;
      info.skip(!isDue(domain) && !info.tags.includes(always.tag), `Nothing that ${domain} is made of has changed.`);
      await use(undefined);
    },
    { auto: true },
  ],
});
