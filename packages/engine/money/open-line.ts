import { hasAmount, type LineKind } from "./quotation.ts";

/** Lists the open places in the text of a line: `make` in "Split unit: {make}". A single bracket is also an open place. */
export const openPlaces = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}|[{}]/g)].map(([mark, name]) => name?.trim() || mark);

interface Line {
  kind: LineKind;
  textEn: string;
  textAr: string;
  unpriced?: boolean;
}

export type OpenPart = { field: "textEn" | "textAr"; places: string[] } | { field: "price" };

/**
 * Lists everything that must be filled in before the line can go to a customer. Both languages are checked, because a customer can read either
 * of them.
 */
export function openParts(line: Line): OpenPart[] {
  const texts = (["textEn", "textAr"] as const).map((field) => ({ field, places: openPlaces(line[field]) }));
  const open: OpenPart[] = texts.filter(({ places }) => places.length > 0);
  return line.unpriced && hasAmount(line.kind) ? [...open, { field: "price" }] : open;
}
