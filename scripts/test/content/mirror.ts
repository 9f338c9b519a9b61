import { languageCodes, otherLanguage } from "@site/ground/language/languages.ts";
import { allFiles } from "./files.ts";
import type { Problem } from "./problem.ts";

/** Reports missing translations. A file and its translation have the same path below the folder of their language. */
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
