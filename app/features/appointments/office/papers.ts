/** What the management of a kind of building usually asks for before anybody works there. Each decides for itself. */
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
