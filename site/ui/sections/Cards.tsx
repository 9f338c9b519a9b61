import type { PageId } from "@site/ground/site-map/pages.ts";
import type { SectionOf } from "#site/content/schemas/sections.ts";
import { Markdown } from "../primitives/Markdown.tsx";
import { PageLink } from "../primitives/PageLink.tsx";
import { columns } from "./columns.ts";

/** On a phone the cards are rows between lines. */
export function Cards({ section: { items } }: { section: SectionOf<"cards"> }) {
  return (
    <ul className={`grid md:gap-4 ${columns(items)}`}>
      {items.map(({ title, text, page }) => (
        <li key={title} className="border-t border-line py-3 md:card">
          <h3 className="text-lg">
            {page ? (
              <PageLink to={page as PageId} className="text-brand underline">
                {title}
              </PageLink>
            ) : (
              title
            )}
          </h3>
          <Markdown text={text} className="text-sm text-soft" />
        </li>
      ))}
    </ul>
  );
}
