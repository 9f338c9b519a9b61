import type { Page } from "@playwright/test";

/** Hides that a program controls the browser. The browser normally says so, and such visits are not counted. */
export const asPerson = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false }));

/**
 * Hides the page, as if the visitor had opened another tab. If the page is left instead, the browser sends the beacon with its real user
 * agent, which is that of a program.
 */
export const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
