import { languageOf } from "@site/ground/language/languages.ts";
import { Profile } from "#domain/accounts/customer/Profile.tsx";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/account-profile.ts";

export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("profile.title"));

export default Profile;
