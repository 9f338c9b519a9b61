import { textHandle } from "#app/documents.ts";
import keepVariant, { integrity } from "#app/islands/late/variant.ts?module";
import { landingPage } from "#app/site/landing.server.ts";
import { documentMeta } from "#app/site/meta.ts";
import { CallToAction } from "#app/ui/sections/CallToAction.tsx";
import { CityHub } from "#app/ui/sections/hub/CityHub.tsx";
import { Nearby } from "#app/ui/sections/Nearby.tsx";
import { Proof } from "#app/ui/sections/proof/Proof.tsx";
import { Related } from "#app/ui/sections/Related.tsx";
import { Sources } from "#app/ui/sections/Sources.tsx";
import { shapes } from "#app/ui/sections/shapes/shapes.ts";
import type { Route } from "./+types/landing.ts";

export const handle = textHandle;
export const loader = ({ url }: Route.LoaderArgs) => landingPage(url);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Landing({
  loaderData: { page, sections, seo, picture, related, further, nearby, hub, proof, variant },
}: Route.ComponentProps) {
  const Shape = shapes[page.shape];
  return (
    <>
      <Shape text={page.hero} crumbs={seo.crumbs} picture={picture} sections={sections} questions={page.questions}>
        {hub && <CityHub hub={hub} />}
        <Proof proof={proof} />
      </Shape>
      <Related cards={related} further={further}>
        <Nearby lines={nearby} />
      </Related>
      <Sources sources={page.sources} />
      <CallToAction />
      {variant && <script type="module" src={keepVariant} integrity={integrity} />}
    </>
  );
}
