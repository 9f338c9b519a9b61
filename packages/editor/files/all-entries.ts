import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import type { Site } from "../site.ts";

/** One item to edit: a page in both languages, or one file of both. */
export type Entry = { key: string; id?: string; files: Partial<Record<Language | "shared", string>> };

export function allEntries(site: Site): Entry[] {
  const entries = new Map<string, Entry>();
  for (const file of site.files()) {
    const entry = site.made.includes(file) ? undefined : entryOf(site, file);
    if (entry) entries.set(entry.key, { ...entry, files: { ...entries.get(entry.key)?.files, ...entry.files } });
  }
  return [...entries.values()];
}

function entryOf({ fileNamed }: Site, file: string): Entry | undefined {
  const known = fileNamed(file);
  if (!known) return;
  const { language, id } = known;
  return { key: keyOf(file), ...(id && { id }), files: { [language ?? "shared"]: file } };
}

/** In a key, `*` stands for the language. */
export const keyOf = (file: string) => file.replace(new RegExp(`^(${languageCodes.join("|")})/`), "*/");
export const fileOf = (key: string, language: Language) => key.replace("*", language);

/** The entry of a key, even if the files of its page are still to be written. */
export function entryNamed(site: Site, key: string): Entry | undefined {
  const known = allEntries(site).find((entry) => entry.key === key);
  if (known) return known;
  const named = key.startsWith("*/") ? site.fileNamed(fileOf(key, "en")) : undefined;
  return named?.id ? { key, id: named.id, files: {} } : undefined;
}
