import type { BudgetHandle } from "#app/documents.ts";
import { projectReportContent } from "#domain/calculators/project/report.server.ts";
import type { Route } from "./+types/project-report-content.ts";

export const handle = { budget: "calculation" } satisfies BudgetHandle;

export const action = ({ request }: Route.ActionArgs) => projectReportContent(request);
