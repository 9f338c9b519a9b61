import type { Hub } from "#site/content/hub.server.ts";
import { useT } from "#site/i18n/t.ts";
import { PageLink } from "../../primitives/PageLink.tsx";
import { Section, SectionIntro } from "../../primitives/Section.tsx";
import { PageGroups } from "../PageGroups.tsx";

/** The parts of a city's main page: links to every page about the city and to the nearest cities. */
export function CityHub({ hub: { name, groups, neighbours } }: { hub: Hub }) {
  const t = useT();
  return (
    <>
      {groups.length > 0 && (
        <Section label="trades" tone="sand">
          <nav aria-labelledby="trades">
            <SectionIntro id="trades" heading={t("hub.services", { city: name })} />
            <PageGroups groups={groups} />
          </nav>
        </Section>
      )}
      <Section label="around">
        <nav aria-labelledby="around">
          <SectionIntro id="around" heading={t("hub.around", { city: name })} />
          <ul className="grid gap-x-8 md:grid-cols-3">
            {neighbours.map(({ id, name, summary }) => (
              <li key={id} className="border-t border-line py-4">
                <PageLink to={id} className="text-lg font-semibold text-brand hover:underline">
                  {name}
                </PageLink>
                <p className="text-sm text-soft">{summary}</p>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
    </>
  );
}
