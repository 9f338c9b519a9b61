import type { BudgetHandle } from "#app/documents.ts";
import { ownEnquiries } from "#domain/accounts/customer/enquiries.server.ts";
import type { Route } from "./+types/api-account-enquiries.ts";

export const handle = { budget: "page" } satisfies BudgetHandle;

export const loader = ({ request, url }: Route.LoaderArgs) => ownEnquiries(request, url);
