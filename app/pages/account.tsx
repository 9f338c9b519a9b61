import { languageOf } from "@site/ground/language/languages.ts";
import { Requests } from "#app/features/account/Requests.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/account.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("requests.title"));

export default Requests;
