import { unseenBy } from "#app/features/staff/frame.server.ts";
import { requireRight } from "#app/features/staff/guard.server.ts";
import type { Route } from "./+types/admin-notices-json.ts";

export const loader = async ({ request }: Route.LoaderArgs) =>
  Response.json(await unseenBy(await requireRight(request, "notices")));
