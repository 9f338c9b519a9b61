import { languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { redirect } from "react-router";
import { removeAccount } from "#domain/accounts/index.server.ts";
import { eraseByColleague } from "#domain/applications/store/index.ts";
import { type Colleague, requireRight } from "#domain/colleagues/index.server.ts";
import { audit } from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { erasePerson, firstOf } from "../../store/privacy.ts";
import { erasable } from "./data.server.ts";

/** The answer to the form. Its status is always 200, because after an error status React Router does not reload the data of the page. */
export interface EraseAnswer {
  problem: "reference" | "nothing" | "changed";
  ticked: string[];
}

export async function eraseFound(request: Request, id: string): Promise<EraseAnswer | Response> {
  const colleague = await requireRight(request, "leads.privacy");
  const form = await request.formData();
  const all = (name: string) => form.getAll(name).map(String);
  const choice = { reference: String(form.get("reference")), shown: all("shown"), ticked: all("erase") };
  const done = await eraseTicked(colleague, id, choice);
  if (done && "problem" in done) return { problem: done.problem, ticked: choice.ticked };
  const language = languageOf(new URL(request.url).pathname);
  if (done?.left) return redirect(`${href(`/admin/leads/${done.left}/erase`, language)}?meanwhile`);
  return redirect(href(`/admin/leads/${id}`, language));
}

interface Asked {
  /** The reference that the colleague typed. It prevents an erasure by accident. */
  reference: string;
  /** The ids of everything that the page showed. If something else has come in since, nothing is erased. */
  shown: readonly string[];
  /** The values of the ticked checkboxes. */
  ticked: readonly string[];
}
type Done = Pick<EraseAnswer, "problem"> | { left: string | undefined };

/**
 * Erases the ticked items. Returns undefined if nothing exists any more, for example after a second press of the button. `left` is a ticked
 * lead that has to be kept.
 */
export async function eraseTicked(
  colleague: Pick<Colleague, "id" | "role">,
  leadId: string,
  { reference, shown, ticked }: Asked,
): Promise<Done | undefined> {
  const found = await erasable(leadId, colleague);
  if (!found) return undefined;
  const { enquiries, accounts, applications, sealed } = found;
  if (reference.trim().toUpperCase() !== found.lead.reference) return { problem: "reference" };
  const ids = [...enquiries, ...accounts, ...applications, ...sealed].flatMap((one) => one.ids);
  if (ids.some((id) => !shown.includes(id))) return { problem: "changed" };
  const idsOf = (all: readonly { ids: string[] }[]) =>
    all.filter((one) => ticked.includes(one.ids.join(" "))).flatMap((one) => one.ids);
  const chosen = {
    enquiries: idsOf(enquiries.filter(({ job }) => !job)),
    jobs: idsOf(enquiries.filter(({ job }) => job)),
    // Retention may have sealed a lead or an application after the page was opened. Its checkbox was then in the list of leads or
    // applications.
    sealed: sealed.flatMap(({ ids }) => ids).filter((one) => ticked.some((value) => value.split(" ").includes(one))),
  };
  const others = { accounts: idsOf(accounts), applications: idsOf(applications) };
  if ([...Object.values(chosen), ...Object.values(others)].flat().length === 0) return { problem: "nothing" };
  const database = await db();
  // The leads are erased last, because the other items are found only by the leads. If a step fails, the colleague can repeat the whole.
  for (const account of others.accounts) {
    await removeAccount(account);
    await audit(database, colleague.id, "lead.account", leadId);
  }
  for (const application of others.applications) await eraseByColleague(database, colleague.id, application);
  const erased = await erasePerson(database, colleague.id, leadId, currentTime(), chosen);
  const rest = [...chosen.enquiries, ...chosen.jobs].filter((id) => !erased.includes(id));
  return { left: await firstOf(database, rest) };
}
