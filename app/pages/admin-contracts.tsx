import { languageOf } from "@site/ground/language/languages.ts";
import { ContractList } from "#app/features/contracts/ContractList.tsx";
import { contractsPage } from "#app/features/contracts/list.server.ts";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-contracts.ts";

export const loader = ({ request }: Route.LoaderArgs) => contractsPage(request);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "contract")("office.list.title"));

export default function AdminContracts({ loaderData }: Route.ComponentProps) {
  return <ContractList data={loaderData} />;
}
