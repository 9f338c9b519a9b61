import { offerPdf } from "#app/features/quotes/pdf/answer.server.ts";
import { fileOrAway } from "#app/site/away.server.ts";
import type { Route } from "./+types/offer-paper.ts";

export const loader = ({ request, params: { key } }: Route.LoaderArgs) =>
  fileOrAway(request, () => offerPdf(request, key));
