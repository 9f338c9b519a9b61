import type { LinkGroup } from "#site/content/hub.server.ts";
import type { PictureData } from "#site/content/pictures.server.ts";
import { HeadingFold } from "../primitives/HeadingFold.tsx";
import { PageLink } from "../primitives/PageLink.tsx";
import { Picture } from "../primitives/Picture.tsx";

type Group = LinkGroup & { picture?: PictureData };
type Props = { groups: Group[]; folds?: boolean };

const frame = "border-t border-line lg:grid lg:grid-cols-[1fr_3fr] lg:gap-8";

/**
 * Links to many pages by their names, in groups with headings. A phone shows two links in a row. With `folds` it shows only
 * the headings, and a tap opens a group.
 */
export function PageGroups({ groups, folds = false }: Props) {
  return groups.map((group) =>
    folds ? (
      <HeadingFold key={group.name} heading={<GroupHead group={group} />} className={`md:py-6 ${frame}`}>
        <GroupPages group={group} className="pb-4" />
      </HeadingFold>
    ) : (
      <div key={group.name} className={`py-6 ${frame}`}>
        <div className="flex items-center gap-x-4">
          <GroupHead group={group} />
        </div>
        <GroupPages group={group} className="mt-2 grid-cols-2 lg:mt-0" />
      </div>
    ),
  );
}

/** The heading of a group. It stays visible on wide screens, where the summary of an open fold is hidden. */
const GroupHead = ({ group: { name, picture } }: { group: Group }) => (
  <>
    {picture && <Picture picture={picture} sizes="80px" className="h-auto w-20 md:visible" />}
    <h3 className="flex-1 text-lg md:visible">{name}</h3>
  </>
);

const GroupPages = ({ group: { pages }, className }: { group: Group; className: string }) => (
  <ul className={`grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 ${className}`}>
    {pages.map((page) => (
      <li key={page.id}>
        <PageLink to={page.id} className="block py-2 text-brand hover:underline">
          {page.name}
        </PageLink>
      </li>
    ))}
  </ul>
);
