import { languageOf } from "@site/ground/language/languages.ts";
import { OneRequest } from "#app/features/account/OneRequest.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/account-request.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("requests.title"));

/** Keyed by request, so that half-typed input does not move to another one. */
export default function AccountRequest({ params }: Route.ComponentProps) {
  return <OneRequest key={params.id} id={params.id} />;
}
