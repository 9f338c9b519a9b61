import { textHandle } from "#app/documents.ts";
import { symptomPage } from "#site/content/help.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { useT } from "#site/i18n/t.ts";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { RelatedPages } from "#site/ui/sections/RelatedPages.tsx";
import { TableFirst } from "#site/ui/sections/shapes/TableFirst.tsx";
import type { Route } from "./+types/symptom.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => symptomPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

/** The phone and message buttons and the first steps come first, and no part is folded, because the reader needs help at once. */
export default function Symptom({ loaderData: { page, seo, sections, related, others } }: Route.ComponentProps) {
  return (
    <>
      <TableFirst text={page.hero} crumbs={seo.crumbs} sections={sections} questions={[]} folds={false} />
      <RelatedPages cards={related} further={others} heading={useT()("help.further")} />
      <CallToAction />
    </>
  );
}
