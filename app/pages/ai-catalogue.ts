import type { BudgetHandle } from "#app/documents.ts";
import { answerCatalogue } from "#domain/assistants/pages/card.server.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** The list of what programs find on this host. */
export const loader = () => answerCatalogue();
