import { languageOf } from "@site/ground/language/languages.ts";
import { changeContract } from "#domain/contracts/office/actions.server.ts";
import { ContractPage } from "#domain/contracts/office/ContractPage.tsx";
import { contractPage } from "#domain/contracts/office/contract.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-contract.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => contractPage(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => changeContract(request, params.id);
export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  plainMeta(loaderData?.number ?? translator(languageOf(location.pathname), "contract")("office.list.title"));

export default function AdminContract({ loaderData, actionData }: Route.ComponentProps) {
  return <ContractPage page={loaderData} answer={actionData} />;
}
