import { languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { contractStates } from "@site/ground/states/contract.ts";
import { quotationStates } from "@site/ground/states/quotation.ts";
import { data, redirect } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { unitKinds } from "#domain/people/index.server.ts";
import { readQuotation } from "#domain/quotations/store/index.ts";
import { db } from "#platform/db/db.ts";
import { readForm } from "#site/forms/form.server.ts";
import { noteEquipment } from "../store/equipment.ts";
import { makeContract } from "../store/make.ts";
import { contractsOfLead } from "../store/read.ts";
import { type ContractAnswer, jobOf } from "./answer.server.ts";
import { coveredBy } from "./covered-work.server.ts";
import { valuesOf } from "./form.server.ts";
import { proposedTimes } from "./times.server.ts";

/** Returns the data for an empty form for a contract from an accepted quotation. */
export async function newContractPage(request: Request, quotationId: string) {
  await requireRight(request, "leads.change");
  const language = languageOf(new URL(request.url).pathname);
  const database = await db();
  const quotation = await readQuotation(database, quotationId);
  if (!quotation) throw data(null, { status: 404 });
  const made = (await contractsOfLead(database, quotation.leadId)).find(
    (one) => one.quotationId === quotationId && contractStates[one.state].isInForce,
  );
  if (made) throw redirect(href(`/admin/contracts/${made.id}`, language));
  const lead = await jobOf(quotation.leadId);
  const accepted = "acceptance" in quotation.answer ? quotation.answer.acceptance : undefined;
  return {
    quote: { id: quotationId, number: quotation.number ?? "" },
    isAccepted: quotationStates[quotation.state].isAgreed,
    lead,
    covered: coveredBy(quotation, language),
    kinds: unitKinds(language),
    units: [],
    fields: {
      locale: accepted?.language ?? quotation.locale,
      property: quotation.customer.address,
      ...{ visits: "", from: "", to: "" },
    },
  };
}
export type NewContractData = Awaited<ReturnType<typeof newContractPage>>;

export async function newContract(request: Request, quotationId: string): Promise<ContractAnswer | Response> {
  const colleague = await requireRight(request, "leads");
  const read = valuesOf((await readForm(request))?.fields ?? {});
  if ("wrong" in read) return { problem: "invalid", field: read.wrong };
  const database = await db();
  const quotation = await readQuotation(database, quotationId);
  if (!quotation) throw data(null, { status: 404 });
  const times = await proposedTimes(read.values, await jobOf(quotation.leadId));
  const outcome = await makeContract(database, colleague.id, quotationId, read.values, times);
  if (!outcome.ok) return { problem: outcome.problem === "state" ? "notAccepted" : outcome.problem };
  // The equipment is noted only when the contract is created. If a colleague removes a unit later, it must not come back.
  if (outcome.isNew) await noteEquipment(database, colleague.id, outcome.id);
  const language = languageOf(new URL(request.url).pathname);
  return redirect(`${href(`/admin/contracts/${outcome.id}`, language)}?done=made`, 303);
}
