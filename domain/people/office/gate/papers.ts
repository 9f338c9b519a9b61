/**
 * The papers that the management of a building usually requires before anybody works there, by kind of building. Each building may require
 * others.
 */
const byProperty = {
  villa: ["permit", "gate", "hours"],
  apartment: ["permit", "licence", "ids", "insurance", "lift", "hours"],
  warehouse: ["gate", "ids", "induction", "method"],
} as const;

const tower = byProperty.apartment;
const kinds: Record<string, readonly Paper[]> = {
  ...byProperty,
  ...{ office: tower, shop: tower, restaurant: tower, building: tower },
};

export const papers = [
  "permit",
  "licence",
  "ids",
  "insurance",
  "lift",
  "gate",
  "hours",
  "induction",
  "method",
] as const;
export type Paper = (typeof papers)[number];

export const papersFor = (property: unknown): readonly Paper[] =>
  (typeof property === "string" && Object.hasOwn(kinds, property) && kinds[property]) || ["permit"];

/**
 * Returns the papers that are ready for a visit. They count only for the building for which they were ticked: a permit is valid for one
 * building.
 */
export const readyIn = (
  { papers: ready, papers_building }: { papers: string; papers_building?: string | null },
  building: string | undefined,
): string[] => (papers_building && papers_building !== building ? [] : JSON.parse(ready));

/**
 * Returns the papers for a visit. They are those that the building requires, or otherwise those that such buildings usually require. Papers
 * that are ready already are included.
 */
export function checklistOf(choice: readonly string[] | null, property: unknown, ready: readonly string[]): Paper[] {
  const required = choice ?? papersFor(property);
  return papers.filter((paper) => required.includes(paper) || ready.includes(paper));
}
