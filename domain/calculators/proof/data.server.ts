import { cases, type Proof, prove } from "@site/engine/cases/compare.ts";
import { cardsOf } from "#site/content/content.server.ts";
import { pageAt } from "#site/content/page.server.ts";
import { shownSections } from "#site/content/sections.server.ts";

/** Returns the words and figures of the page, which are computed during the build. */
export function proofPage(pathname: string) {
  const { id, page, seo, language } = pageAt("proof", pathname);
  const proofs = cases.map(prove);
  missingWords(page, proofs);
  const values = proofs.flatMap(({ comparisons }) => comparisons);
  return {
    page,
    seo,
    method: shownSections(page.method, id, language),
    limits: shownSections(page.limits, id, language),
    groups: page.groups.map((group) => ({ ...group, proofs: proofs.filter(({ area }) => group.areas.includes(area)) })),
    counts: {
      cases: proofs.length,
      values: values.reduce((sum, { series }) => sum + (series?.expected.length ?? 1), 0),
      kept: values.filter(({ kept }) => kept).length,
      beyond: proofs.flatMap(({ differences }) => differences).filter(({ kept }) => !kept).length,
    },
    related: cardsOf(page.related, language),
  };
}
export type ProofPage = ReturnType<typeof proofPage>;
export type ProofWords = ProofPage["page"];

/** Throws if a case has no text. Without this check, the page would leave the case out, and nobody would notice. */
function missingWords(page: ProofWords, proofs: Proof[]) {
  const missing = proofs.flatMap(({ id, area, comparisons, differences }) => [
    ...(page.cases[id] ? [] : [`cases.${id}`]),
    ...(page.groups.some(({ areas, known }) => areas.includes(area) && (known || differences.length === 0))
      ? []
      : [`groups: ${area}, or what is known of it`]),
    ...[...comparisons, ...differences].flatMap(({ quantity }) =>
      page.quantities[quantity] ? [] : [`quantities.${quantity}`],
    ),
  ]);
  if (missing.length > 0) throw new Error(`The proof page lacks words for ${missing.join(", ")}`);
}
