/** The texts of a line about a visit, in the order of the form. */
export const findingFields = [
  "found_en",
  "found_ar",
  "reading_en",
  "reading_ar",
  "value_before",
  "value_after",
  "unit",
] as const;
export type FindingField = (typeof findingFields)[number];

/** The largest number of characters of a text. */
export function longestOf(name: FindingField): number {
  if (name.startsWith("found")) return 160;
  return name.startsWith("reading") ? 40 : 12;
}
