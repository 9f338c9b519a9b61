import { deleteAccount, exportAll } from "#app/features/account/data.server.ts";
import type { Route } from "./+types/api-account-data.ts";

export const loader = ({ request }: Route.LoaderArgs) => exportAll(request);
/** POST asks for the deletion of the account. */
export const action = ({ request }: Route.ActionArgs) => deleteAccount(request);
