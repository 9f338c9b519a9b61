import { leadOfQuotations, newQuotation } from "#domain/quotations/office/lead-quotations.server.ts";
import type { Route } from "./+types/admin-new-quotation.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => leadOfQuotations(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => newQuotation(request, params.id);
