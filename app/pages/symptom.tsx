import { textHandle } from "#app/documents.ts";
import { useT } from "#app/i18n/t.ts";
import { symptomPage } from "#app/site/help.server.ts";
import { documentMeta } from "#app/site/meta.ts";
import { CallToAction } from "#app/ui/sections/CallToAction.tsx";
import { Related } from "#app/ui/sections/Related.tsx";
import { TableFirst } from "#app/ui/sections/shapes/TableFirst.tsx";
import type { Route } from "./+types/symptom.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => symptomPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

/** The buttons and the steps come first, and nothing is folded: the reader stands in water or sweats. */
export default function Symptom({ loaderData: { page, seo, sections, related, others } }: Route.ComponentProps) {
  return (
    <>
      <TableFirst text={page.hero} crumbs={seo.crumbs} sections={sections} questions={[]} folds={false} />
      <Related cards={related} further={others} heading={useT()("help.further")} />
      <CallToAction />
    </>
  );
}
