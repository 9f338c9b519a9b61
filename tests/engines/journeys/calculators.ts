import { expect } from "vitest";
import { calculatorWords } from "../../e2e/support/calculator-words.ts";
import { isAwake } from "../in-page.ts";
import type { Journeys } from "./journeys.ts";

/** For each calculator, a field and a value that is not the default. */
const changes = {
  "ac-running-cost": ["hours", "7"],
  "amc-planner": ["split", "9"],
  "duct-size": ["flow", "333"],
  "finishing-quantities": ["rooms.1.length", "11"],
  "fresh-air": ["area1", "61"],
  "hvac-cooling-load": ["area", "47"],
  "solar-savings": ["area", "91"],
  "water-system": ["people", "9"],
} as const;

const answer = () => document.querySelector("#answer")?.textContent ?? "";
const isNoAnswer = (before: string) => document.querySelector("#answer")?.textContent !== before;
const rooms = () => document.querySelectorAll("[data-island] table [value^='open:']").length;
const areRooms = (count: number) => document.querySelectorAll("[data-island] table [value^='open:']").length === count;

export const calculators: Journeys = {
  async "all eight calculators answer the first thing typed, and the address says it"(visitor) {
    for (const [slug, [name, value]] of Object.entries(changes)) {
      await visitor.open(`/calculators/${slug}`);
      const before = await visitor.ask(answer);
      await visitor.fill({ css: `[data-island] [name="${name}"]` }, value);
      await visitor.until(isNoAnswer, before);
      await visitor.until((said) => location.search.includes(said), `${name}=${value}`);
    }
  },

  async "the link is copied, or shown and selected"(visitor) {
    const { copy, copied } = calculatorWords(visitor.site).actions;
    await visitor.open("/calculators/duct-size");
    await visitor.click({ role: "button", name: copy });
    await visitor.until((done) => {
      const link = document.querySelector<HTMLInputElement>("#link");
      const isSelected = link !== null && link === document.activeElement && link.selectionEnd === link.value.length;
      return isSelected || document.querySelector("#answer")?.textContent?.includes(done) === true;
    }, copied ?? "");
  },

  async "engineer mode takes the first press of a button"(visitor) {
    for (const action of ["add", "copy"]) {
      await visitor.open("/calculators/hvac-cooling-load?mode=engineer");
      expect(await visitor.ask(rooms)).toBe(1);
      await visitor.click({ css: `[data-island] [value^="${action}:0"]` });
      await visitor.until(areRooms, 2);
    }
  },

  async "no number of engineer mode stands apart from its unit"(visitor) {
    await visitor.tab.resize(1280, 800);
    await visitor.open("/calculators/hvac-cooling-load?mode=engineer");
    await visitor.until(() => document.fonts.status === "loaded");
    const torn = await visitor.ask(() =>
      Array.from(document.querySelectorAll("#answer bdi"))
        .filter((number) => number.textContent !== "" && number.getClientRects().length > 1)
        .map((number) => number.textContent),
    );
    expect(torn).toEqual([]);
  },

  async "what was typed goes along to engineer mode and to the request"(visitor) {
    await visitor.open("/calculators/hvac-cooling-load");
    await visitor.fill({ css: "[data-island] [name=area]" }, "47");
    await visitor.until(isAwake);
    await visitor.until(() => location.search.includes("area=47"));
    await visitor.click({ css: "[data-island] a[href*='mode=engineer']" });
    await visitor.until(() => document.querySelector<HTMLInputElement>("[name='0a']")?.placeholder === "47");
    await visitor.click({ css: "#answer a[href*='/quotation?']" });
    await visitor.until(() => document.querySelector("main [name=calculation]") !== null);
  },
};
