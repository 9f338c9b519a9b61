import { contractPdf } from "#domain/contracts/papers/answer.server.ts";
import type { Route } from "./+types/contract-paper.ts";

export const loader = ({ request, params: { key, contract } }: Route.LoaderArgs) => contractPdf(request, key, contract);
