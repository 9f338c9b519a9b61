import { unseenBy } from "#domain/colleagues/office/frame.server.ts";
import { requireRight } from "#domain/colleagues/office/guard.server.ts";
import type { Route } from "./+types/admin-notices-json.ts";

export const loader = async ({ request }: Route.LoaderArgs) =>
  Response.json(await unseenBy(await requireRight(request, "notices")));
