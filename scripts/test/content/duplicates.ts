import type { ReadContent } from "./content-file.ts";
import type { Problem } from "./problem.ts";

type Head = { seo?: { title?: string; description?: string } };

/**
 * Reports a copied page that keeps its head, in one language. Nobody could tell the two apart in a list of results, and one of them would be left
 * out.
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
