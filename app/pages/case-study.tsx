import { articleHandle } from "#app/documents.ts";
import { caseStudyPage } from "#app/site/case-studies.server.ts";
import { documentMeta } from "#app/site/meta.ts";
import { Markdown } from "#app/ui/primitives/Markdown.tsx";
import { CaseStudyHead } from "#app/ui/sections/article/CaseStudyHead.tsx";
import { Readings } from "#app/ui/sections/article/Readings.tsx";
import { CallToAction } from "#app/ui/sections/CallToAction.tsx";
import { Proof } from "#app/ui/sections/proof/Proof.tsx";
import { Related } from "#app/ui/sections/Related.tsx";
import type { Route } from "./+types/case-study.ts";

export const handle = articleHandle;
export const loader = ({ url }: Route.LoaderArgs) => caseStudyPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function CaseStudy({ loaderData: { page, seo, picture, related, proof } }: Route.ComponentProps) {
  return (
    <>
      <article>
        <CaseStudyHead study={page} crumbs={seo.crumbs} picture={picture} />
        <Readings readings={page.readings} />
        <Markdown text={page.body} className="mx-auto max-w-lg px-5 py-12 md:py-16" />
      </article>
      <Proof proof={proof} />
      <Related cards={related} />
      <CallToAction />
    </>
  );
}
