import type { BudgetHandle } from "#app/documents.ts";
import { deleteAccount, exportAll } from "#domain/privacy/customer/own-data.server.ts";
import { fileOrAway } from "#site/content/away.server.ts";
import type { Route } from "./+types/api-account-data.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

export const loader = ({ request }: Route.LoaderArgs) => fileOrAway(request, () => exportAll(request));
/** POST asks for the deletion of the account. */
export const action = ({ request }: Route.ActionArgs) => fileOrAway(request, () => deleteAccount(request));
