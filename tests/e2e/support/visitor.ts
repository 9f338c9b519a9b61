import type { Page } from "@playwright/test";

/** The browser normally says that a program drives it, and such visits are not counted. This hides that fact. */
export const asPerson = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false }));

/** Hides the page as if another tab was opened. A beacon of a page that is being left has the browser's own name, which is a program's. */
export const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
