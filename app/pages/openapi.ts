import type { BudgetHandle } from "#app/documents.ts";
import { answerOpenApi } from "#domain/assistants/pages/openapi.server.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** The description of all public calls. */
export const loader = () => answerOpenApi();
