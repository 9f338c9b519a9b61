import type { BudgetHandle } from "#app/documents.ts";
import { answerCall } from "#domain/assistants/pages/answer.server.ts";
import type { Route } from "./+types/call.ts";

export const handle = { budget: "call" } satisfies BudgetHandle;

/** A public call, asked by an address or by JSON. */
export const loader = ({ request, params }: Route.LoaderArgs) => answerCall(request, params.name);
export const action = ({ request, params }: Route.ActionArgs) => answerCall(request, params.name);
