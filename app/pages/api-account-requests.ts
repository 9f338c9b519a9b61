import { ownRequests } from "#domain/accounts/customer/requests.server.ts";
import type { Route } from "./+types/api-account-requests.ts";

export const loader = ({ request, url }: Route.LoaderArgs) => ownRequests(request, url);
