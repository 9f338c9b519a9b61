import type { PageId } from "@site/ground/site-map/pages.ts";
import { keysOf } from "@site/typed";
import { useT } from "#site/i18n/t.ts";
import { PageLink } from "../primitives/PageLink.tsx";
import { components, type Part } from "./components.ts";

const isPage = (place: Part | PageId): place is PageId => place.startsWith("/");

/** Lists every component of site/ui by the place that shows it. A link leads to the first panel with the component, or to its page. */
export function ComponentIndex({ panel }: { panel: string }) {
  const t = useT();
  return (
    <nav aria-label={t("design.index")} className="mt-10">
      <dl lang="en" dir="ltr" className="grid gap-x-10 gap-y-3 text-sm sm:grid-cols-[auto_1fr]">
        {keysOf(components).map((place) => (
          <div key={place} className="contents">
            <dt className="font-semibold">
              {isPage(place) ? (
                <PageLink to={place} className="text-brand underline">
                  {place}
                </PageLink>
              ) : (
                <a href={`#${panel}${place}`} className="text-brand underline">
                  {place}
                </a>
              )}
            </dt>
            <dd className="text-soft">{components[place].join(", ")}</dd>
          </div>
        ))}
      </dl>
    </nav>
  );
}
