import { offerPdf } from "#app/features/quotes/pdf/answer.server.ts";
import type { Route } from "./+types/offer-paper.ts";

export const loader = ({ request, params: { key } }: Route.LoaderArgs) => offerPdf(request, key);
