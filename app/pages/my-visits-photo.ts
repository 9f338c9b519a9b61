import { myVisitsPhoto } from "#domain/visits/technician/page.server.ts";
import type { Route } from "./+types/my-visits-photo.ts";

export const loader = ({ request, params }: Route.LoaderArgs) => myVisitsPhoto(request, params.id);
