import { reportFile } from "#domain/leads/office/reports/data.server.ts";
import type { Route } from "./+types/admin-reports-csv.ts";

export const loader = ({ request }: Route.LoaderArgs) => reportFile(request);
