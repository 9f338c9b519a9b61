import { plateAnswer } from "#domain/people/office/place.server.ts";
import type { Route } from "./+types/admin-plate.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => plateAnswer(request, params.id);
