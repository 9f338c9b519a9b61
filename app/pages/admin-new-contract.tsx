import { languageOf } from "@site/ground/language/languages.ts";
import { NewContract } from "#domain/contracts/office/NewContract.tsx";
import { newContract, newContractPage } from "#domain/contracts/office/new.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/admin-new-contract.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => newContractPage(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => newContract(request, params.id);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "contract")("office.new.title"));

export default function AdminNewContract({ loaderData, actionData }: Route.ComponentProps) {
  return <NewContract page={loaderData} answer={actionData} />;
}
