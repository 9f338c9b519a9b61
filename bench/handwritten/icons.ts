import type { Element } from "../../tests/site/html.ts";
import { allOf, isTag, make, type Tag, write } from "./tree.ts";

/** Icons that a stylesheet can draw itself: ticks in lists, arrows in links, summaries and breadcrumbs. */
const drawn = /\blucide-(check|x|minus|chevron-[a-z]+|arrow-[a-z]+)\b/;

export const isIcon = (element: Element) => element.tag === "svg" && element.attr("viewbox") === "0 0 24 24";

/** True for an icon beside text. If a button contains nothing but the icon, the icon must stay in the markup. */
export const isMarker = (element: Element) =>
  isIcon(element) && drawn.test(element.attr("class") ?? "") && (element.parent?.text().trim() ?? "") !== "";

export const hasTicks = (list: Element) =>
  list.tag === "ul" &&
  list.children.some(
    (item) =>
      typeof item !== "string" &&
      item.tag === "li" &&
      item.children.some((child) => typeof child !== "string" && isMarker(child)),
  );

/** Returns the colours of a drawing as attributes. The hand-written stylesheet changes them only on hover. */
export function paints(element: Element): [string, string][] {
  return [...(element.attr("class") ?? "").matchAll(/(?:^|\s)(fill|stroke)-([a-z-]+)(?=\s|$)/g)]
    .filter(([, paint = ""]) => !element.attr(paint))
    .map(([, paint = "", colour]) => [paint, `var(--${colour})`]);
}

/** If the page uses an icon several times, puts it into the page once and refers to it. */
export function shareIcons(body: Tag) {
  const icons = allOf(body).filter(({ tag, attributes }) => tag === "svg" && attributes.get("class")?.startsWith("i"));
  const drawings = Map.groupBy(icons, (icon) => icon.children.map(write).join(""));
  const symbols: Tag[] = [];
  for (const same of drawings.values()) {
    if (same.length < 2) continue;
    const id = `i${symbols.length}`;
    symbols.push(make("symbol", { id, viewBox: "0 0 24 24" }, same[0]?.children.filter(isTag)));
    for (const icon of same) {
      icon.attributes.delete("viewbox");
      icon.children = [make("use", { href: `#${id}` })];
    }
  }
  if (symbols.length > 0) body.children.unshift(make("svg", { class: "sprite" }, symbols));
}
