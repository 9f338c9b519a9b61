import { languageOf } from "@site/ground/language/languages.ts";
import { officeStylesHandle } from "#app/documents.ts";
import { DatabaseReport } from "#domain/operations/office/database/DatabaseReport.tsx";
import { databasePage } from "#domain/operations/office/database/data.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/database-test.ts";

export const handle = officeStylesHandle;
export const loader = ({ request }: Route.LoaderArgs) => databasePage(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "colleagues")("database.title"));

export default function DatabaseTest({ loaderData }: Route.ComponentProps) {
  return <DatabaseReport {...loaderData} />;
}
