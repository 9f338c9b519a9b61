import { expect } from "vitest";
import { fitsWindow, focusedText, isComplete, widestElements } from "../in-page.ts";
import type { Journeys } from "./journeys.ts";

const ground = () => getComputedStyle(document.documentElement).backgroundColor;
const isGround = (colour: string) => getComputedStyle(document.documentElement).backgroundColor === colour;
const isNoGround = (colour: string) => getComputedStyle(document.documentElement).backgroundColor !== colour;
const isPath = (path: string) => location.pathname === path;

/** Journeys that are possible on every page: theme, language and menus. */
export const look = {
  async "the first click on the theme toggle changes the theme, and it stays"(visitor) {
    const { t } = visitor.site;
    await visitor.open("/about");
    await visitor.until(isComplete);
    const before = await visitor.ask(ground);
    await visitor.click({ role: "button", name: t("theme.toggle") });
    await visitor.until(isNoGround, before);
    const chosen = await visitor.ask(ground);
    await visitor.open("/contact");
    await visitor.until(isGround, chosen);
    await visitor.until(isComplete);
    await visitor.click({ role: "button", name: t("theme.toggle") });
    await visitor.until(isGround, before);
  },

  async "the language switch leads to the same page"(visitor) {
    const { site } = visitor;
    await visitor.open("/dubai");
    await visitor.click({ css: `header a[hreflang=${site.other}]` });
    await visitor.until(isPath, site.other === "ar" ? "/ar/dubai" : "/dubai");
    await visitor.until((dir) => document.dir === dir, site.other === "ar" ? "rtl" : "ltr");
  },

  async "a menu of the bar opens; Escape closes it and gives the focus back"(visitor) {
    const { t } = visitor.site;
    await visitor.open("/about");
    await visitor.until(isComplete);
    await visitor.click({ role: "summary", name: t("nav.services") });
    await visitor.find({ role: "link", name: t("actions.overview.services") });
    await visitor.press("Tab");
    await visitor.press("Escape");
    await visitor.until(() => document.querySelector("details[data-menu][open]") === null);
    expect(await visitor.ask(focusedText)).toBe(t("nav.services"));
  },

  async "the sheet of a phone has the focus while it is open, and gives it back"(visitor) {
    const { t } = visitor.site;
    await visitor.tab.resize(390, 740);
    await visitor.open("/about");
    await visitor.until(isComplete);
    await visitor.ask(() => document.querySelector<HTMLElement>("header [popovertarget]:not(#menu *)")?.focus());
    await visitor.press("Enter");
    await visitor.find({ role: "summary", name: t("nav.services") });
    await visitor.until(() => document.querySelector("#menu input[type=search]") !== null);
    for (const name of [t("nav.close"), t("nav.search"), t("nav.services"), t("nav.solutions")]) {
      expect(await visitor.ask(focusedText)).toBe(name);
      await visitor.press("Tab");
    }
    await visitor.press("Escape");
    await visitor.until(() => !document.querySelector("#menu")?.matches(":popover-open"));
    expect(await visitor.ask(focusedText)).toBe(t("nav.menu"));
  },

  async "the sheet of a phone leads on"(visitor) {
    const { site } = visitor;
    await visitor.tab.resize(390, 740);
    await visitor.open("/about");
    await visitor.click({ role: "button", name: site.t("nav.menu") });
    await visitor.unfold(site.t("nav.services"));
    await visitor.click({ role: "link", name: site.t("actions.overview.services") });
    await visitor.until(isPath, site.path("/services"));
  },

  async "no page is wider than the window at 320, 390 and 1280"(visitor) {
    const pages = ["/", "/services/air-conditioning", "/dubai/ac-services", "/contact", "/quotation", "/calculators"];
    const calculators = [
      "ac-running-cost",
      "duct-size",
      "fresh-air",
      "hvac-cooling-load?mode=engineer",
      "solar-savings",
    ];
    const wider: string[] = [];
    for (const page of [...pages, ...calculators.map((name) => `/calculators/${name}`)]) {
      await visitor.open(page);
      for (const width of [320, 390, 1280]) {
        await visitor.tab.resize(width, 740);
        await visitor
          .until(fitsWindow, width)
          .catch(async () => wider.push(`${page} at ${width}: ${await visitor.ask(widestElements)}`));
      }
    }
    expect(wider).toEqual([]);
  },
} satisfies Journeys;
