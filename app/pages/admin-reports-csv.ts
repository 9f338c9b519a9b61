import { reportFile } from "#app/features/reports/data.server.ts";
import type { Route } from "./+types/admin-reports-csv.ts";

export const loader = ({ request }: Route.LoaderArgs) => reportFile(request);
