import type { Page } from "@playwright/test";
import { origin } from "./origin.ts";
import { test as base } from "./test.ts";

export { expect } from "./test.ts";

/**
 * For tests that only look at a page. All tests of a worker process share one tab, in which the styles, the fonts and axe are loaded
 * already, because opening a new tab takes longer than the test. Each test must set its width and its theme, and must store nothing.
 */
// biome-ignore lint/complexity/noBannedTypes: this is Playwright's way to say that a test has no more fixtures
export const test = base.extend<{}, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: origin });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  context: ({ tab }, use) => use(tab.context()),
  page: ({ tab }, use) => use(tab),
});
