import type { BudgetHandle } from "#app/documents.ts";
import { companyPapersAnswer } from "#site/papers/company-papers.server.ts";
import type { Route } from "./+types/company-papers-pdf.ts";

export const handle = { budget: "paper" } satisfies BudgetHandle;

export const loader = ({ request }: Route.LoaderArgs) => companyPapersAnswer(request);
