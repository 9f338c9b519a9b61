import { roundsPlate } from "#domain/visits/technician/page.server.ts";
import type { Route } from "./+types/team-plate.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => roundsPlate(request, params.id);
