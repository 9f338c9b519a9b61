import { formHandle } from "#app/documents.ts";
import { CallbackFormIsland } from "#app/islands/LeadFormIslands.tsx";
import { CallNow } from "#domain/leads/customer/forms/CallNow.tsx";
import { FormPage } from "#domain/leads/customer/forms/FormPage.tsx";
import { answerPage } from "#domain/leads/customer/forms/native.server.ts";
import { receiveCallback } from "#domain/leads/customer/forms/receive.server.ts";
import { documentMeta } from "#site/content/meta.ts";
import { pageAt } from "#site/content/page.server.ts";
import type { Route } from "./+types/call-back.ts";

export const handle = formHandle;
export const loader = ({ url }: Route.LoaderArgs) => pageAt("contact", url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);
export const action = ({ request, url }: Route.ActionArgs) => answerPage(request, url, receiveCallback);

export default function CallBack({ loaderData: { page, seo }, actionData }: Route.ComponentProps) {
  return (
    <FormPage page={page} seo={seo} tone="plain" beside={<CallNow />}>
      <CallbackFormIsland state={actionData} />
    </FormPage>
  );
}
