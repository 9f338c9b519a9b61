import type { BudgetHandle } from "#app/documents.ts";
import { withFindings } from "#domain/reputation/customer/findings.server.tsx";
import { holdWindow } from "#domain/visits/customer/booking/hold.server.ts";
import { answerFreeTimes } from "#domain/visits/customer/booking/times.server.ts";
import { fileOrAway } from "#site/content/away.server.ts";
import type { Route } from "./+types/free-times.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

/** The next free windows for some work at some place, and a form that keeps one of them for a moment. */
export const loader = ({ request }: Route.LoaderArgs) =>
  fileOrAway(request, async () => withFindings(request, await answerFreeTimes(request)));
export const action = ({ request }: Route.ActionArgs) => fileOrAway(request, () => holdWindow(request));
