import type { ReadContent } from "./content-file.ts";
import type { Problem } from "./problem.ts";

type Head = { seo?: { title?: string; description?: string } };

/**
 * Reports pages of one language with the same title or description, as happens when a page is copied. Readers could not tell such pages
 * apart in search results, and a search engine would leave one of them out.
 */
export function duplicateProblems(read: ReadContent[]): Problem[] {
  return (["title", "description"] as const).flatMap((name) => {
    const said = read.flatMap(({ file, language, data }) => {
      const text = (data as Head | null)?.seo?.[name];
      return text ? [{ file, text: `${language} ${text.toLowerCase()}` }] : [];
    });
    const alike = [...Map.groupBy(said, ({ text }) => text).values()].filter(({ length }) => length > 1);
    return alike.flatMap((same) =>
      same.map(({ file }) => {
        const others = same.filter((other) => other.file !== file).map((other) => `content/${other.file}`);
        return { file, field: `seo.${name}`, reason: `is that of ${others.join(", ")} too: each page needs its own` };
      }),
    );
  });
}
