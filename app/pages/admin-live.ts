import { eventStream } from "#domain/leads/office/inbox/shared/event-stream.server.ts";
import type { Route } from "./+types/admin-live.ts";

export const loader = ({ request }: Route.LoaderArgs) => eventStream(request);
