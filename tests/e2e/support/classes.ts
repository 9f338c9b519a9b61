import type { Page } from "@playwright/test";

/** Classes on this page that no rule of its stylesheets speaks of. What is rendered at request time no build can check. */
export async function classesWithoutRule(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith("http")) return [];
  return page.evaluate(() => {
    const selectorsIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...("cssRules" in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []),
      ]);
    const selectors = [...document.styleSheets].flatMap((sheet) => selectorsIn(sheet.cssRules)).join("\n");
    // A page without a stylesheet of ours, such as a bare answer, has no classes to speak of either.
    const names = new Set([...document.querySelectorAll("[class]")].flatMap((element) => [...element.classList]));
    const hasRule = (name: string) =>
      new RegExp(`${`.${CSS.escape(name)}`.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![\\w\\\\-])`).test(selectors);
    // Marks of libraries: of the icons, and of React Router's links.
    return [...names].filter((name) => !/^(lucide\b|active$|pending$)/.test(name) && !hasRule(name));
  });
}
