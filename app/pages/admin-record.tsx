import { languageOf } from "@site/ground/language/languages.ts";
import { OfficeRecord } from "#domain/reputation/office/OfficeRecord.tsx";
import { decide, officeRecordPage } from "#domain/reputation/office/record.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-record.ts";

export const loader = ({ request }: Route.LoaderArgs) => officeRecordPage(request);
export const action = ({ request }: Route.ActionArgs) => decide(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "reputation")("office.title"));

export default function AdminRecord({ loaderData, actionData }: Route.ComponentProps) {
  return <OfficeRecord page={loaderData} answer={actionData} />;
}
