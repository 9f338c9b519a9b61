import type { LinkGroup } from "#app/site/hub.server.ts";
import { PageLink } from "../primitives/PageLink.tsx";

type Props = { groups: LinkGroup[]; short?: boolean };

/** Links to many pages under the headings of their groups, where names are enough; short ones stand two in a row on a phone. */
export function PageGroups({ groups, short = false }: Props) {
  return groups.map(({ name, pages }) => (
    <div key={name} className="border-t border-line py-6 lg:grid lg:grid-cols-[1fr_3fr] lg:gap-8">
      <h3 className="mb-2 text-lg">{name}</h3>
      <ul className={`grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 ${short ? "grid-cols-2" : ""}`}>
        {pages.map((page) => (
          <li key={page.id}>
            <PageLink to={page.id} className="block py-2 text-brand hover:underline">
              {page.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
