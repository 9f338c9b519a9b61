import { cvAnswer } from "#app/features/hiring/application.server.ts";
import type { Route } from "./+types/admin-cv.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => cvAnswer(request, params.id);
