import postcss, { type Root, type Rule } from "postcss";

export const classInSelector = /\.((?:\\.|[\w-])+)/g;
export const classInTag = / class="([^"]*)"/;
export const codeOrTag = /<(script|style)\b[\s\S]*?<\/\1>|<[a-z][^>]*>/g;

/** Classes that libraries set as hooks for selectors. */
const marks = /^(?:lucide(?:-[\w-]+)?)$/;

const entities: Record<string, string> = { "&amp;": "&", "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">" };

/** The class names in an attribute, as React writes it. */
export const namesOf = (list = "") =>
  list
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .split(/\s+/)
    .filter(Boolean);
export const unescaped = (name: string) => name.replaceAll("\\", "");
export const classesIn = (selector: string) =>
  [...selector.matchAll(classInSelector)].map(([, name = ""]) => unescaped(name));

export function* classesOf(root: Root): Generator<string> {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  for (const rule of rules) yield* classesIn(rule.selector);
}

export const styleSheets = (html: string) =>
  Array.from(html.matchAll(/(<style[^>]*>)([\s\S]*?)<\/style>/g), ([whole, , css = ""]) => ({
    whole,
    root: postcss.parse(css),
  }));

/** The classes of the tags, most frequent first. */
export function countClasses(html: string): Map<string, number> {
  const used = new Map<string, number>();
  for (const [tag, code] of html.matchAll(codeOrTag)) {
    if (code) continue;
    for (const name of namesOf(classInTag.exec(tag)?.[1])) used.set(name, (used.get(name) ?? 0) + 1);
  }
  return new Map([...used].sort(([, one], [, other]) => other - one));
}

/** Classes without a rule in the page's stylesheets: their source is missing from the stylesheet of this kind of page. */
export function classesWithoutRule(html: string): string[] {
  const known = new Set(styleSheets(html).flatMap(({ root }) => [...classesOf(root)]));
  return [...countClasses(html).keys()].filter((name) => !known.has(name) && !marks.test(name));
}
