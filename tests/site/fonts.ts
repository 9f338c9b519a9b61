import { statSync } from "node:fs";
import { assetAt } from "./build.ts";
import { type Face, facesIn, nearestWeight } from "./font-faces.ts";
import type { Element } from "./html.ts";
import type { BuiltPage } from "./pages.ts";

/** The web fonts of each language, in the order of `font-family` in site/styles/base.css. */
export const stacks: Record<string, string[]> = { en: ["Plex Sans"], ar: ["Plex Arabic", "Plex Latin"] };

/** Returns the bytes of all fonts that a page loads: the preloaded ones, and those that a text on the page needs. */
export function fontsOf(page: BuiltPage): number {
  const preloaded = page.root.all("link", (link) => link.attr("rel") === "preload" && link.attr("as") === "font");
  const files = new Set(preloaded.map((link) => link.attr("href") ?? ""));
  for (const file of filesNeeded(page)) files.add(file);
  return [...files].reduce((total, path) => total + statSync(assetAt(path) ?? path).size, 0);
}

type Style = { stack: string[]; weight: number };
/** A character on a page. `own` is true if its text is in the page's language, whose fonts the page declares. */
type Shown = { character: string; weight: number; own: boolean; face: Face | undefined };

const filesNeeded = (page: BuiltPage) => new Set(shownOn(page).flatMap(({ face }) => face?.file ?? []));

const known = new WeakMap<BuiltPage, Shown[]>();

/** Returns every character of a page with its font weight and the font that shows it. The result is cached for each page. */
export function shownOn(page: BuiltPage): Shown[] {
  const shown = known.get(page) ?? charactersOn(page);
  known.set(page, shown);
  return shown;
}

function charactersOn({ root, html, language }: BuiltPage): Shown[] {
  const faces = facesIn(html);
  const own = stacks[language] ?? [];
  const [first] = own;
  // A text in another language may have no web font. A text in the page's language always has one, unless the list `stacks` is out of date.
  if (!faces.some(({ family }) => family === first))
    throw new Error(`no @font-face for ${first}: has site/styles/base.css changed?`);
  const byStyle = new Map<string, Map<string, Shown>>();
  const walk = (element: Element, inherited: Style) => {
    const style = styleOf(element, inherited);
    const key = `${style.stack} ${style.weight}`;
    const shown = byStyle.get(key) ?? new Map<string, Shown>();
    byStyle.set(key, shown);
    const show = (text: string) => {
      for (const character of text.replace(/\s/g, ""))
        if (!shown.has(character)) shown.set(character, shownAs(character, style, faces, style.stack === own));
    };
    show(element.attr("placeholder") ?? "");
    for (const child of element.children) {
      if (typeof child !== "string") walk(child, style);
      else if (!elsewhere.test(element.tag)) show(child);
    }
  };
  walk(root.required("body"), { stack: own, weight: 400 });
  return [...byStyle.values()].flatMap((shown) => [...shown.values()]);
}

/** Elements that are not shown, or that are shown in the browser's own font for code. */
const elsewhere = /^(script|style|code)$/;
const bold = /^(h[1-6]|strong|b|th)$/;

/** Only Arabic text has its own CSS rule (`:lang(ar)`). Other languages inherit the font of their surroundings. */
function styleOf(element: Element, { stack, weight }: Style): Style {
  const classes = element.attr("class") ?? "";
  const heavy = bold.test(element.tag) || /(^|[\s:])font-(semi)?bold(\s|$)/.test(classes);
  return {
    stack: element.attr("lang") === "ar" ? (stacks.ar ?? []) : stack,
    weight: /(^|\s)font-normal(\s|$)/.test(classes) ? 400 : heavy ? 600 : weight,
  };
}

/** A character is shown with the first font family in the stack that contains it, in the nearest weight. */
function shownAs(character: string, { stack, weight }: Style, faces: Face[], own: boolean): Shown {
  const code = character.codePointAt(0) ?? 0;
  const covering = stack.map((family) => faces.filter((face) => face.family === family && face.covers(code)));
  return { character, weight, own, face: nearestWeight(covering.find((family) => family.length > 0) ?? [], weight) };
}
