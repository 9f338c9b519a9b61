import { scopeAnswer } from "#domain/calculators/look-after/scope.server.ts";
import type { Route } from "./+types/look-after-scope.ts";

export const loader = ({ request }: Route.LoaderArgs) => scopeAnswer(request);
