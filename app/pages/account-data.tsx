import { languageOf } from "@site/ground/language/languages.ts";
import { MyData } from "#app/features/account/MyData.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/account-data.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("data.title"));

export default MyData;
