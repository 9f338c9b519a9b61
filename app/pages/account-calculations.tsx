import { languageOf } from "@site/ground/language/languages.ts";
import { Calculations } from "#domain/accounts/customer/Calculations.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/account-calculations.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("calculations.title"));

export default Calculations;
