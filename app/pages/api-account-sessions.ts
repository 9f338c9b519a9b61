import type { BudgetHandle } from "#app/documents.ts";
import { endOwnSession, ownSessions } from "#domain/accounts/customer/sessions.server.ts";
import type { Route } from "./+types/api-account-sessions.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

export const loader = ({ request }: Route.LoaderArgs) => ownSessions(request);
export const action = ({ request }: Route.ActionArgs) => endOwnSession(request);
