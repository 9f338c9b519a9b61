import type { BudgetHandle } from "#app/documents.ts";
import { photoAnswer } from "#domain/leads/customer/enquiry/photo.server.ts";
import { fileOrAway } from "#site/content/away.server.ts";
import type { Route } from "./+types/enquiry-photo.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

export const loader = ({ request, params: { key, id } }: Route.LoaderArgs) =>
  fileOrAway(request, () => photoAnswer(key, id));
