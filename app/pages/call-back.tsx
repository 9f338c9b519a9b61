import { formHandle } from "#app/documents.ts";
import { FormPage } from "#app/features/leads/FormPage.tsx";
import { CallbackFormIsland } from "#app/features/leads/LeadFormIslands.tsx";
import { answerPage } from "#app/features/leads/native.server.ts";
import { receiveCallback } from "#app/features/leads/receive.server.ts";
import { documentMeta } from "#app/site/meta.ts";
import { pageAt } from "#app/site/page.server.ts";
import type { Route } from "./+types/call-back.ts";

export const handle = formHandle;
export const loader = ({ url }: Route.LoaderArgs) => pageAt("contact", url.pathname);
export const meta = ({ loaderData }: Route.MetaArgs) => documentMeta(loaderData?.seo);
export const action = ({ request, url }: Route.ActionArgs) => answerPage(request, url, receiveCallback);

export default function CallBack({ loaderData: { page, seo }, actionData }: Route.ComponentProps) {
  return (
    <FormPage page={page} seo={seo}>
      <CallbackFormIsland state={actionData} />
    </FormPage>
  );
}
