import type { BudgetHandle } from "#app/documents.ts";
import { changeProject, ownRevision } from "#domain/accounts/customer/projects.server.ts";
import type { Route } from "./+types/api-account-project.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

export const loader = ({ request, params }: Route.LoaderArgs) => ownRevision(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => changeProject(request, params.id);
