import type { Browser, Locator, Page } from "@playwright/test";
import { keysOf } from "@site/typed";
import { isDue } from "#tests/set.ts";
import { always } from "../support/by-domain.ts";
import { holdScripts } from "../support/contact-form.ts";
import { expect, test } from "../support/test.ts";

/**
 * A click on a control before the code of its island has loaded must have the same effect as after it. Every control of every island is
 * tested. A control that is repeated in each row or choice is tested only once. Text fields change no other control, so all text fields
 * with a value are filled in together, and all folded parts are opened together. If one of these clicks is lost, the result differs.
 */
const islands = {
  "the contact form": "/contact",
  "the quote form": "/quotation",
  "the call-back form": "/call-back",
  "the running cost": "/calculators/ac-running-cost",
  "the contract planner": "/calculators/amc-planner",
  "the duct size": "/calculators/duct-size",
  "the duct tree": "/calculators/duct-size?mode=tree",
  "the finishing quantities": "/calculators/finishing-quantities",
  "the fresh air": "/calculators/fresh-air",
  "the cooling load": "/calculators/hvac-cooling-load",
  "the cooling load in engineer mode": "/calculators/hvac-cooling-load?mode=engineer",
  "the solar savings": "/calculators/solar-savings",
  "the water system": "/calculators/water-system",
};

type Island = keyof typeof islands;

/** The islands that are always tested with the site's pages: the forms that bring enquiries, and one calculator. */
const few: Island[] = ["the contact form", "the quote form", "the call-back form", "the finishing quantities"];

function testIsland(name: Island, title: string, body: (browser: Browser, path: string) => Promise<void>) {
  test.describe(name, () => {
    test.skip(!isDue("first press") && !few.includes(name), "A change tries the other islands when they are new.");
    // The code of most islands belongs to other domains than the folder of this test, so the tag `always` is needed.
    test(title, isDue("first press") ? always : {}, async ({ browser }) => {
      test.slow();
      await body(browser, islands[name]);
    });
  });
}

