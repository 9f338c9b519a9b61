import type { BudgetHandle } from "#app/documents.ts";
import { answerData, onlyPost } from "#domain/leads/customer/forms/api.server.ts";
import { receiveCallback } from "#domain/leads/customer/forms/receive.server.ts";
import type { Route } from "./+types/api-callback.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

export const action = ({ request }: Route.ActionArgs) => answerData(request, receiveCallback);
export const loader = () => onlyPost();
