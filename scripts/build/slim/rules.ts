import type { AtRule, Root, Rule } from "postcss";
import { classesIn, codeOrTag } from "./classes.ts";

/** Everything in a document for which selectors can ask. */
export type Inventory = {
  classes: ReadonlyMap<string, unknown>;
  tags: Set<string>;
  attributes: Set<string>;
  language: string;
};

/** The scripts of documents (app/islands) set only these. Attributes that they set for a form are in a stylesheet of its own on pages with a form. */
const setByScript = ["data-theme", "data-slides", "data-closed", "data-open", "open"];

export function inventory(html: string, classes: Inventory["classes"]): Inventory {
  const tags = new Set<string>();
  const attributes = new Set<string>();
  for (const [whole] of html.matchAll(codeOrTag)) {
    const tag = whole.slice(0, whole.indexOf(">") + 1);
    tags.add(/^<([\w-]+)/.exec(tag)?.[1] ?? "");
    for (const [, name = "", value = ""] of tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g))
      attributes.add(name.toLowerCase()).add(`${name.toLowerCase()}=${value}`);
  }
  return { classes, tags, attributes, language: /<html lang="(\w+)"/.exec(html)?.[1] ?? "" };
}

/** Removes rules that cannot match anything in the document. */
export function withoutUnused(root: Root, document: Inventory): Root {
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const live = rule.selectors.filter((selector) => canMatch(selector, document));
    if (live.length > 0) rule.selectors = live;
    else removeUpwards(rule);
  });
  return root;
}

function canMatch(selector: string, { classes, tags, attributes, language }: Inventory): boolean {
  const ways = known.get(selector) ?? waysOf(selector);
  known.set(selector, ways);
  const has = ([name, value]: Needs["attributes"][number]) =>
    setByScript.includes(name) || attributes.has(value === undefined ? name : `${name}=${value}`);
  return ways.some(
    (needed) =>
      (!needed.language || !language || needed.language === language) &&
      needed.classes.every((name) => classes.has(name)) &&
      needed.tags.every((tag) => tags.has(tag)) &&
      needed.attributes.every(has) &&
      (!needed.isDisabled || attributes.has("disabled")),
  );
}

type Needs = {
  language: string | undefined;
  classes: string[];
  tags: string[];
  attributes: [name: string, value: string | undefined][];
  isDisabled: boolean;
};
const known = new Map<string, Needs[]>();

/**
 * The alternatives of a selector, with what each needs in a document. A selector can match only if a document has everything that one of its
 * alternatives needs. They are computed once for all documents.
 */
function waysOf(selector: string): Needs[] {
  const language = /^(?:html|:root):lang\((\w+)\)/.exec(selector)?.[1];
  return demanded(selector).map((needed) => needsOf(needed, language));
}

function needsOf(needed: string, language: string | undefined): Needs {
  return {
    language,
    classes: classesIn(needed),
    tags: Array.from(needed.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g), ([, tag = ""]) => tag),
    attributes: Array.from(needed.matchAll(/\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g), ([, name = "", value]) => [
      name,
      value,
    ]),
    isDisabled: needed.includes(":disabled"),
  };
}

/** Writes the selector once for each of the alternatives in its parentheses. What is negated or counted there need not be in the document. */
function demanded(selector: string): string[] {
  const [choice, all] = /:(?:is|where|has)\(([^()]*)\)/.exec(selector) ?? [];
  if (choice && all !== undefined)
    return all.split(/(?<!\\),/).flatMap((one) => demanded(selector.replace(choice, () => ` ${one} `)));
  const less = selector.replace(/:[\w-]+\([^()]*\)/g, "");
  return less === selector ? [less] : demanded(less);
}

function removeUpwards(rule: Rule | AtRule): void {
  const above = rule.parent;
  rule.remove();
  if (above?.type === "atrule" && above.nodes?.length === 0) removeUpwards(above as AtRule);
}

/** The variables of the page that a diagram reads (tests/site/drawings.test.ts compares the files). */
export const readByDiagrams =
  "accent accent-deep brand brand-deep brand-tint ink line on-navy raised sand soft surface".split(" ");

/** Removes variables that nothing reads. A drawing in a file, shown by `<use>`, reads those of its page. */
export function withoutUnreadVariables(root: Root, html: string): Root {
  if (/<use href="\/(?!diagrams\/)/.test(html)) return root;
  const drawn = html.includes('<use href="/') ? readByDiagrams.map((name) => `var(--${name})`).join() : "";
  const body = html.replace(/<style[\s\S]*?<\/style>/g, "");
  const outside = variablesIn(body + drawn);
  for (let css = "", now = root.toString(); css !== now; now = root.toString()) {
    css = now;
    const inside = variablesIn(css);
    root.walkDecls(/^--/, (declaration) => {
      if (!inside.has(declaration.prop) && !outside.has(declaration.prop)) declaration.remove();
    });
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) removeUpwards(rule);
  });
  return root;
}

const variablesIn = (text: string) => new Set(Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name));

/** Removes the declarations of variables that no rule sets or reads. */
export function withoutUnusedProperties(root: Root): Root {
  const rules = root.toString().replace(/@property [^{]*/g, "");
  root.walkAtRules("property", (property) => {
    if (!rules.includes(property.params)) property.remove();
  });
  return root;
}

/** Removes the animations that no rule uses. A stylesheet that comes later has its own. */
export function withoutUnusedKeyframes(root: Root): Root {
  const asked = new Set<string>();
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) => value.split(/[\s,]+/).forEach((word) => void asked.add(word)));
  root.walkAtRules("keyframes", (keyframes) => {
    if (!asked.has(keyframes.params)) removeUpwards(keyframes);
  });
  return root;
}

/** Merges neighbouring rules with the same selector. */
export function mergeNeighbours(root: Root): Root {
  root.walkRules((rule) => {
    for (let next = rule.next(); next?.type === "rule" && next.selector === rule.selector; next = rule.next()) {
      rule.append(next.nodes);
      next.remove();
    }
    rule.raws.semicolon = false;
  });
  return root;
}
