import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/**
 * A press before the code of an island has loaded must have the same effect as after it: tested with every control of every island, once
 * where the same control stands in every row, or in every choice of a group.
 */
const islands = {
  "the contact form": "/contact",
  "the quote form": "/quote",
  "the call-back form": "/call-back",
  "the running cost": "/calculators/ac-running-cost",
  "the contract planner": "/calculators/amc-planner",
  "the duct size": "/calculators/duct-size",
  "the finishing quantities": "/calculators/finishing-quantities",
  "the fresh air": "/calculators/fresh-air",
  "the cooling load": "/calculators/hvac-cooling-load",
  "the cooling load in engineer mode": "/calculators/hvac-cooling-load?mode=engineer",
  "the solar savings": "/calculators/solar-savings",
  "the water system": "/calculators/water-system",
};

for (const [name, path] of Object.entries(islands)) {
  test(`${name}: the first press counts`, async ({ browser }) => {
    test.slow();
    const [asleep, awake] = await Promise.all([opened(browser, path), opened(browser, path)]);
    const different = await controls(asleep).evaluateAll(firstOfEachKind);
    expect(different.length).toBeGreaterThan(5);
    for (const index of different) {
      const what = await nameOf(controls(asleep).nth(index));
      const before = JSON.stringify(await stateOf(asleep));
      await wake(awake);
      await Promise.all([awake, asleep].map((page) => press(controls(page).nth(index))));
      await expect(async () => {
        const [early, late] = await Promise.all([asleep, awake].map(stateOf));
        expect(early, what).toEqual(late);
        expect(JSON.stringify(early), `${what} does nothing`).not.toBe(before);
      }).toPass({ timeout: 15_000, intervals: [10, 20, 40, 80, 160, 320] });
      await expect(live(asleep)).toBeAttached();
      await Promise.all([awake, asleep].map((page) => page.evaluate(putToSleep)));
    }
    await Promise.all([asleep, awake].map((page) => page.context().close()));
  });
}

/** A separate visitor for each, so that a draft of one does not appear in the other. */
async function opened(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ permissions: ["clipboard-write"] });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto(path);
  await page.evaluate(keepAsleep);
  return page;
}

const live = (page: Page) => page.locator("[data-island][data-live]");
const controls = (page: Page) =>
  page
    .locator("[data-island]")
    .locator("button:enabled, summary, select, textarea, input:not([type=hidden], [type=file], :checked)")
    .and(page.locator(":not([tabindex='-1'])"))
    .filter({ visible: true });

async function wake(page: Page) {
  await page.locator("[data-island] form").dispatchEvent("pointerover");
  await expect(live(page)).toBeAttached();
}

declare global {
  interface Window {
    asleep: Node;
    address: string;
  }
}

/** One page serves all presses: its island is replaced by a copy of the server's HTML. */
function keepAsleep() {
  const island = document.querySelector("[data-island]");
  Object.assign(window, { asleep: island?.cloneNode(true), address: location.href });
}

function putToSleep() {
  const { asleep, address } = window;
  localStorage.clear();
  delete document.documentElement.dataset.printed;
  history.replaceState(null, "", address);
  document.querySelector("[data-island]")?.replaceWith(asleep.cloneNode(true));
}

/** The indexes of controls that differ in more than the number of their row. */
function firstOfEachKind(found: Element[]): number[] {
  const kinds = found.map((control) => {
    const { localName, type, name, textContent } = control as HTMLInputElement;
    return [localName, type, name?.replace(/\d+/g, "") || textContent].join(" ");
  });
  return [...kinds.keys()].filter((index) => kinds.indexOf(kinds[index] ?? "") === index);
}

const nameOf = (control: Locator) =>
  control.evaluate((field: HTMLInputElement) => {
    return [field.localName, field.name, field.value, field.ariaLabel ?? field.textContent].filter(Boolean).join(" ");
  });

/** Clicks by script, because at some widths another element covers a control. */
const press = (control: Locator) =>
  control.evaluate((element: HTMLElement) => {
    element.focus();
    const isText = element.matches("textarea, input:not([type=radio], [type=checkbox])");
    if (!isText && !(element instanceof HTMLSelectElement)) return element.click();
    const field = element as HTMLInputElement;
    // Sets the value without React noticing, as if it had been typed.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") as PropertyDescriptor;
    set?.call(field, element instanceof HTMLSelectElement ? other(element) : "17");
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));

    function other({ options, value }: HTMLSelectElement) {
      return Array.from(options, (option) => option.value).findLast((one) => one !== value);
    }
  });

/** The state that a press may change. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const island = document.querySelector("[data-island]");
    const fields = island?.querySelectorAll<HTMLInputElement>("input, select, textarea") ?? [];
    return {
      search: location.search,
      printed: document.documentElement.dataset.printed,
      focus: document.activeElement?.id || document.activeElement?.textContent,
      values: Array.from(fields, ({ name, value, checked }) => `${name}=${value} ${checked}`),
      text: island?.textContent,
      open: Array.from(island?.querySelectorAll("details[open] > summary") ?? [], (summary) => summary.textContent),
    };
  });
