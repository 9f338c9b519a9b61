import { requireOwner } from "#app/features/staff/guard.server.ts";
import { db } from "#server/db/db.ts";
import { exportPerson } from "#server/leads/privacy.ts";
import { audit } from "#server/staff/audit.ts";

/** All that we hold about a person, to be handed over. */
export async function personAnswer(request: Request, leadId: string): Promise<Response> {
  const owner = await requireOwner(request);
  const database = await db();
  const person = await exportPerson(database, leadId);
  if (!person) return new Response(null, { status: 404 });
  await audit(database, owner.id, "lead.export", leadId);
  return new Response(JSON.stringify(person, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="person.json"',
    },
  });
}
