import { languageOf } from "@site/ground/language/languages.ts";
import { changeContract } from "#app/features/contracts/actions.server.ts";
import { contractPage } from "#app/features/contracts/contract.server.ts";
import { ContractPage } from "#app/features/contracts/office/ContractPage.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-contract.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => contractPage(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => changeContract(request, params.id);
export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  plainMeta(loaderData?.number ?? translator(languageOf(location.pathname), "contract")("office.list.title"));

export default function AdminContract({ loaderData, actionData }: Route.ComponentProps) {
  return <ContractPage page={loaderData} answer={actionData} />;
}
