import type { Crumb } from "#site/content/seo.server.ts";
import restStyles from "#site/styles/calculators.css?url";
import { Breadcrumbs } from "#site/ui/layout/Breadcrumbs.tsx";
import type { HeroText } from "#site/ui/sections/PageHero.tsx";

/**
 * A short page header. Visitors come to type, and must see the first question without scrolling. The styles for the page below the header are in
 * a separate file (scripts/build/slim/document.ts).
 */
export function Head({ text, crumbs }: { text: HeroText; crumbs: Crumb[] }) {
  return (
    <div className="border-b border-line bg-sand print:border-0 print:bg-transparent">
      <div className="mx-auto max-w-xl px-5 pt-4 pb-7 md:pb-9">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-5 max-w-lg text-3xl">{text.title}</h1>
        <p className="mt-3 max-w-lg text-soft">{text.lead}</p>
        <link rel="stylesheet" href={restStyles} />
      </div>
    </div>
  );
}
