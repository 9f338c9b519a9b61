import { languageOf } from "@site/ground/language/languages.ts";
import { entranceHandle } from "#app/documents.ts";
import { CheckMail } from "#app/features/auth/CheckMail.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/check-mail.ts";

export const handle = entranceHandle;
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "auth")("checkMail.title"));

export default CheckMail;
