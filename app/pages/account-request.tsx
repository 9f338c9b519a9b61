import { languageOf } from "@site/ground/language/languages.ts";
import { OneRequest } from "#domain/accounts/customer/OneRequest.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/account-request.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("requests.title"));

/** Keyed by request, so that half-typed input does not move to another one. */
export default function AccountRequest({ params }: Route.ComponentProps) {
  return <OneRequest key={params.id} id={params.id} />;
}
