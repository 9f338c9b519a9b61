/** The groups in which the words of a calculator have the labels of its fields. */
const groups = ["labels", "fields", "assumptions", "ask", "equipment", "noted"];

/** Finds the label of a field in the words of its calculator. A label that stands elsewhere, or has blanks, is not found. */
export function labelOf(words: object, field: string): string | undefined {
  const all: Record<string, unknown> = { ...words };
  const places = [...groups.map((group) => all[group]), words];
  const found = places.map((place) => (place as Record<string, unknown> | undefined)?.[field]);
  return found.find((text): text is string => typeof text === "string" && !text.includes("{"));
}
