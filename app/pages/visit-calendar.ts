import { visitFile } from "#app/features/appointments/customer/customer.server.ts";
import type { Route } from "./+types/visit-calendar.ts";

export const loader = ({ request, params: { key } }: Route.LoaderArgs) => visitFile(request, key);
