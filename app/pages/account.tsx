import { languageOf } from "@site/ground/language/languages.ts";
import { Enquiries } from "#domain/accounts/customer/Enquiries.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/account.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("enquiries.title"));

export default Enquiries;
