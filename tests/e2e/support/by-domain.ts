import { basename, dirname } from "node:path";
import { test as base } from "@playwright/test";
import { type Domain, isDue } from "#tests/set.ts";

/** A test with this tag runs for every change. Others run if something in their domain, which is their folder, is new. */
export const always = { tag: "@always" };

/** This fixture runs before any page or browser, so that a test which is not due costs nothing. */
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
