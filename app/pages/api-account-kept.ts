import type { BudgetHandle } from "#app/documents.ts";
import { bringAlong } from "#domain/accounts/customer/calculations.server.ts";
import type { Route } from "./+types/api-account-kept.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

export const action = ({ request }: Route.ActionArgs) => bringAlong(request);
