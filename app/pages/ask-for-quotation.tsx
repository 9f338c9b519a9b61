import { formHandle, type UploadHandle } from "#app/documents.ts";
import { QuotationFormIsland } from "#app/islands/LeadFormIslands.tsx";
import { handedOverWith } from "#domain/calculators/kit/hand-over.server.ts";
import { planMessage } from "#domain/calculators/plan/message.server.ts";
import { askedFor } from "#domain/leads/customer/forms/asked-for.server.ts";
import { FormPage } from "#domain/leads/customer/forms/FormPage.tsx";
import { answerPage } from "#domain/leads/customer/forms/native.server.ts";
import { receiveQuotationForm } from "#domain/leads/customer/forms/receive.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { pageAt } from "#site/content/page.server.ts";
import type { Route } from "./+types/ask-for-quotation.ts";

export const handle = { ...formHandle, upload: "photos" } satisfies UploadHandle;
export const loader = async ({ request, url }: Route.LoaderArgs) => {
  const { page, seo, language } = pageAt("contact", url.pathname);
  const prefill = askedFor(url.searchParams, language, await handedOverWith(request, url));
  const message = planMessage(url.searchParams, language) ?? prefill.message;
  return { page, seo, asked: { ...prefill, message } };
};
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);
export const action = ({ request, url }: Route.ActionArgs) => answerPage(request, url, receiveQuotationForm);

export default function Quotation({ loaderData: { page, seo, asked: prefill }, actionData }: Route.ComponentProps) {
  return (
    <FormPage page={page} seo={seo}>
      <QuotationFormIsland state={actionData} asked={prefill} />
    </FormPage>
  );
}
