import { languageOf } from "@site/ground/language/languages.ts";
import { entranceHandle } from "#app/documents.ts";
import { SignIn } from "#app/features/auth/SignIn.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/sign-in.ts";

export const handle = entranceHandle;
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "auth")("signIn.title"));

export default SignIn;
