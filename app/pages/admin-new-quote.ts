import { leadOfQuotes, newQuote } from "#domain/quotations/office/lead-quotes.server.ts";
import type { Route } from "./+types/admin-new-quote.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => leadOfQuotes(request, params.id);
export const action = ({ request, params }: Route.ActionArgs) => newQuote(request, params.id);
