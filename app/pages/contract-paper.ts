import type { BudgetHandle } from "#app/documents.ts";
import { contractPdf } from "#domain/contracts/papers/answer.server.ts";
import type { Route } from "./+types/contract-paper.ts";

export const handle = { budget: "paper" } satisfies BudgetHandle;

export const loader = ({ request, params: { key, contract } }: Route.LoaderArgs) => contractPdf(request, key, contract);
