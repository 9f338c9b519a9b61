import { ownRequests } from "#app/features/account/requests.server.ts";
import type { Route } from "./+types/api-account-requests.ts";

export const loader = ({ request, url }: Route.LoaderArgs) => ownRequests(request, url);
