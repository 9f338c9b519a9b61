import { answerData, onlyPost } from "#app/features/leads/api.server.ts";
import { receiveQuote } from "#app/features/leads/receive.server.ts";
import type { Route } from "./+types/api-quote.ts";

export const action = ({ request }: Route.ActionArgs) => answerData(request, receiveQuote);
export const loader = () => onlyPost();
