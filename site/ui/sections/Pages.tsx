import type { ShownOf } from "#site/content/schemas/sections.ts";
import { PageLink } from "../primitives/PageLink.tsx";

/** Links to pages in rows. Each row has the page's one sentence. */
export const Pages = ({ section: { cards } }: { section: ShownOf<"pages"> }) => (
  <ul className="grid gap-x-8 md:grid-cols-2">
    {cards.map(({ id, name, summary }) => (
      <li key={id} className="group relative border-t border-line py-3">
        <h3 className="text-base">
          <PageLink to={id} className="covering text-brand">
            {name}
          </PageLink>
        </h3>
        <p className="text-sm text-soft">{summary}</p>
      </li>
    ))}
  </ul>
);
