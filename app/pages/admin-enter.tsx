import { languageOf } from "@site/ground/language/languages.ts";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { officeHandle } from "#app/documents.ts";
import { EnterPanel } from "#domain/colleagues/office/EnterPanel.tsx";
import { invitation, redeemLink } from "#domain/colleagues/office/enter.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-enter.ts";

export const handle = officeHandle;
export const loader = ({ request, url }: Route.LoaderArgs) => invitation(request, url);
export const action = ({ request }: Route.ActionArgs) => redeemLink(request);
/** Does not load the link again after somebody used it. The link no longer exists then, and the loader would report this as an error. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !actionResult?.entered && defaultShouldRevalidate;
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "colleagues")("enter.title"));

export default function AdminEnter({ loaderData, actionData }: Route.ComponentProps) {
  return <EnterPanel {...loaderData} state={actionData} />;
}
