import { languageOf } from "@site/ground/language/languages.ts";
import { entranceHandle } from "#app/documents.ts";
import { ConfirmMail } from "#app/features/auth/ConfirmMail.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/auth-confirm.ts";

export const handle = entranceHandle;
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "auth")("confirm.title.signup"));

export default ConfirmMail;
