import { join } from "node:path";
import { assetAt, buildFolder } from "./build.ts";
import { firstViewImages } from "./first-image.ts";
import { fontsOf } from "./fonts.ts";
import type { Element } from "./html.ts";
import { type BuiltPage, pages } from "./pages.ts";
import { brotliSize, brotliSizeOf, sum } from "./weigh.ts";

/**
 * The number of bytes that a server may send before the first acknowledgement: ten TCP segments. One more byte costs another round trip.
 */
export const firstFlight = 10 * 1460;

export const budgets = { html: 14 * 1024, script: 3 * 1024, fonts: 44 * 1024, image: 40 * 1024, formScript: 90_000 };

export type Weight = { page: BuiltPage; html: number; script: number; fonts: number; image: number };

const runs = (script: Element) => ["", "module", "text/javascript"].includes(script.attr("type") ?? "");

/** Returns the transferred bytes of a page's first view. Fonts and AVIF files are compressed already. */
export async function weigh(page: BuiltPage): Promise<Weight> {
  const scripts = page.root.all("script", runs);
  const inline = scripts.map((script) => script.content).join("\n");
  const files = scripts.flatMap((script) => script.attr("src") ?? []);
  const [html, own, ...loaded] = await Promise.all([
    brotliSizeOf(join(buildFolder, page.file)),
    brotliSize(inline),
    ...files.map((path) => brotliSizeOf(assetAt(path) ?? path)),
  ]);
  const images = firstViewImages(page);
  return {
    page,
    html,
    script: own + sum(loaded),
    fonts: fontsOf(page),
    image: Math.max(0, ...images.map(({ bytes }) => bytes)),
  };
}

export const weighAll = () => Promise.all(pages.map(weigh));

/**
 * Returns a table of all pages, the heaviest first. An exclamation mark is beside landing pages whose HTML is over its budget; other kinds
 * have no budget.
 */
export function table(weights: Weight[]): string {
  const sorted = [...weights].sort((a, b) => b.html - a.html);
  const rows = sorted.map(({ page, html, script, fonts, image }) => {
    const cells = [html, script, fonts, image].map((size) => String(size).padStart(7));
    return `${cells.join(" ")}  ${html > budgets.html ? (page.kind === "landing" ? "!" : "·") : " "} ${decodeURI(page.path)} (${page.kind})`;
  });
  const head = [`   html  script   fonts   image    page (brotli bytes; ! over ${budgets.html})`, "-".repeat(72)];
  return [...head, ...rows].join("\n");
}
