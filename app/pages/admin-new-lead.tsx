import { languageOf } from "@site/ground/language/languages.ts";
import { newLead, newLeadPage } from "#domain/leads/office/inbox/new/actions.server.ts";
import { NewLead } from "#domain/leads/office/inbox/new/NewLead.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-new-lead.ts";

export const loader = ({ request }: Route.LoaderArgs) => newLeadPage(request);
export const action = ({ request }: Route.ActionArgs) => newLead(request);

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "inbox")("new.title"));

export default function AdminNewLead({ loaderData, actionData }: Route.ComponentProps) {
  return <NewLead once={loaderData.once} answer={actionData} />;
}
