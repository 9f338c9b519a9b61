import { leadAction } from "#app/features/inbox/lead/actions.server.ts";
import { leadPage } from "#app/features/inbox/lead/data.server.ts";
import { LeadPage } from "#app/features/inbox/lead/LeadPage.tsx";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-lead.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => leadPage(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => leadAction(request, params.id);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  plainMeta(loaderData ? `${loaderData.lead.name || loaderData.lead.reference} · ${loaderData.lead.reference}` : "");

/** Keyed by lead, so that half-typed input does not move to another one. */
export default function AdminLead({ loaderData }: Route.ComponentProps) {
  return <LeadPage key={loaderData.lead.id} data={loaderData} />;
}
