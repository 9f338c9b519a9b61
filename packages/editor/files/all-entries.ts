import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import type { Site } from "../site.ts";

/** One item to edit: a page with a file for each language, or one file that contains both languages. */
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

/** Returns the key of a file. The key contains `*` in place of the language. */
export const keyOf = (file: string) => file.replace(new RegExp(`^(${languageCodes.join("|")})/`), "*/");
export const fileOf = (key: string, language: Language) => key.replace("*", language);

/** Returns the entry of a key, even if the files of its page do not exist yet. */
export function entryNamed(site: Site, key: string): Entry | undefined {
  const known = allEntries(site).find((entry) => entry.key === key);
  if (known) return known;
  const named = key.startsWith("*/") ? site.fileNamed(fileOf(key, "en")) : undefined;
  return named?.id ? { key, id: named.id, files: {} } : undefined;
}
