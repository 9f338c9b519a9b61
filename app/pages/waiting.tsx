import { languageOf } from "@site/ground/language/languages.ts";
import { enquiryHandle } from "#app/documents.ts";
import { WaitingPage } from "#domain/assistants/customer/WaitingPage.tsx";
import { answerWaiting, waitingPage } from "#domain/assistants/customer/waiting.server.ts";
import { LimitReached } from "#domain/leads/customer/enquiry/LimitReached.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { isUnsent } from "#site/content/unsent-form.ts";
import { translator } from "#site/i18n/t.ts";
import { AwayPage } from "#site/ui/layout/AwayPage.tsx";
import type { Route } from "./+types/waiting.ts";

export const handle = enquiryHandle;

/** An enquiry that a program wrote for a person, for whoever has the link. The page is never cached and never indexed. */
export const loader = ({ request, params: { key } }: Route.LoaderArgs) => waitingPage(request, key);
export const action = ({ request, params: { key } }: Route.ActionArgs) => answerWaiting(request, key);

export const headers = () => ({ "x-robots-tag": "noindex, nofollow, noarchive" });
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "assistants")("page.title"));

export default function WaitingEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  if (isUnsent(actionData)) return <AwayPage unsent={actionData} />;
  if (isUnsent(loaderData)) return <AwayPage unsent={loaderData} />;
  if (!loaderData.state) return <LimitReached />;
  return <WaitingPage state={loaderData.state} answer={actionData} />;
}
