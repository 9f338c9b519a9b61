import type { BudgetHandle } from "#app/documents.ts";
import { quotationPdf } from "#domain/quotations/papers/answer.server.ts";
import type { Route } from "./+types/quotation-paper.ts";

export const handle = { budget: "paper" } satisfies BudgetHandle;

export const loader = ({ request, params: { key } }: Route.LoaderArgs) => quotationPdf(request, key);
