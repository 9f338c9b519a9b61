import type { Scope } from "@site/ground/company/scope.ts";
import { cityOf } from "@site/ground/site-map/pages.ts";
import { readContent } from "./files.server.ts";
import { heads } from "./schemas/pages.ts";
import type { TextFilter, TextPlace } from "./text-filter.ts";

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);

const merged = (under: Tree, over: Tree): Tree => ({
  ...under,
  ...Object.fromEntries(
    Object.entries(over).map(([key, value]) => {
      const below = under[key];
      return [key, isTree(value) && isTree(below) ? merged(below, value) : value];
    }),
  ),
});

/**
 * Gives a page a name, summary, title and description that are true for this company. A company that leaves out a trade or a page has
 * words of its own (content/<language>/heads.yaml). Summary and description mean the same. If the company may not make a claim in one
 * of them, the other is used for both.
 */
export function withOwnHead(page: unknown, { id, language }: TextPlace, scope: Scope, said: TextFilter): unknown {
  if (!isTree(page) || !isTree(page.seo)) return page;
  const sellsAll = scope.trades === "all" && scope.without.length === 0;
  const own = sellsAll ? undefined : ownHead(id, language, String(page.name));
  const { seo, summary, ...rest } = own ? merged(page, own) : page;
  if (!isTree(seo)) return page;
  const { description } = seo;
  if (typeof summary !== "string" || typeof description !== "string") return { ...rest, seo, summary };
  const isSaid = (text: string) => said(text) !== undefined;
  return {
    ...rest,
    summary: isSaid(summary) ? summary : description,
    seo: { ...seo, description: isSaid(description) ? description : summary },
  };
}

function ownHead(id: string, language: TextPlace["language"], name: string): Tree | undefined {
  const { city, pages } = readContent(`${language}/heads.yaml`, heads);
  const isCity = cityOf(id) !== undefined && id.lastIndexOf("/") === 0;
  if (isCity) return JSON.parse(JSON.stringify(city).replaceAll("{city}", name));
  return pages[id];
}
