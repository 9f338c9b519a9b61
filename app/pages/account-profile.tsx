import { languageOf } from "@site/ground/language/languages.ts";
import { Profile } from "#app/features/account/Profile.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/account-profile.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("profile.title"));

export default Profile;
