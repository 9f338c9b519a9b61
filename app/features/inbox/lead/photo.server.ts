import { requireRight } from "#app/features/staff/guard.server.ts";
import { db } from "#server/db/db.ts";
import { readPhoto } from "#server/photos/read.ts";

export async function photoAnswer(request: Request, id: string): Promise<Response> {
  await requireRight(request, "leads");
  return (await readPhoto(await db(), id)) ?? new Response(null, { status: 404 });
}
