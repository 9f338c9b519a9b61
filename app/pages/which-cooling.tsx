import { textHandle } from "#app/documents.ts";
import { chooserPage } from "#site/content/help.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { Coolings } from "#site/ui/sections/help/Coolings.tsx";
import { ThreeQuestions } from "#site/ui/sections/help/ThreeQuestions.tsx";
import { PageHero } from "#site/ui/sections/PageHero.tsx";
import type { Route } from "./+types/which-cooling.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => chooserPage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function WhichCooling({ loaderData: { page, seo, kinds } }: Route.ComponentProps) {
  return (
    <>
      <PageHero text={page.hero} crumbs={seo.crumbs} />
      <ThreeQuestions {...page.choose} />
      <Coolings kinds={kinds} />
      <CallToAction />
    </>
  );
}
