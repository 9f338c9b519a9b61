import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** A page of the app shows the progress bar until it is hydrated; a click before that goes the native way or is lost. */
export const appHydrated = (page: Page) => expect(page.locator("html")).not.toHaveAttribute("data-busy", "");

/** The late scripts of a document, such as Escape for its menus, have loaded. */
export const lateScriptsLoaded = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => JSON.parse(sessionStorage.getItem("visit") ?? '{"pages":[]}').pages.at(-1) === location.pathname,
      ),
    )
    .toBe(true);
