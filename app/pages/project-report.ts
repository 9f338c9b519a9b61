import type { UploadHandle } from "#app/documents.ts";
import { projectReport } from "#domain/calculators/project/report.server.ts";
import type { Route } from "./+types/project-report.ts";

export const handle = { upload: "project", budget: "paper" } satisfies UploadHandle;
export const action = ({ request }: Route.ActionArgs) => projectReport(request);
