import { ownEnquiries } from "#domain/accounts/customer/enquiries.server.ts";
import type { Route } from "./+types/api-account-enquiries.ts";

export const loader = ({ request, url }: Route.LoaderArgs) => ownEnquiries(request, url);
