import { requireStaff } from "#app/features/staff/guard.server.ts";
import { db } from "#server/db/db.ts";
import { readPhoto } from "#server/photos/read.ts";

export async function photoAnswer(request: Request, id: string): Promise<Response> {
  await requireStaff(request);
  return (await readPhoto(await db(), id)) ?? new Response(null, { status: 404 });
}
