import { calculatorHandle } from "#app/documents.ts";
import { calculatorPage } from "#app/features/calculators/frame/page.server.ts";
import { Island } from "#app/islands/Island.tsx";
import { documentMeta } from "#app/site/meta.ts";
import { CallToAction } from "#app/ui/sections/CallToAction.tsx";
import { ContentSections } from "#app/ui/sections/ContentSections.tsx";
import { PageHero } from "#app/ui/sections/PageHero.tsx";
import { Questions } from "#app/ui/sections/Questions.tsx";
import { Related } from "#app/ui/sections/Related.tsx";
import { Sources } from "#app/ui/sections/Sources.tsx";
import type { Route } from "./+types/calculator.ts";

export const handle = calculatorHandle;
export const loader = ({ url }: Route.LoaderArgs) => calculatorPage(url);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Calculator({ loaderData }: Route.ComponentProps) {
  const { page, seo, island, given, sections, related } = loaderData;
  return (
    <>
      <PageHero text={page.hero} crumbs={seo.crumbs} actions={false} />
      <Island name={island} props={given as never} />
      <div data-print="no">
        <ContentSections sections={sections} />
        <Questions questions={page.questions} />
      </div>
      <Sources sources={page.sources} />
      <div data-print="no">
        <Related cards={related} />
        <CallToAction />
      </div>
    </>
  );
}
