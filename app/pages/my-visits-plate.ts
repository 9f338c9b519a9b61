import type { BudgetHandle } from "#app/documents.ts";
import { myVisitsPlate } from "#domain/visits/technician/page.server.ts";
import type { Route } from "./+types/my-visits-plate.ts";

export const handle = { budget: "office" } satisfies BudgetHandle;

export const loader = ({ request, params }: Route.LoaderArgs) => myVisitsPlate(request, params.id);
