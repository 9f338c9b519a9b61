import { liveAnswer } from "#app/features/inbox/shared/live.server.ts";
import type { Route } from "./+types/admin-live.ts";

export const loader = ({ request }: Route.LoaderArgs) => liveAnswer(request);
