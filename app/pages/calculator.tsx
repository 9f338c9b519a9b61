import { calculatorHandle } from "#app/documents.ts";
import { Island } from "#app/islands/Island.tsx";
import { Fold } from "#domain/calculators/kit/frame/Fold.tsx";
import { Head } from "#domain/calculators/kit/frame/Head.tsx";
import { Letterhead } from "#domain/calculators/kit/frame/Letterhead.tsx";
import { calculatorInWorker } from "#domain/calculators/kit/in-worker.server.ts";
import { calculatorPage } from "#domain/calculators/kit/page.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { ContentSections } from "#site/ui/sections/ContentSections.tsx";
import { Questions } from "#site/ui/sections/Questions.tsx";
import { RelatedPages } from "#site/ui/sections/RelatedPages.tsx";
import { Sources } from "#site/ui/sections/Sources.tsx";
import type { Route } from "./+types/calculator.ts";

export const handle = calculatorHandle;
export const middleware = [calculatorInWorker];
export const loader = ({ url }: Route.LoaderArgs) => calculatorPage(url);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Calculator({ loaderData }: Route.ComponentProps) {
  const { page, seo, island, given: props, words, sections, related } = loaderData;
  return (
    <>
      <Letterhead address={seo.canonical} />
      <Head text={page.hero} crumbs={seo.crumbs} />
      <Island name={island} props={props} words={words as never} />
      <div data-print="no">
        <Fold title={words.shared.folds.background} paged>
          <ContentSections sections={sections} />
          <Questions questions={page.questions} />
        </Fold>
      </div>
      <Sources sources={page.sources} />
      <div data-print="no">
        <RelatedPages cards={related} />
        <CallToAction />
      </div>
    </>
  );
}
