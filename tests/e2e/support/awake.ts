import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** A page of the app shows the progress bar until it is alive; what is clicked before goes its native way, or none. */
export const appAwake = (page: Page) => expect(page.locator("html")).not.toHaveAttribute("data-busy", "");

/** What a document can do without for its first moments, such as Escape for its menus, is there once the visit has the page. */
export const documentAwake = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => JSON.parse(sessionStorage.getItem("visit") ?? '{"pages":[]}').pages.at(-1) === location.pathname,
      ),
    )
    .toBe(true);
