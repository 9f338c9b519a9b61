import { heldOf, removeAccount } from "#app/features/account/held.server.ts";
import { customerUnder } from "#app/features/auth/customer.server.ts";
import { requireRight } from "#app/features/staff/guard.server.ts";
import { db } from "#server/db/db.ts";
import { addressesOf, erasePerson, exportPerson } from "#server/leads/privacy.ts";
import { audit } from "#server/staff/audit.ts";

/** All data that we hold about a person, for a data request. */
export async function personAnswer(request: Request, leadId: string): Promise<Response> {
  const owner = await requireRight(request, "leads.privacy");
  const person = await everythingOf(leadId);
  if (!person) return new Response(null, { status: 404 });
  await audit(await db(), owner.id, "lead.export", leadId);
  return new Response(JSON.stringify(person, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="person.json"',
    },
  });
}

export async function everythingOf(leadId: string) {
  const person = await exportPerson(await db(), leadId);
  return person && { ...person, accounts: await Promise.all((await accountsOf(leadId)).map(heldOf)) };
}

/** Accounts are erased first, because only the requests tell which they are: if a step fails, all of it can be repeated. Returns the erased leads. */
export async function forgetPerson(staff: string, leadId: string): Promise<string[]> {
  const database = await db();
  for (const account of await accountsOf(leadId)) {
    await removeAccount(account);
    await audit(database, staff, "lead.account", leadId);
  }
  return erasePerson(database, staff, leadId);
}

async function accountsOf(leadId: string): Promise<string[]> {
  const found = await Promise.all((await addressesOf(await db(), leadId)).map(customerUnder));
  return found.flatMap((account) => account?.id ?? []);
}
