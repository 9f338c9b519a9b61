import { quotationData } from "#domain/quotations/papers/answer.server.ts";
import type { Route } from "./+types/quotation-data.ts";

export const loader = ({ request, params: { key } }: Route.LoaderArgs) => quotationData(request, key);
