import { mailAnswer } from "#domain/leads/office/inbox/lead/photo.server.ts";
import type { Route } from "./+types/admin-mail.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => mailAnswer(request, params.id);
