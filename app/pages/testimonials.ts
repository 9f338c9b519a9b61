import type { BudgetHandle } from "#app/documents.ts";
import { testimonialsFile } from "#domain/reputation/customer/record.server.tsx";
import type { Route } from "./+types/testimonials.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** The newest testimonials as a piece of HTML for the home page. */
export const loader = ({ request }: Route.LoaderArgs) => testimonialsFile(request);
