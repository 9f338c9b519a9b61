import { csvAnswer } from "#app/features/inbox/csv.server.ts";
import type { Route } from "./+types/admin-export.ts";

export const loader = ({ request }: Route.LoaderArgs) => csvAnswer(request);
