import { languageOf } from "@site/ground/language/languages.ts";
import { entranceHandle } from "#app/documents.ts";
import { Callback } from "#app/features/auth/Callback.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/auth-callback.ts";

export const handle = entranceHandle;
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "auth")("callback.title"));

export default Callback;
