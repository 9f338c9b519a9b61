import type { Crumb } from "#site/content/seo.server.ts";
import { Breadcrumbs } from "#site/ui/layout/Breadcrumbs.tsx";

type Props = { title: string; lead: string; crumbs: Crumb[] };

/** A short head, so that the answer or the first question stands in the first view of a phone. */
export const PlannerHead = ({ title, lead, crumbs }: Props) => (
  <div className="border-b border-line bg-sand">
    <div className="mx-auto max-w-xl px-5 py-4">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-2 text-3xl">{title}</h1>
      <p className="mt-2 max-w-lg text-soft">{lead}</p>
    </div>
  </div>
);
