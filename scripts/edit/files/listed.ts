import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { allFiles, fileNamed } from "#scripts/test/content/files.ts";

/** What is edited as one: a page in both languages, or one file of both. */
export type Entry = { key: string; id?: string; files: Partial<Record<Language | "shared", string>> };

/** Drawn or recorded by commands. */
const notEdited = ["shared/map.json", "shared/article-texts.json", "shared/moved.json"];

export function listed(): Entry[] {
  const entries = new Map<string, Entry>();
  for (const file of allFiles()) {
    const entry = notEdited.includes(file) ? undefined : entryOf(file);
    if (entry) entries.set(entry.key, { ...entry, files: { ...entries.get(entry.key)?.files, ...entry.files } });
  }
  return [...entries.values()];
}

function entryOf(file: string): Entry | undefined {
  const known = fileNamed(file);
  if (!known) return;
  const { language, id } = known;
  return { key: keyOf(file), ...(id && { id }), files: { [language ?? "shared"]: file } };
}

/** `*` stands for the language. */
export const keyOf = (file: string) => file.replace(new RegExp(`^(${languageCodes.join("|")})/`), "*/");
export const fileOf = (key: string, language: Language) => key.replace("*", language);

/** The entry of a key, also of a page whose files are still to be written. */
export function entryNamed(key: string): Entry | undefined {
  const known = listed().find((entry) => entry.key === key);
  if (known) return known;
  const named = key.startsWith("*/") ? fileNamed(fileOf(key, "en")) : undefined;
  return named?.id ? { key, id: named.id, files: {} } : undefined;
}
