import { contractsFile } from "#domain/contracts/office/csv.server.ts";
import type { Route } from "./+types/admin-contracts-csv.ts";

export const loader = ({ request }: Route.LoaderArgs) => contractsFile(request);
