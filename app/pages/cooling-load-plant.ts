import type { BudgetHandle } from "#app/documents.ts";
import { plantAnswer } from "#domain/calculators/cooling-load/csv.server.ts";
import { hourlyInWorker } from "#domain/calculators/kit/in-worker.server.ts";
import type { Route } from "./+types/cooling-load-plant.ts";

export const handle = { budget: "calculation" } satisfies BudgetHandle;

export const middleware = [hourlyInWorker];
export const loader = ({ url }: Route.LoaderArgs) => plantAnswer(url);
