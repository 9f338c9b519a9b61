import type { BudgetHandle } from "#app/documents.ts";
import { visitFile } from "#domain/visits/customer/customer.server.ts";
import type { Route } from "./+types/visit-calendar.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

export const loader = ({ request, params: { key } }: Route.LoaderArgs) => visitFile(request, key);
