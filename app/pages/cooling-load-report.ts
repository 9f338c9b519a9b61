import type { BudgetHandle } from "#app/documents.ts";
import { reportAnswer } from "#domain/calculators/cooling-load/report/answer.server.ts";
import type { Route } from "./+types/cooling-load-report.ts";

export const handle = { budget: "paper" } satisfies BudgetHandle;

export const loader = ({ request }: Route.LoaderArgs) => reportAnswer(request);
