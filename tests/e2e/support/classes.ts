import type { Page } from "@playwright/test";

/**
 * Returns the classes on this page that have no rule in its stylesheets. The build cannot check pages that are rendered at request time.
 */
export async function classesWithoutRule(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith("http")) return [];
  return page.evaluate(() => {
    const selectorsIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...("cssRules" in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []),
      ]);
    const selectors = [...document.styleSheets].flatMap((sheet) => selectorsIn(sheet.cssRules)).join("\n");
    // A page without our stylesheet, such as a plain text answer, is not checked.
    const names = new Set([...document.querySelectorAll("[class]")].flatMap((element) => [...element.classList]));
    const hasRule = (name: string) =>
      new RegExp(`${`.${CSS.escape(name)}`.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![\\w\\\\-])`).test(selectors);
    // Libraries set these classes as markers: for icons, and for React Router's links.
    return [...names].filter((name) => !/^(lucide\b|active$|pending$)/.test(name) && !hasRule(name));
  });
}
