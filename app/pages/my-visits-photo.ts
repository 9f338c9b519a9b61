import type { BudgetHandle } from "#app/documents.ts";
import { myVisitsPhoto } from "#domain/visits/technician/page.server.ts";
import type { Route } from "./+types/my-visits-photo.ts";

export const handle = { budget: "office" } satisfies BudgetHandle;

export const loader = ({ request, params }: Route.LoaderArgs) => myVisitsPhoto(request, params.id);
