import type { PageId } from "@site/ground/site-map/pages.ts";
import { useT } from "#site/i18n/t.ts";
import { PageLink } from "../../primitives/PageLink.tsx";

type Props = { tags: { id: PageId; name: string; count?: number }[]; here?: string };

/** Links to the articles on each subject. The subject of the present page is no link. */
export function TagList({ tags, here }: Props) {
  const t = useT();
  return (
    <nav aria-label={t("article.tags")} className="mt-6">
      <ul className="flex flex-wrap gap-2 text-sm">
        {tags.map(({ id, name, count }) => (
          <li key={id}>
            {name === here ? (
              <b aria-current="page" className="block rounded-card bg-brand-tint px-3 py-1">
                {name}
              </b>
            ) : (
              <PageLink
                to={id}
                className="block rounded-card border border-line bg-raised px-3 py-1 hover:border-brand"
              >
                {name}
                {count && <span className="text-soft"> {count}</span>}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
