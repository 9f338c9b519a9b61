import { hasAmount, type LineKind } from "./quotation.ts";

/** Lists the places that the words of a line mark as open: `make` in "Split unit: {make}". A bracket alone is an unfinished place. */
export const openPlaces = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}|[{}]/g)].map(([mark, name]) => name?.trim() || mark);

interface Line {
  kind: LineKind;
  textEn: string;
  textAr: string;
  unpriced?: boolean;
}

export type OpenPart = { field: "textEn" | "textAr"; places: string[] } | { field: "price" };

/** Lists what has to be filled in before the line can go to a customer, who can read it in either language. */
export function openParts(line: Line): OpenPart[] {
  const texts = (["textEn", "textAr"] as const).map((field) => ({ field, places: openPlaces(line[field]) }));
  const open: OpenPart[] = texts.filter(({ places }) => places.length > 0);
  return line.unpriced && hasAmount(line.kind) ? [...open, { field: "price" }] : open;
}
