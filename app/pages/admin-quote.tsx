import { languageOf } from "@site/ground/language/languages.ts";
import { aboutCalculations } from "#app/features/calculators/quoted/quoted.server.ts";
import { quoteAction, quotePage } from "#app/features/quotes/editor/editor.server.ts";
import { QuotePage } from "#app/features/quotes/editor/QuotePage.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-quote.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => quotePage(request, params.id, aboutCalculations);
export const action = ({ request, params }: Route.ActionArgs) => quoteAction(request, params.id, aboutCalculations);

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  plainMeta(loaderData?.number ?? translator(languageOf(location.pathname), "offer")("office.new"));

export default function AdminQuote({ loaderData, actionData }: Route.ComponentProps) {
  return <QuotePage page={loaderData} answer={actionData} />;
}
