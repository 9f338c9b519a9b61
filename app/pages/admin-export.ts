import { csvAnswer } from "#domain/leads/office/inbox/list/csv.server.ts";
import type { Route } from "./+types/admin-export.ts";

export const loader = ({ request }: Route.LoaderArgs) => csvAnswer(request);
