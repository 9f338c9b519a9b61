import { reportAnswer } from "#domain/calculators/cooling-load/report/answer.server.ts";
import type { Route } from "./+types/cooling-load-report.ts";

export const loader = ({ request }: Route.LoaderArgs) => reportAnswer(request);
