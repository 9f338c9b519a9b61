import { languageOf } from "@site/ground/language/languages.ts";
import { newContract, newContractPage } from "#app/features/contracts/new.server.ts";
import { NewContract } from "#app/features/contracts/office/NewContract.tsx";
import { translator } from "#app/i18n/t.ts";
import { plainMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/admin-new-contract.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => newContractPage(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => newContract(request, params.id);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "contract")("office.new.title"));

export default function AdminNewContract({ loaderData, actionData }: Route.ComponentProps) {
  return <NewContract page={loaderData} answer={actionData} />;
}
