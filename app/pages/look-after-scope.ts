import type { BudgetHandle } from "#app/documents.ts";
import { scopeAnswer } from "#domain/calculators/look-after/scope.server.ts";
import type { Route } from "./+types/look-after-scope.ts";

export const handle = { budget: "paper" } satisfies BudgetHandle;

export const loader = ({ request }: Route.LoaderArgs) => scopeAnswer(request);
