import type { BudgetHandle } from "#app/documents.ts";
import { reportContent } from "#domain/calculators/cooling-load/report/answer.server.ts";
import { hourlyInWorker } from "#domain/calculators/kit/in-worker.server.ts";
import type { Route } from "./+types/cooling-load-report-content.ts";

export const handle = { budget: "calculation" } satisfies BudgetHandle;

export const middleware = [hourlyInWorker];
export const loader = ({ url }: Route.LoaderArgs) => reportContent(url);
