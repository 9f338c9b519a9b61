import { offerJson } from "#domain/quotations/papers/answer.server.ts";
import type { Route } from "./+types/offer-data.ts";

export const loader = ({ request, params: { key } }: Route.LoaderArgs) => offerJson(request, key);
