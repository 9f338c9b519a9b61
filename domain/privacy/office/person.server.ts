import type { Role } from "@site/ground/company/roles.ts";
import { heldOf } from "#domain/accounts/index.server.ts";
import { applicationsWith, exportApplication } from "#domain/applications/store/index.ts";
import { waitingForExport } from "#domain/assistants/store/index.ts";
import { customersWith, requireRight } from "#domain/colleagues/index.server.ts";
import { audit, may } from "#domain/colleagues/store/index.ts";
import { contactsOf } from "#domain/people/store/index.ts";
import { db } from "#platform/db/db.ts";
import { enquiriesOfPerson, exportPerson } from "../store/privacy.ts";
import { sealedForExport, sealedOfPerson } from "../store/sealed-leads.ts";

/** Answers with all data that we hold about a person, for a request for personal data. */
export async function personAnswer(request: Request, leadId: string): Promise<Response> {
  const { id, role } = await requireRight(request, "leads.privacy");
  const person = await everythingOf(leadId, role);
  if (!person) return new Response(null, { status: 404 });
  const database = await db();
  await audit(database, id, "lead.export", leadId);
  for (const { application } of person.applications ?? [])
    await audit(database, id, "application.export", application.id);
  return new Response(JSON.stringify(person, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="person.json"',
    },
  });
}

export async function everythingOf(leadId: string, role: Role) {
  const database = await db();
  const [person, found] = [await exportPerson(database, leadId), await foundOf(leadId, role)];
  if (!person) return undefined;
  const accounts = await Promise.all(found.accounts.map(({ id }) => heldOf(id)));
  const applications =
    found.applications && (await Promise.all(found.applications.map(({ id }) => exportApplication(database, id))));
  const sealed = await sealedForExport(database, found.kinds, found.contacts);
  // They are found by the address only, because a program may have given the number of somebody else.
  const addresses = found.contacts.map(({ email }) => ({ email, phone: "" }));
  const waiting = await waitingForExport(database, addresses);
  return { ...person, accounts, applications: applications?.filter((one) => one !== undefined), sealed, waiting };
}

/** Finds everything about the person of this lead. A colleague who may not read applications does not learn whether there are any. */
export async function foundOf(leadId: string, role: Role) {
  const database = await db();
  const groups = await enquiriesOfPerson(database, leadId);
  const contacts = await contactsOf(
    database,
    groups.flatMap(({ leads }) => leads),
  );
  const kinds = (["lead", "application"] as const).filter((kind) => kind === "lead" || may(role, "applications"));
  return {
    ...{ groups, contacts, kinds, sealed: await sealedOfPerson(database, kinds, contacts) },
    accounts: groups.length > 0 ? await customersWith(contacts) : [],
    applications: may(role, "applications") ? await applicationsWith(database, contacts) : undefined,
  };
}
