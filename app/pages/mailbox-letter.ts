import type { BudgetHandle } from "#app/documents.ts";
import { letterAt } from "#domain/operations/office/mailbox/data.server.ts";
import type { Route } from "./+types/mailbox-letter.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** The mail itself. The mailbox shows it in a frame. */
export const loader = ({ request, params: { id } }: Route.LoaderArgs) => letterAt(request, id);
