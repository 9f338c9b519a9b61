import { formHandle } from "#app/documents.ts";
import { handedOverWith } from "#app/features/calculators/hand-over.server.ts";
import { askedFor } from "#app/features/leads/asked-for.server.ts";
import { FormPage } from "#app/features/leads/FormPage.tsx";
import { QuoteFormIsland } from "#app/features/leads/LeadFormIslands.tsx";
import { answerPage } from "#app/features/leads/native.server.ts";
import { receiveQuote } from "#app/features/leads/receive.server.ts";
import { documentMeta } from "#app/site/meta.ts";
import { pageAt } from "#app/site/page.server.ts";
import type { Route } from "./+types/quote.ts";

export const handle = formHandle;
export const loader = async ({ request, url }: Route.LoaderArgs) => {
  const { page, seo, language } = pageAt("contact", url.pathname);
  const asked = askedFor(url.searchParams, language, await handedOverWith(request, url));
  return { page, seo, asked };
};
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);
export const action = ({ request, url }: Route.ActionArgs) => answerPage(request, url, receiveQuote);

export default function Quote({ loaderData: { page, seo, asked }, actionData }: Route.ComponentProps) {
  return (
    <FormPage page={page} seo={seo}>
      <QuoteFormIsland state={actionData} asked={asked} />
    </FormPage>
  );
}
