import { languageOf } from "@site/ground/language/languages.ts";
import { newLead, newLeadPage } from "#app/features/inbox/new/actions.server.ts";
import { NewLead } from "#app/features/inbox/new/NewLead.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-new-lead.ts";

export const loader = ({ request }: Route.LoaderArgs) => newLeadPage(request);
export const action = ({ request }: Route.ActionArgs) => newLead(request);

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "inbox")("new.title"));

export default function AdminNewLead({ loaderData, actionData }: Route.ComponentProps) {
  return <NewLead once={loaderData.once} answer={actionData} />;
}
