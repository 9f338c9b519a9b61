import type { Crumb } from "#app/site/seo.server.ts";
import { Breadcrumbs } from "#app/ui/layout/Breadcrumbs.tsx";
import type { HeroText } from "#app/ui/sections/PageHero.tsx";

/** A short page head: visitors come to type, so the first question must be on the first screen. */
export function Head({ text, crumbs }: { text: HeroText; crumbs: Crumb[] }) {
  return (
    <div className="border-b border-line bg-sand print:border-0 print:bg-transparent">
      <div className="mx-auto max-w-xl px-5 pt-4 pb-7 md:pb-9">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-5 max-w-lg text-3xl">{text.title}</h1>
        <p className="mt-3 max-w-lg text-soft">{text.lead}</p>
      </div>
    </div>
  );
}
