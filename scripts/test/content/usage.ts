import { cityServices } from "@site/ground/site-map/catalogue.ts";
import { type PlacePage, placePageOf } from "@site/ground/site-map/place-pages.ts";
import type { Fact } from "#site/content/schemas/facts.ts";
import { type Angle, anglesIn } from "./angles.ts";
import type { ReadContent } from "./content-file.ts";
import { factsIn } from "./facts.ts";

export type UsedFact = Fact & { usedBy: string[] };
/** A page with its angle. `reread` lists the facts that were checked again after somebody last read the page. */
export type PageUse = Angle & Pick<PlacePage, "row" | "column"> & { id: string; written: boolean; reread: string[] };

export function usageIn(read: ReadContent[]): { pages: PageUse[]; facts: UsedFact[] } {
  const facts = new Map(factsIn(read).map(({ file: _, ...fact }) => [fact.id, { ...fact, usedBy: [] as string[] }]));
  const pages = Object.entries(anglesIn(read) ?? {}).flatMap(([id, angle]) => {
    const place = placePageOf(id);
    if (!place) return [];
    const own = read.filter((file) => file.id === id);
    for (const fact of new Set([...angle.facts, ...own.flatMap(factsCitedIn)])) facts.get(fact)?.usedBy.push(id);
    const reviews = own.map(({ data }) => (data as { reviewed?: string }).reviewed ?? "");
    const changed = (fact: string) => reviews.some((day) => day < (facts.get(fact)?.checked ?? ""));
    const { row, column } = place;
    return [{ id, row, column, ...angle, written: reviews.length > 0, reread: angle.facts.filter(changed) }];
  });
  return { pages, facts: [...facts.values()] };
}

const factsCitedIn = ({ cited = [] }: ReadContent) =>
  cited.flatMap((one) => (one.kind === "fact" ? [one.fact.id] : []));

/** True if the fact was found for other trades than the page's trade. The writer must not stretch it to fit. */
export const isOfOtherTrades = ({ services }: Fact, column: string) =>
  services !== undefined && isService(column) && !services.includes(column);

const isService = (column: string): column is (typeof cityServices)[number] =>
  (cityServices as readonly string[]).includes(column);
