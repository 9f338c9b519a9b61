import type { BudgetHandle } from "#app/documents.ts";
import { answerCard } from "#domain/assistants/pages/card.server.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** The card of the MCP server, which a program reads before it connects. */
export const loader = () => answerCard();
