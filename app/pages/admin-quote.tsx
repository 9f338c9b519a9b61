import { languageOf } from "@site/ground/language/languages.ts";
import type { UploadHandle } from "#app/documents.ts";
import { aboutCalculations } from "#domain/calculators/quoted/quoted.server.ts";
import { quoteAction, quotePage } from "#domain/quotations/office/editor/editor.server.ts";
import { QuotePage } from "#domain/quotations/office/editor/QuotePage.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-quote.ts";

export const handle = { upload: "quotation" } satisfies UploadHandle;
export const loader = ({ request, params }: Route.LoaderArgs) => quotePage(request, params.id, aboutCalculations);
export const action = ({ request, params }: Route.ActionArgs) => quoteAction(request, params.id, aboutCalculations);

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  plainMeta(loaderData?.number ?? translator(languageOf(location.pathname), "offer")("office.new"));

export default function AdminQuote({ loaderData, actionData }: Route.ComponentProps) {
  return <QuotePage page={loaderData} answer={actionData} />;
}
