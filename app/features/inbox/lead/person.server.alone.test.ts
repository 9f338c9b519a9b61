import { expect, it } from "vitest";
import { authAdmin } from "#app/features/auth/backend.server.ts";
import { withOwnAuth } from "#app/features/auth/fixture.server.ts";
import { calculationsOf, saveCalculation } from "#server/account/calculations.ts";
import { db } from "#server/db/db.ts";
import { aLead } from "#server/leads/fixture.ts";
import { mergeLeads } from "#server/leads/merge.ts";
import { submitLead } from "#server/leads/submit.ts";
import { auditLog } from "#server/staff/audit.ts";
import { insertStaff } from "#server/staff/team.ts";
import { everythingOf, forgetPerson } from "./person.server.ts";

withOwnAuth();

let phones = 10_000_000;
async function addLead(email: string) {
  phones += 1;
  return (await submitLead(await db(), { ...aLead, email, phone: `+9715${phones}` }, [])).id;
}
async function addAccount(email: string, email_confirm = true) {
  const { data } = await authAdmin().createUser({ email, email_confirm, user_metadata: { name: "Sara" } });
  const id = data.user?.id ?? "";
  await saveCalculation(await db(), id, { kind: "cooling-load", title: "Villa", address: "/calculators/cooling-load" });
  return id;
}
const newEmail = () => `${crypto.randomUUID()}@customer.example`;
const addOwner = async () =>
  (await insertStaff(await db(), { name: "Layla", email: newEmail(), role: "owner", locale: "en" })) ?? "";
const there = async (id: string) => (await authAdmin().getUserById(id)).data.user !== null;

it("exports and erases the account of the address, with what is saved in it", async () => {
  const email = newEmail();
  const [id, lead, owner] = [await addAccount(email), await addLead(email.toUpperCase()), await addOwner()];
  expect(await everythingOf(lead)).toMatchObject({
    leads: [{ id: lead }],
    accounts: [{ account: { id, email, profile: { name: "Sara" } }, sessions: [], calculations: [{ title: "Villa" }] }],
  });
  expect(await forgetPerson(owner, lead)).toEqual([lead]);
  expect(await there(id)).toBe(false);
  expect(await calculationsOf(await db(), id)).toEqual([]);
  const deeds = (await auditLog(await db())).entries.filter(({ by }) => by === "Layla");
  expect(deeds.map(({ action }) => action).toSorted()).toEqual(["lead.account", "lead.erase"]);
  expect(await everythingOf(lead)).toBeUndefined();
});

it("finds the account of a request that was merged, from either", async () => {
  const [one, other] = [newEmail(), newEmail()];
  const [id, owner] = [await addAccount(other), await addOwner()];
  const [stays, goes] = [await addLead(one), await addLead(other)];
  expect(await mergeLeads(await db(), owner, stays, goes)).toMatchObject({ ok: true });
  for (const lead of [stays, goes]) expect((await everythingOf(lead))?.accounts).toMatchObject([{ account: { id } }]);
  await forgetPerson(owner, stays);
  expect(await there(id)).toBe(false);
});

it("keeps accounts of colleagues, unconfirmed addresses and everybody else", async () => {
  const [colleague, unconfirmed] = [newEmail(), newEmail()];
  const ids = [await addAccount(colleague), await addAccount(unconfirmed, false), await addAccount(newEmail())];
  await insertStaff(await db(), { name: "Omar", email: colleague, role: "agent", locale: "en" });
  for (const email of [colleague, unconfirmed]) {
    const lead = await addLead(email);
    expect((await everythingOf(lead))?.accounts).toEqual([]);
    await forgetPerson(await addOwner(), lead);
  }
  expect(await Promise.all(ids.map(there))).toEqual([true, true, true]);
});
