import type { BudgetHandle } from "#app/documents.ts";
import { reportPdf } from "#domain/visits/papers/answer.server.ts";
import type { Route } from "./+types/visit-report-paper.ts";

export const handle = { budget: "paper" } satisfies BudgetHandle;

export const loader = ({ request, params: { key, visit } }: Route.LoaderArgs) => reportPdf(request, key, visit);
