import { textHandle } from "#app/documents.ts";
import keepVariant, { integrity } from "#app/islands/late/variant.ts?module";
import { landingPage } from "#site/content/landing.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { YearPage } from "#site/ui/sections/bundles/YearPage.tsx";
import { CallToAction } from "#site/ui/sections/CallToAction.tsx";
import { LandingHead } from "#site/ui/sections/heads/LandingHead.tsx";
import { UrgentPage } from "#site/ui/sections/help/UrgentPage.tsx";
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

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { related, further, nearby, variant, sources } = loaderData;
  return (
    <>
      <OwnPart {...loaderData} />
      <RelatedPages cards={related} further={further}>
        <NearbyPages lines={nearby} />
      </RelatedPages>
      <Sources sources={sources} />
      <CallToAction />
      {variant && <script type="module" src={keepVariant} integrity={integrity} />}
    </>
  );
}

/** Everything above the related pages. A bundle with a year, and a page for people who cannot wait, arrange it in their own way. */
function OwnPart({ page, sections, seo, head, picture, hub, proof }: Route.ComponentProps["loaderData"]) {
  const opening = { text: page.hero, crumbs: seo.crumbs };
  const children = (
    <>
      {hub && <CityHub hub={hub} />}
      <Proof proof={proof} />
    </>
  );
  const parts = { sections, questions: page.questions, children };
  if (page.year) return <YearPage {...opening} {...parts} year={page.year} />;
  if (page.shape === "urgent") return <UrgentPage {...opening} {...parts} />;
  const Shape = shapes[page.shape];
  return (
    <>
      <LandingHead {...opening} head={head} shape={page.shape} picture={picture} />
      <Shape {...parts} picture={head.kind === "nearMe" ? picture : undefined} />
    </>
  );
}
