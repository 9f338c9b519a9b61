import { languageOf } from "@site/ground/language/languages.ts";
import { MyData } from "#domain/accounts/customer/MyData.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/account-data.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("data.title"));

export default MyData;
