import type { Language } from "@site/ground/language/languages.ts";
import { isObject } from "./spelling.ts";

const files = {
  villa: () => import("./examples/villa.json"),
  office: () => import("./examples/office.json"),
  restaurant: () => import("./examples/restaurant.json"),
  clinic: () => import("./examples/clinic.json"),
};
export type ExampleId = keyof typeof files;
export const exampleIds: readonly ExampleId[] = ["villa", "office", "restaurant", "clinic"];

/** Returns the file of an example, with its texts in this language. */
export const exampleText = async (id: ExampleId, language: Language): Promise<string> =>
  JSON.stringify(inLanguage((await files[id]()).default, language));

/** Replaces each object that has an `en` and an `ar` by the text of one language. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language));
  if (!isObject(value)) return value;
  if ("en" in value && "ar" in value) return value[language];
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, inLanguage(held, language)]));
}
