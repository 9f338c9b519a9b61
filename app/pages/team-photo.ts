import { roundsPhoto } from "#domain/visits/technician/page.server.ts";
import type { Route } from "./+types/team-photo.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => roundsPhoto(request, params.id);
