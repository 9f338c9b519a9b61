import { offerPdf } from "#domain/quotations/papers/answer.server.ts";
import type { Route } from "./+types/offer-paper.ts";

export const loader = ({ request, params: { key } }: Route.LoaderArgs) => offerPdf(request, key);
