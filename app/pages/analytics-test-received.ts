import type { BudgetHandle } from "#app/documents.ts";
import { receivedOfView } from "#domain/analytics/office/trial/data.server.ts";
import type { Route } from "./+types/analytics-test-received.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

export const loader = ({ url }: Route.LoaderArgs) => receivedOfView(url);
