import type { BudgetHandle } from "#app/documents.ts";
import { quotationData } from "#domain/quotations/papers/answer.server.ts";
import type { Route } from "./+types/quotation-data.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

export const loader = ({ request, params: { key } }: Route.LoaderArgs) => quotationData(request, key);
