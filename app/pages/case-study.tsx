import { articleHandle } from "#app/documents.ts";
import { caseStudyPage } from "#site/content/case-studies.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { Markdown } from "#site/ui/primitives/Markdown.tsx";
import { CaseStudyHead } from "#site/ui/sections/article/CaseStudyHead.tsx";
import { Readings } from "#site/ui/sections/article/Readings.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { Proof } from "#site/ui/sections/proof/Proof.tsx";
import { RelatedPages } from "#site/ui/sections/RelatedPages.tsx";
import type { Route } from "./+types/case-study.ts";

export const handle = articleHandle;
export const loader = ({ url }: Route.LoaderArgs) => caseStudyPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function CaseStudy({ loaderData: { page, seo, picture, related, proof } }: Route.ComponentProps) {
  return (
    <>
      <article>
        <CaseStudyHead study={page} crumbs={seo.crumbs} picture={picture} />
        <Readings readings={page.readings.slice(1)} />
        <Markdown text={page.body} className="mx-auto max-w-lg px-5 py-12 md:py-16" />
      </article>
      <Proof proof={proof} />
      <RelatedPages cards={related} />
      <CallToAction />
    </>
  );
}
