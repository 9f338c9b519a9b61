import { languageOf } from "@site/ground/language/languages.ts";
import { Security } from "#app/features/account/Security.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/account-security.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("security.title"));

export default Security;
