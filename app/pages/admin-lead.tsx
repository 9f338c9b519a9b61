import type { UploadHandle } from "#app/documents.ts";
import { PersonPanel, WorkPanels } from "#app/office/LeadPanels.tsx";
import { besideLead, sendableQuotations } from "#app/office/lead.server.ts";
import { leadAction } from "#domain/leads/office/inbox/lead/actions.server.ts";
import { leadPage } from "#domain/leads/office/inbox/lead/data.server.ts";
import { LeadPage } from "#domain/leads/office/inbox/lead/LeadPage.tsx";
import { plainMeta } from "#site/content/meta.ts";
import type { Route } from "./+types/admin-lead.ts";

export const handle = { upload: "photos", budget: "office" } satisfies UploadHandle;
export const loader = ({ request, params }: Route.LoaderArgs) => leadPage(request, params.id, besideLead);
export const action = ({ request, params }: Route.ActionArgs) => leadAction(request, params.id, sendableQuotations);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  plainMeta(loaderData ? `${loaderData.lead.name || loaderData.lead.reference} · ${loaderData.lead.reference}` : "");

/** The key is the lead's id, so that text typed for one lead does not stay in the form of the next. */
export default function AdminLead({ loaderData }: Route.ComponentProps) {
  const { lead, behind } = loaderData;
  return (
    <LeadPage
      key={lead.id}
      data={loaderData}
      person={<PersonPanel behind={behind} />}
      work={<WorkPanels data={loaderData} />}
    />
  );
}
