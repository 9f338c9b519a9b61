import type { BudgetHandle } from "#app/documents.ts";
import { keepCalculation, ownCalculations } from "#domain/accounts/customer/calculations.server.ts";
import type { Route } from "./+types/api-account-calculations.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

export const loader = ({ request }: Route.LoaderArgs) => ownCalculations(request);
export const action = ({ request }: Route.ActionArgs) => keepCalculation(request);
