import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/**
 * Waits until a page of the app no longer shows the progress bar, which means that it is hydrated. A click before that is handled by the browser or
 * lost.
 */
export const appHydrated = (page: Page) => expect(page.locator("html")).not.toHaveAttribute("data-busy", "");

/** Waits until the late scripts of a document have loaded, such as the one for Escape in its menus. */
export const lateScriptsLoaded = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => JSON.parse(sessionStorage.getItem("visit") ?? '{"pages":[]}').pages.at(-1) === location.pathname,
      ),
    )
    .toBe(true);
