import { projectReport } from "#domain/calculators/project/report.server.ts";
import type { Route } from "./+types/project-report.ts";

export const action = ({ request }: Route.ActionArgs) => projectReport(request);
