import { languageOf } from "@site/ground/language/languages.ts";
import { entranceHandle } from "#app/documents.ts";
import { SecondFactor } from "#app/features/auth/SecondFactor.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/second-factor.ts";

export const handle = entranceHandle;
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "auth")("second.title"));

export default SecondFactor;
