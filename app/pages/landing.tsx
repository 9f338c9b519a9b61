import { textHandle } from "#app/documents.ts";
import keepVariant, { integrity } from "#app/islands/late/variant.ts?module";
import { landingPage } from "#site/content/landing.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { LandingHead } from "#site/ui/sections/heads/LandingHead.tsx";
import { CityHub } from "#site/ui/sections/hub/CityHub.tsx";
import { NearbyPages } from "#site/ui/sections/NearbyPages.tsx";
import { Proof } from "#site/ui/sections/proof/Proof.tsx";
import { RelatedPages } from "#site/ui/sections/RelatedPages.tsx";
import { Sources } from "#site/ui/sections/Sources.tsx";
import { shapes } from "#site/ui/sections/shapes/shapes.ts";
import type { Route } from "./+types/landing.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => landingPage(url);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Landing({
  loaderData: { page, sections, seo, head, picture, related, further, nearby, hub, proof, variant },
}: Route.ComponentProps) {
  const Shape = shapes[page.shape];
  return (
    <>
      <LandingHead head={head} shape={page.shape} text={page.hero} crumbs={seo.crumbs} picture={picture} />
      <Shape sections={sections} questions={page.questions} picture={head.kind === "nearMe" ? picture : undefined}>
        {hub && <CityHub hub={hub} />}
        <Proof proof={proof} />
      </Shape>
      <RelatedPages cards={related} further={further}>
        <NearbyPages lines={nearby} />
      </RelatedPages>
      <Sources sources={page.sources} />
      <CallToAction />
      {variant && <script type="module" src={keepVariant} integrity={integrity} />}
    </>
  );
}
