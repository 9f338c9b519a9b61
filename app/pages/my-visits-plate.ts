import { myVisitsPlate } from "#domain/visits/technician/page.server.ts";
import type { Route } from "./+types/my-visits-plate.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => myVisitsPlate(request, params.id);
