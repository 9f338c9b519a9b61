import type { Customer } from "@site/ground/customer-fields.ts";
import { db } from "#platform/db/db.ts";
import { dueClock } from "#site/content/office.server.ts";
import { editCustomer } from "../../../store/customer.ts";
import type { ActionOutcome } from "../shared/action-outcome.ts";
import { contactIn } from "../shared/contact-in.server.ts";
import { customerSchema } from "../shared/customer.server.ts";
import { doneOf } from "../shared/outcome.server.ts";

type Sent = Record<string, FormDataEntryValue>;

/** The actions that correct the customer's details, by a form or by a pasted contact. */
export const customerActions: Record<string, (colleague: string, id: string, sent: Sent) => Promise<ActionOutcome>> = {
  async edit(colleague, id, sent) {
    const checked = customerSchema.safeParse(sent);
    if (!checked.success)
      return { ok: false, problem: "invalid", field: String(checked.error.issues[0]?.path[0] ?? "who") };
    return correct(colleague, id, onlyChanged(checked.data, sent.changed), sent.seen);
  },
  async paste(colleague, id, sent) {
    const found = Object.entries(contactIn(String(sent.contact ?? ""))).filter(([, value]) => value !== "");
    if (found.length === 0) return { ok: false, problem: "invalid", field: "contact" };
    return correct(colleague, id, Object.fromEntries(found), sent.seen);
  },
};

/** Returns only the fields that the colleague changed, because somebody else may have corrected the other fields meanwhile. */
function onlyChanged(customer: Customer, changed: FormDataEntryValue | undefined): Customer {
  if (typeof changed !== "string") return customer;
  const names = changed.split(" ");
  return Object.fromEntries(Object.entries(customer).filter(([name]) => names.includes(name)));
}

const correct = async (colleague: string, id: string, customer: Customer, seen: FormDataEntryValue | undefined) =>
  doneOf(
    await editCustomer(await db(), colleague, id, customer, {
      seen: typeof seen === "string" ? seen : "",
      dueFrom: await dueClock(),
    }),
    "saved",
  );
