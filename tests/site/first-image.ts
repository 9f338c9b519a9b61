import { statSync } from "node:fs";
import { assetAt } from "./build.ts";
import type { Element } from "./html.ts";
import { candidates } from "./links.ts";
import type { BuiltPage } from "./pages.ts";

/** Lighthouse's phone. For this phone the visible part of a page without scrolling is measured. */
const phone = { width: 412, density: 1.75 };

/** Returns the files that the phone would load for the first picture: for the light theme and, if it exists, for the dark theme. */
export function firstViewImages({ root }: BuiltPage): { path: string; bytes: number }[] {
  const image = root.first("img", (img) => img.attr("loading") !== "lazy");
  if (!image) return [];
  const sources = image.parent?.tag === "picture" ? image.parent.all("source") : [];
  return [image, ...sources].map((element) => {
    const path = chosen(element);
    const file = assetAt(path);
    if (!file) throw new Error(`the first picture ${path} is not a built file`);
    return { path, bytes: statSync(file).size };
  });
}

/** Returns the smallest candidate of the srcset that is sharp on this phone. If none is, the largest one; without a srcset the src. */
function chosen(element: Element): string {
  const offered = candidates(element.attr("srcset")).sort((a, b) => a.width - b.width);
  const needed = slotWidth(element.attr("sizes") ?? "100vw") * phone.density;
  return (offered.find(({ width }) => width >= needed) ?? offered.at(-1))?.url ?? element.attr("src") ?? "";
}

/** Returns the width in CSS pixels from the attribute `sizes` on this phone. The first entry whose condition matches counts. */
export function slotWidth(sizes: string): number {
  for (const entry of sizes.split(",")) {
    const [, condition, length = "100vw"] = /^\s*(\(.*\))?\s*(\S+)\s*$/.exec(entry) ?? [];
    if (!condition || holds(condition)) return inPixels(length);
  }
  return phone.width;
}

function holds(condition: string) {
  const [, edge, value = "0", unit] = /^\((min|max)-width:\s*([\d.]+)(px|rem|em)\)$/.exec(condition) ?? [];
  if (!edge) throw new Error(`sizes: ${condition} is not understood; teach tests/site/first-image.ts`);
  const limit = Number(value) * (unit === "px" ? 1 : 16);
  return edge === "min" ? phone.width >= limit : phone.width <= limit;
}

function inPixels(length: string) {
  const [, value, unit] = /^([\d.]+)(vw|px|rem)$/.exec(length) ?? [];
  if (!value) throw new Error(`sizes: ${length} is not understood; teach tests/site/first-image.ts`);
  return Number(value) * { vw: phone.width / 100, px: 1, rem: 16 }[unit as "vw" | "px" | "rem"];
}
