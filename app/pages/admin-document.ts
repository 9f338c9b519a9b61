import { documentAnswer } from "#domain/leads/office/inbox/lead/photo.server.ts";
import type { Route } from "./+types/admin-document.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => documentAnswer(request, params.id);
