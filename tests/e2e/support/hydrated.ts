import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/**
 * Waits until a page of the app is hydrated: its progress bar is then gone. A click before that is handled by the browser alone, or is
 * lost.
 */
export const appHydrated = (page: Page) => expect(page.locator("html")).not.toHaveAttribute("data-busy", "");

/** Waits until the scripts that load late have loaded, such as the script for Escape in menus. */
export const lateScriptsLoaded = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => JSON.parse(sessionStorage.getItem("visit") ?? '{"pages":[]}').pages.at(-1) === location.pathname,
      ),
    )
    .toBe(true);
