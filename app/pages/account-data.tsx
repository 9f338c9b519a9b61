import { languageOf } from "@site/ground/language/languages.ts";
import { MyData } from "#domain/accounts/customer/MyData.tsx";
import { KeptRecords } from "#domain/privacy/customer/KeptRecords.tsx";
import { keptRecords } from "#domain/privacy/pages/register.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/account-data.ts";

export const loader = () => keptRecords();
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "account")("data.title"));

export default function AccountData({ loaderData }: Route.ComponentProps) {
  return <MyData kept={<KeptRecords {...loaderData} />} />;
}
