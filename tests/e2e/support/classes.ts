import type { Page } from "@playwright/test";

/** Classes on this page without a rule in its stylesheets. The build cannot check pages rendered at request time. */
export async function classesWithoutRule(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith("http")) return [];
  return page.evaluate(() => {
    const selectorsIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...("cssRules" in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []),
      ]);
    const selectors = [...document.styleSheets].flatMap((sheet) => selectorsIn(sheet.cssRules)).join("\n");
    // A page without our stylesheet, such as a plain answer, is not checked.
    const names = new Set([...document.querySelectorAll("[class]")].flatMap((element) => [...element.classList]));
    const hasRule = (name: string) =>
      new RegExp(`${`.${CSS.escape(name)}`.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![\\w\\\\-])`).test(selectors);
    // These are marker classes of libraries: icons, and React Router's links.
    return [...names].filter((name) => !/^(lucide\b|active$|pending$)/.test(name) && !hasRule(name));
  });
}
