import { cvAnswer } from "#domain/applications/office/application.server.ts";
import type { Route } from "./+types/admin-cv.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => cvAnswer(request, params.id);
