import type { BudgetHandle } from "#app/documents.ts";
import { findingsFile } from "#domain/reputation/customer/findings.server.tsx";
import type { Route } from "./+types/findings.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** Lines about visits, as a piece of HTML for the page of their trade and place. */
export const loader = ({ request }: Route.LoaderArgs) => findingsFile(request);
