import { languageOf } from "@site/ground/language/languages.ts";
import { Security } from "#domain/accounts/customer/Security.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/account-security.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("security.title"));

export default Security;
