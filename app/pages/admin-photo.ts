import { photoAnswer } from "#domain/leads/office/inbox/lead/photo.server.ts";
import type { Route } from "./+types/admin-photo.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => photoAnswer(request, params.id);
