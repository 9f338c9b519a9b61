import type { BudgetHandle } from "#app/documents.ts";
import { leave } from "#domain/colleagues/office/enter.server.ts";
import type { Route } from "./+types/admin-leave.ts";

export const handle = { budget: "office" } satisfies BudgetHandle;

export const action = ({ request, url }: Route.ActionArgs) => leave(request, url);

export const loader = () => new Response(null, { status: 405, headers: { allow: "POST" } });
