import { isOfOtherTrades, type PageUse, type UsedFact } from "./usage.ts";

type Usage = { pages: PageUse[]; facts: UsedFact[] };

const block = (head: string, lines: string[]) => [head, ...lines.map((line) => `    ${line}`)].join("\n");

/** Returns the pages under the heading of their column or row, so that a person can read their stories one after another. */
export function stories(pages: PageUse[]): string {
  return pages
    .map(({ id, shape, sheets, facts: [main], reader, story, written }) =>
      block(`${id}  [${[shape, ...sheets].join(", ")}]${written ? "" : "  not written yet"}`, [
        `for   ${reader}`,
        `tells ${story}`,
        `from  ${main}`,
      ]),
    )
    .join("\n\n");
}

/** Returns everything that the writer of a page needs: its story, and each fact in both languages with how it may be printed. */
export function pageReport(page: PageUse, facts: UsedFact[]): string {
  const used = page.facts.map((id) => {
    const fact = facts.find((each) => each.id === id);
    return fact ? factText(fact, isOfOtherTrades(fact, page.column)) : id;
  });
  return [stories([page]), ...used, ...reread([page])].join("\n\n");
}

function factText({ id, print, en, ar, area, note, src, checked }: UsedFact, stretched: boolean): string {
  return block(`${id}  [${print}]${area ? `  only in ${area}` : ""}${stretched ? "  found for other trades" : ""}`, [
    en,
    ar,
    ...(note ? [`note: ${note}`] : []),
    `${src}; checked ${checked}`,
  ]);
}

export const factReport = (fact: UsedFact, pages: PageUse[]): string =>
  [
    factText(fact, false),
    fact.usedBy.length === 0
      ? "No page uses it."
      : fact.usedBy.map((id) => `${id}${isMainOf(id, fact, pages) ? "  its main story" : ""}`).join("\n"),
  ].join("\n\n");

const isMainOf = (id: string, fact: UsedFact, pages: PageUse[]) =>
  pages.find((page) => page.id === id)?.facts[0] === fact.id;

const reread = (pages: PageUse[]) =>
  pages
    .filter(({ reread }) => reread.length > 0)
    .map(({ id, reread }) => `reread ${id}: checked anew since its second reading: ${reread.join(", ")}`);

/**
 * Returns the report: which facts and sheets each page uses, where each fact is used, which facts are not used, and which pages must be
 * read again.
 */
export function usageReport({ pages, facts }: Usage): string {
  const unused = facts.filter(({ usedBy }) => usedBy.length === 0).map(({ id }) => id);
  const again = reread(pages);
  return [
    block(
      "PAGES",
      pages.map(({ id, facts, sheets }) => `${[id, ...sheets.map((name) => `[${name}]`), ...facts].join(" ")}`),
    ),
    block(
      "FACTS",
      facts.filter(({ usedBy }) => usedBy.length > 0).map(({ id, usedBy }) => `${id}  ${usedBy.join(" ")}`),
    ),
    block(`NOT USED (${unused.length} of ${facts.length})`, unused),
    block(`TO BE READ AGAIN (${again.length})`, again),
  ].join("\n\n");
}