for (const name of keysOf(islands)) {
  testIsland(name, "the first press counts", async (browser, path) => {
    const [asleep, awake] = await Promise.all([opened(browser, path), opened(browser, path)]);
    const groups = await pressedTogether(controls(asleep));
    expect(groups.flat().length).toBeGreaterThan(5);
    for (const indexes of groups) {
      const what = (await Promise.all(indexes.map((index) => nameOf(controls(asleep).nth(index))))).join(", ");
      const before = JSON.stringify(await stateOf(asleep));
      await wake(awake);
      await Promise.all([awake, asleep].map((page) => press(controls(page), indexes)));
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

/**
 * The buttons of two islands are tested once more, with real clicks and key presses before any script has loaded: of a form, and of the
 * island with the most kinds of buttons.
 */
for (const name of ["the quote form", "the cooling load in engineer mode"] as const) {
  testIsland(name, "a button pressed before any script came does what it says, once", async (browser, path) => {
    const awake = await opened(browser, path);
    for (const [turn, index] of (await buttons(awake).evaluateAll(firstOfEachKind)).entries()) {
      const early = await blank(browser);
      const release = await holdScripts(early);
      await early.goto(path, { waitUntil: "commit" });
      await pressAs(hands[turn % hands.length], buttons(early).nth(index));
      release();
      await wake(awake);
      const what = await nameOf(buttons(awake).nth(index));
      await press(buttons(awake), [index]);
      await expect(live(early)).toBeAttached();
      await expect(async () => expect(await stateOf(early), what).toEqual(await stateOf(awake))).toPass();
      await early.context().close();
      await awake.evaluate(putToSleep);
    }
    await awake.context().close();
  });
}

test("a choice made without touching the page, as by an assistive tool, reaches the answer and the address", async ({
  page,
}) => {
  await page.goto("/calculators/fresh-air");
  const choice = page.locator("[data-island] select").first();
  await choice.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?v=1&/);
  const chosen = await choice.inputValue();
  await page.reload();
  await expect(choice).toHaveValue(chosen);
});

test("a page that the browser translated keeps the first press too", async ({ page, guard }) => {
  guard.allow(/hydrat|Minified React error #4(18|25)/);
  await page.goto("/calculators/hvac-cooling-load?mode=engineer");
  await page.evaluate(() => {
    const texts = document.querySelectorAll("[data-island] h2, [data-island] label, [data-island] caption");
    for (const text of texts) text.innerHTML = `<font>${text.textContent} ✓</font>`;
  });
  await page.locator("[data-island] [name=do][value='copy:0']").first().click();
  await expect(page.locator("[data-island] [name=do][value^='open:']")).toHaveCount(2);
});

/** Opens a page in a new browser context, so that drafts of other tests do not appear in it. */
async function blank(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ permissions: ["clipboard-write"] });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  return page;
}

async function opened(browser: Browser, path: string): Promise<Page> {
  const page = await blank(browser);
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

const buttons = (page: Page) => controls(page).and(page.locator("button"));

const hands = ["pointer", "Enter", "Space"] as const;

async function pressAs(hand: (typeof hands)[number] | undefined, button: Locator) {
  if (hand === "pointer") return button.click();
  await button.press(hand ?? "Enter");
}

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

/**
 * Stores a copy of the server's HTML of the island. `putToSleep` puts it back after each click, so that one page is enough for all clicks.
 */
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

/**
 * Returns the index of the first control of each kind. Controls that differ only in the number of their row are the same kind. Buttons with
 * the same name are different kinds if their values differ.
 */
function firstOfEachKind(found: Element[]): number[] {
  const kinds = found.map((control) => {
    const { localName, type, name, value, textContent } = control as HTMLInputElement;
    const action = localName === "button" ? value : "";
    return [localName, type, (`${name ?? ""}${action}` || textContent)?.replace(/\d+/g, "")].join(" ");
  });
  return [...kinds.keys()].filter((index) => kinds.indexOf(kinds[index] ?? "") === index);
}

/** Groups the controls that can be tested together. */
async function pressedTogether(found: Locator): Promise<number[][]> {
  const different = await found.evaluateAll(firstOfEachKind);
  const groups = await found.evaluateAll((elements) =>
    elements.map((element) => {
      if (element.localName === "summary") return "summary";
      const { value, inputMode } = element as HTMLInputElement;
      const isText = element.matches("textarea, input:not([type=radio], [type=checkbox])");
      // A number field without a value is tested alone. The test does not know a valid number for it. After an invalid number the address
      // keeps the last valid value, so the result would depend on the order.
      const isUnknown = /numeric|decimal/.test(inputMode) && !/^[\d.]+$/.test(value);
      return isText && !isUnknown ? "text" : "alone";
    }),
  );
  const isIn = (group: string) => (index: number) => groups[index] === group;
  const alone = different.filter(isIn("alone")).map((index) => [index]);
  return [different.filter(isIn("text")), different.filter(isIn("summary")), ...alone].filter(
    ({ length }) => length > 0,
  );
}

const nameOf = (control: Locator) =>
  control.evaluate((field: HTMLInputElement) => {
    return [field.localName, field.name, field.value, field.ariaLabel ?? field.textContent].filter(Boolean).join(" ");
  });

/** Clicks with a script, because at some widths another element covers the control. */
const press = (found: Locator, indexes: number[]) =>
  found.evaluateAll((elements, chosen) => {
    for (const index of chosen) pressOne(elements[index] as HTMLElement);

    function pressOne(element: HTMLElement) {
      element.focus();
      const isText = element.matches("textarea, input:not([type=radio], [type=checkbox])");
      if (!isText && !(element instanceof HTMLSelectElement)) return element.click();
      const field = element as HTMLInputElement;
      // Sets the value in a way that React does not notice, as typing does.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") as PropertyDescriptor;
      set?.call(field, element instanceof HTMLSelectElement ? otherOption(element) : otherText(field));
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    function otherOption({ options, value }: HTMLSelectElement) {
      return Array.from(options, (option) => option.value).findLast((one) => one !== value);
    }
    /** Returns a number near the current one, so that the result differs and is not an error. */
    function otherText({ value }: HTMLInputElement) {
      return /^[\d.]+$/.test(value) ? String(Number(value) + 1) : "17";
    }
  }, indexes);

/** Returns everything that a click may change. */
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
