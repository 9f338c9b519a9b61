import type { PageId } from "@site/ground/site-map/pages.ts";
import { useT } from "#site/i18n/t.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { PageLink } from "../../primitives/PageLink.tsx";
import { HeroActions, HeroHelp } from "../HeroActions.tsx";
import { leadParts } from "../lead.ts";
import { HeroTitle } from "../PageHero.tsx";
import { Points } from "./HeadWords.tsx";
import type { HeadProps } from "./types.ts";

type Props = Pick<HeadProps, "text" | "crumbs"> & { cities: { id: PageId; name: string }[] };

/** A page for visitors who have not named a city begins with the cities, as large as a title. Each leads to the page of this trade there. */
export function NearMeHead({ text, crumbs, cities }: Props) {
  const t = useT();
  const [first, rest] = leadParts(text.lead);
  return (
    <div data-theme="dark" className="bg-brand-deep text-ink">
      <div className="mx-auto max-w-xl px-5 pt-2 pb-6 md:pt-4 md:pb-12">
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-2 grid items-end gap-4 md:mt-6 lg:grid-cols-[1.6fr_1fr]">
          <div>
            <HeroTitle text={text} />
            <p className="mt-2 text-lg">{first}</p>
          </div>
          <HeroActions />
        </div>
        <nav aria-label={t("nearby.where")} data-print="no" className="mt-6">
          <ul className="grid grid-cols-2 gap-x-4 lg:grid-cols-4 lg:gap-x-8">
            {cities.map(({ id, name }) => (
              <li key={id} className="border-t border-ink">
                <PageLink to={id} className="block py-2 text-xl font-semibold hover:underline md:py-4 md:text-2xl">
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-x-8 lg:grid-cols-[1.6fr_1fr]">
          <div>
            <p className="mt-4">{rest}</p>
            <HeroHelp />
          </div>
          <Points points={text.points} />
        </div>
      </div>
    </div>
  );
}
