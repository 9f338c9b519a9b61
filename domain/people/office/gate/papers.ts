/** The papers that the management of a kind of building usually requires before anybody works there. Each management decides for itself. */
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
 * Returns the papers that are ready. They count only for the building for which they were ticked, because the permit of another building opens no
 * gate.
 */
export const readyIn = (
  { papers: ready, papers_building }: { papers: string; papers_building?: string | null },
  building: string | undefined,
): string[] => (papers_building && papers_building !== building ? [] : JSON.parse(ready));

/**
 * Lists the papers of a visit: those that the building requires, or else those that such buildings usually require, and also papers that are ready
 * already.
 */
export function checklistOf(asked: readonly string[] | null, property: unknown, ready: readonly string[]): Paper[] {
  const wanted = asked ?? papersFor(property);
  return papers.filter((paper) => wanted.includes(paper) || ready.includes(paper));
}
