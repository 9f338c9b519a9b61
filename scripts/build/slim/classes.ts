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

/** Where each class stands, as the numbers of its tags; most frequent first. */
export function placesOfClasses(html: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  let number = 0;
  for (const [tag, code] of html.matchAll(codeOrTag)) {
    number += 1;
    for (const name of code ? [] : new Set(namesOf(classInTag.exec(tag)?.[1])))
      places.set(name, [...(places.get(name) ?? []), number]);
  }
  return new Map([...places].sort(([, one], [, other]) => other.length - one.length));
}

/** Classes without a rule in the page's stylesheets: their source is missing from the stylesheet of this kind of page. */
export function classesWithoutRule(html: string): string[] {
  const known = new Set(styleSheets(html).flatMap(({ root }) => [...classesOf(root)]));
  return [...placesOfClasses(html).keys()].filter((name) => !known.has(name) && !marks.test(name));
}
