import { tableFile } from "#domain/analytics/office/csv.server.ts";
import type { Route } from "./+types/admin-analytics-csv.ts";

export const loader = ({ request }: Route.LoaderArgs) => tableFile(request);
