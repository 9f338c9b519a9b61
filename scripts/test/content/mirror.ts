import { languageCodes, otherLanguage } from "#app/i18n/languages.ts";
import { allFiles } from "./files.ts";
import type { Problem } from "./problem.ts";

/** The same path in both languages means translation; a file that stands alone is a translation that is missing. */
export function mirrorProblems(): Problem[] {
  const files = new Set(allFiles());
  return languageCodes.flatMap((language) =>
    [...files]
      .filter((file) => file.startsWith(`${language}/`))
      .map((file) => ({ file, twin: otherLanguage(language) + file.slice(language.length) }))
      .filter(({ twin }) => !files.has(twin))
      .map(({ file, twin }) => ({ file, reason: `has no translation: content/${twin} is missing` })),
  );
}
