import type { BudgetHandle } from "#app/documents.ts";
import { answerMcp } from "#domain/assistants/pages/mcp.server.ts";
import type { Route } from "./+types/mcp.ts";

export const handle = { budget: "call" } satisfies BudgetHandle;

/** The public calls for programs that speak MCP. */
export const loader = ({ request }: Route.LoaderArgs) => answerMcp(request);
export const action = ({ request }: Route.ActionArgs) => answerMcp(request);
