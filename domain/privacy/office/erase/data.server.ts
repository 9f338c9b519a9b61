import { data } from "react-router";
import { calculationsOf, projectsOf } from "#domain/accounts/store/index.ts";
import { type Colleague, requireRight } from "#domain/colleagues/index.server.ts";
import { assignableColleagues, may } from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { remainsOfErased } from "../../pages/register.server.ts";
import { foundOf } from "../person.server.ts";

/** Loads the page on which a colleague chooses what to erase about a person. */
export async function erasePage(request: Request, id: string) {
  const colleague = await requireRight(request, "leads.privacy");
  const found = await erasable(id, colleague);
  if (!found) throw data(null, { status: 404 });
  const meanwhile = new URL(request.url).searchParams.has("meanwhile");
  return {
    ...found,
    remains: remainsOfErased(),
    deciders: may(colleague.role, "applications") ? [] : await deciders(),
    meanwhile,
  };
}
export type ErasePageData = Awaited<ReturnType<typeof erasePage>>;

/**
 * Returns what may be erased about the person of a lead. Items that have no email address except those of this lead are marked as `theirs`.
 * The page ticks these, except applications and leads that became a job.
 */
export async function erasable(id: string, { role }: Pick<Colleague, "role">) {
  const { groups, accounts, applications = [], sealed } = await foundOf(id, role);
  const own = groups.find(({ leads }) => leads.some((lead) => lead.id === id));
  const lead = own?.leads.find((one) => one.id === id);
  if (!own || !lead) return undefined;
  const addresses = new Set(["", ...own.leads.map(({ email }) => email.toLowerCase())]);
  const isTheirs = (email: string) => addresses.has(email.toLowerCase());
  const database = await db();
  return {
    lead: { id, reference: lead.reference },
    enquiries: groups.map((group) => ({
      ids: group.leads.map((one) => one.id),
      enquiries: group.leads.map(shown),
      job: group.job,
      theirs: group === own || group.leads.every(({ email }) => isTheirs(email)),
    })),
    accounts: await Promise.all(
      accounts.map(async ({ id: account, email = "", user_metadata, created_at }) => ({
        ...{ ids: [account], email, name: String(user_metadata.name ?? user_metadata.full_name ?? "") },
        ...{ at: Date.parse(created_at), theirs: email !== "" && isTheirs(email) },
        calculations: (await calculationsOf(database, account)).length,
        projects: (await projectsOf(database, account)).length,
      })),
    ),
    applications: applications.map(({ id: application, created_at: at, job_title: job, ...rest }) => ({
      ...{ ...rest, ids: [application], at, job },
    })),
    sealed: sealed.map(({ id: one, kind, reference, gone_at: at, known, job }) => ({
      ...{ ids: [one], kind, reference, at, job, known: known.filter((line) => /[@+]/.test(line)) },
      theirs: known.every((line) => !line.includes("@") || isTheirs(line)),
    })),
  };
}

const shown = ({ reference, name, email, phone, created_at: at }: LeadsTable) => ({
  ...{ reference, name, email, phone, at },
});

const deciders = async () =>
  (await assignableColleagues(await db())).filter(({ role }) => may(role, "applications")).map(({ name }) => name);
