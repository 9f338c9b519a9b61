import { languageOf } from "@site/ground/language/languages.ts";
import { Requests } from "#domain/accounts/customer/Requests.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/account.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("requests.title"));

export default Requests;
