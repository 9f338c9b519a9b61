import type { LinkGroup } from "#app/site/hub.server.ts";
import type { PictureData } from "#app/site/pictures.server.ts";
import { PageLink } from "../primitives/PageLink.tsx";
import { Picture } from "../primitives/Picture.tsx";

type Props = { groups: (LinkGroup & { picture?: PictureData })[]; short?: boolean };

/** Links to many pages under the headings of their groups, where names are enough; short ones stand two in a row on a phone. */
export function PageGroups({ groups, short = false }: Props) {
  return groups.map(({ name, pages, picture }) => (
    <div key={name} className="border-t border-line py-6 lg:grid lg:grid-cols-[1fr_3fr] lg:gap-8">
      <div className="mb-2 flex items-center gap-x-4">
        {picture && <Picture picture={picture} sizes="80px" className="h-auto w-20" />}
        <h3 className="text-lg">{name}</h3>
      </div>
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
