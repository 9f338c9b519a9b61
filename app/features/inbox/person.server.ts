import { requireOwner } from "#app/features/staff/guard.server.ts";
import { db } from "#server/db/db.ts";
import { exportPerson } from "#server/leads/privacy.ts";

/** All that we hold about a person, to be handed over. */
export async function personAnswer(request: Request, leadId: string): Promise<Response> {
  await requireOwner(request);
  const person = await exportPerson(await db(), leadId);
  if (!person) return new Response(null, { status: 404 });
  return new Response(JSON.stringify(person, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="person.json"',
    },
  });
}
