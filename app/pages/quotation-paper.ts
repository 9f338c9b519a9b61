import { quotationPdf } from "#domain/quotations/papers/answer.server.ts";
import type { Route } from "./+types/quotation-paper.ts";

export const loader = ({ request, params: { key } }: Route.LoaderArgs) => quotationPdf(request, key);
