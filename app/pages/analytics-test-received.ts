import { received } from "#domain/analytics/office/trial/data.server.ts";
import type { Route } from "./+types/analytics-test-received.ts";

export const loader = ({ url }: Route.LoaderArgs) => received(url);
