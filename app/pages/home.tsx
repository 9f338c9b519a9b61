import { homeHandle } from "#app/documents.ts";
import { ContactSection } from "#app/islands/ContactSection.tsx";
import { homePage } from "#site/content/home.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import restStyles from "#site/styles/home.css?url";
import { Claims } from "#site/ui/sections/home/Claims.tsx";
import { CustomSolution } from "#site/ui/sections/home/CustomSolution.tsx";
import { HomeHero } from "#site/ui/sections/home/HomeHero.tsx";
import { ServedCities } from "#site/ui/sections/home/ServedCities.tsx";
import { ServiceGrid } from "#site/ui/sections/home/ServiceGrid.tsx";
import { Standards } from "#site/ui/sections/home/Standards.tsx";
import { Testimonials } from "#site/ui/sections/home/Testimonials.tsx";
import { WhyUs } from "#site/ui/sections/home/WhyUs.tsx";
import type { Route } from "./+types/home.ts";

export const handle = homeHandle;
export const loader = ({ url }: Route.LoaderArgs) => homePage(url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, hero, ways, buildings, climate, month, services, testimonials, cities } = loaderData;
  return (
    <>
      <HomeHero
        text={hero}
        ways={ways}
        buildings={buildings}
        words={page.buildings}
        climate={{ month, line: climate[month] }}
        restStyles={restStyles}
      />
      <Claims />
      <ServiceGrid intro={page.services} items={services} />
      <ServedCities intro={page.cities} cities={cities} />
      <CustomSolution {...page.custom} />
      <WhyUs intro={page.why} items={page.why.items} />
      <Testimonials intro={page.testimonials} {...testimonials} />
      <Standards intro={page.standards} items={page.standards.items} />
      <ContactSection intro={page.contact} />
    </>
  );
}
