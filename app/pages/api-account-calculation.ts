import type { BudgetHandle } from "#app/documents.ts";
import { changeCalculation } from "#domain/accounts/customer/calculations.server.ts";
import type { Route } from "./+types/api-account-calculation.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

export const action = ({ request, params }: Route.ActionArgs) => changeCalculation(request, params.id);
