import { languageOf } from "@site/ground/language/languages.ts";
import { ContractList } from "#domain/contracts/office/ContractList.tsx";
import { contractsPage } from "#domain/contracts/office/list.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-contracts.ts";

export const loader = ({ request }: Route.LoaderArgs) => contractsPage(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "contract")("office.list.title"));

export default function AdminContracts({ loaderData }: Route.ComponentProps) {
  return <ContractList data={loaderData} />;
}
