import { calculatorHandle } from "#app/documents.ts";
import { Fold } from "#app/features/calculators/frame/Fold.tsx";
import { Head } from "#app/features/calculators/frame/Head.tsx";
import { Letterhead } from "#app/features/calculators/frame/Letterhead.tsx";
import { calculatorInWorker } from "#app/features/calculators/in-worker.server.ts";
import { calculatorPage } from "#app/features/calculators/page.server.ts";
import { Island } from "#app/islands/Island.tsx";
import { documentMeta } from "#app/site/meta.ts";
import { CallToAction } from "#app/ui/sections/CallToAction.tsx";
import { ContentSections } from "#app/ui/sections/ContentSections.tsx";
import { Questions } from "#app/ui/sections/Questions.tsx";
import { Related } from "#app/ui/sections/Related.tsx";
import { Sources } from "#app/ui/sections/Sources.tsx";
import type { Route } from "./+types/calculator.ts";

export const handle = calculatorHandle;
export const middleware = [calculatorInWorker];
export const loader = ({ url }: Route.LoaderArgs) => calculatorPage(url);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Calculator({ loaderData }: Route.ComponentProps) {
  const { page, seo, island, given, words, sections, related } = loaderData;
  return (
    <>
      <Letterhead address={seo.canonical} />
      <Head text={page.hero} crumbs={seo.crumbs} />
      <Island name={island} props={given} words={words as never} />
      <div data-print="no">
        <Fold title={words.shared.folds.background} paged>
          <ContentSections sections={sections} />
          <Questions questions={page.questions} />
        </Fold>
      </div>
      <Sources sources={page.sources} />
      <div data-print="no">
        <Related cards={related} />
        <CallToAction />
      </div>
    </>
  );
}
