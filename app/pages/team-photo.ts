import { roundsPhoto } from "#app/features/rounds/page.server.ts";
import type { Route } from "./+types/team-photo.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => roundsPhoto(request, params.id);
