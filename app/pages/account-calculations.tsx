import { languageOf } from "@site/ground/language/languages.ts";
import { Calculations } from "#app/features/account/Calculations.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/account-calculations.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("calculations.title"));

export default Calculations;
