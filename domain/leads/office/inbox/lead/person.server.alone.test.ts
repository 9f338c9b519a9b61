import { expect, it } from "vitest";
import { calculationsOf, saveCalculation } from "#domain/accounts/store/calculations.ts";
import { anApplication } from "#domain/applications/store/fixture.ts";
import { readApplication } from "#domain/applications/store/read.ts";
import { submitApplication } from "#domain/applications/store/submit.ts";
import { auditLog } from "#domain/colleagues/store/audit.ts";
import { insertColleague } from "#domain/colleagues/store/colleagues.ts";
import { eraseTicked } from "#domain/privacy/office/erase/actions.server.ts";
import { erasable } from "#domain/privacy/office/erase/data.server.ts";
import { everythingOf } from "#domain/privacy/office/person.server.ts";
import { eraseExpiredApplications } from "#domain/privacy/store/applications.ts";
import { eraseExpired } from "#domain/privacy/store/privacy.ts";
import { leavingSoon } from "#domain/privacy/store/sealed.ts";
import { authAdmin } from "#domain/sign-in/pages/backend.server.ts";
import { withOwnAuth } from "#domain/sign-in/pages/fixture.server.ts";
import { db } from "#platform/db/db.ts";
import type { Cv } from "#platform/files/file-types.ts";
import { aLead } from "../../../store/fixture.ts";
import { mergeLeads } from "../../../store/merge.ts";
import { submitLead } from "../../../store/submit.ts";

withOwnAuth();

const cv: Cv = { kind: "pdf", flags: [], bytes: Buffer.from("%PDF-1.7 CV") };

let phones = 10_000_000;
const newPhone = () => {
  phones += 1;
  return `+9715${phones}`;
};
const addLead = async (email: string, phone = newPhone()) =>
  (await submitLead(await db(), { ...aLead, email, phone, message: email }, [])).id;
async function addAccount(email: string, email_confirm = true) {
  const { data } = await authAdmin().createUser({ email, email_confirm, user_metadata: { name: "Sara" } });
  const id = data.user?.id ?? "";
  await saveCalculation(await db(), id, { kind: "cooling-load", title: "Villa", address: "/calculators/cooling-load" });
  return id;
}
const newEmail = () => `${crypto.randomUUID()}@customer.example`;
const addOwner = async () =>
  (await insertColleague(await db(), { name: "Layla", email: newEmail(), role: "owner", locale: "en" })) ?? "";

/**
 * Erases the person. It selects what the page proposes and also the ids in `also`, and tells the server that the page had shown everything
 * that was found.
 */
async function erase(lead: string, also: string[] = []) {
  const colleague = { id: await addOwner(), role: "owner" } as const;
  const found = await erasable(lead, colleague);
  const proposed = [...(found?.enquiries ?? []).filter(({ job }) => !job), ...(found?.accounts ?? [])];
  const ticked = [...proposed.filter(({ theirs }) => theirs).map(({ ids }) => ids.join(" ")), ...also];
  const { enquiries = [], accounts = [], applications = [], sealed = [] } = found ?? {};
  const shown = [...enquiries, ...accounts, ...applications, ...sealed];
  const request = { reference: found?.lead.reference ?? "", shown: shown.flatMap(({ ids }) => ids), ticked };
  return { done: await eraseTicked(colleague, lead, request), staff: colleague, asked: request };
}
const there = async (id: string) => (await authAdmin().getUserById(id)).data.user !== null;

it("exports and erases the account with the customer's address, and everything saved in it", async () => {
  const email = newEmail();
  const [id, lead] = [await addAccount(email), await addLead(email.toUpperCase())];
  expect(await everythingOf(lead, "owner")).toMatchObject({
    leads: [{ id: lead }],
    accounts: [{ account: { id, email, profile: { name: "Sara" } }, sessions: [], calculations: [{ title: "Villa" }] }],
  });
  expect((await erase(lead)).done).toEqual({ left: undefined });
  expect(await there(id)).toBe(false);
  expect(await calculationsOf(await db(), id)).toEqual([]);
  const deeds = (await auditLog(await db())).entries.filter(({ by }) => by === "Layla");
  expect(deeds.map(({ action }) => action).toSorted()).toEqual(["lead.account", "lead.erase"]);
  expect(await everythingOf(lead, "owner")).toBeUndefined();
});

it("finds the account of an enquiry that was merged, from either of the two leads", async () => {
  const [one, other] = [newEmail(), newEmail()];
  const [id, owner] = [await addAccount(other), await addOwner()];
  const [stays, goes] = [await addLead(one), await addLead(other)];
  expect(await mergeLeads(await db(), owner, stays, goes)).toMatchObject({ ok: true });
  for (const lead of [stays, goes])
    expect((await everythingOf(lead, "owner"))?.accounts).toMatchObject([{ account: { id } }]);
  await erase(stays);
  expect(await there(id)).toBe(false);
});

it("keeps accounts of colleagues, of unconfirmed addresses and of other people", async () => {
  const [colleague, unconfirmed] = [newEmail(), newEmail()];
  const ids = [await addAccount(colleague), await addAccount(unconfirmed, false), await addAccount(newEmail())];
  await insertColleague(await db(), { name: "Omar", email: colleague, role: "agent", locale: "en" });
  for (const email of [colleague, unconfirmed]) {
    const lead = await addLead(email);
    expect((await everythingOf(lead, "owner"))?.accounts).toEqual([]);
    await erase(lead);
  }
  expect(await Promise.all(ids.map(there))).toEqual([true, true, true]);
});

it("finds a second account and an application by all numbers and addresses of the person, and ticks those of others only if asked", async () => {
  const [one, other, third, phone] = [newEmail(), newEmail(), newEmail(), newPhone()];
  const [lead, second] = [await addLead(one, phone), await addLead(other, phone)];
  const accounts = [await addAccount(one), await addAccount(other), await addAccount(third)];
  const typed = `05${phone.slice(5, 7)} ${phone.slice(7)}`;
  await authAdmin().updateUserById(accounts[2] ?? "", { user_metadata: { name: "Huda", phone: typed } });
  const applied = await submitApplication(await db(), { ...anApplication, email: other }, cv, null);
  const everything = await everythingOf(lead, "owner");
  expect(everything?.accounts.map(({ account }) => account.id).toSorted()).toEqual(accounts.toSorted());
  expect(everything?.applications).toMatchObject([{ application: { id: applied.id } }]);
  expect((await everythingOf(lead, "agent"))?.applications).toBeUndefined();

  const { done, staff: colleague, asked: request } = await erase(lead);
  expect(done).toEqual({ left: undefined });
  expect(await Promise.all(accounts.map(there))).toEqual([false, true, true]);
  expect(await everythingOf(lead, "owner")).toBeUndefined();
  expect(await eraseTicked(colleague, lead, request)).toBeUndefined();

  const left = await everythingOf(second, "owner");
  expect(left?.leads.map(({ id }) => id)).toEqual([second]);
  expect(left?.accounts).toHaveLength(2);
  await erase(second, [accounts[2] ?? "", applied.id]);
  expect(await Promise.all(accounts.map(there))).toEqual([false, false, false]);
  expect((await readApplication(await db(), applied.id))?.application).toMatchObject({ name: "", email: "" });
});

it("lists the person's records that retention has sealed, names them in the file, and erases the ticked ones", async () => {
  const [database, one, other, phone] = [await db(), newEmail(), newEmail(), newPhone()];
  const [old, theirs] = [await addLead(one), await addLead(other, phone)];
  const applied = await submitApplication(database, { ...anApplication, email: one }, cv, null);
  const none = { wonDays: 2, leadDays: 2, spamDays: 2 };
  const later = Date.now() + 1.5 * 86_400_000;
  await eraseExpired(database, none, later);
  await eraseExpiredApplications(database, { applicationDays: 2, talentPoolDays: 2, spamDays: 2 }, later);
  const lead = await addLead(one, phone);
  expect((await everythingOf(lead, "owner"))?.sealed).toHaveLength(3);
  expect((await everythingOf(lead, "agent"))?.sealed).toHaveLength(2);
  const proposed = (await erasable(lead, { role: "owner" }))?.sealed.map(({ ids: [id], theirs: own }) => [id, own]);
  expect(Object.fromEntries(proposed ?? [])).toEqual({ [old]: true, [theirs]: false, [applied.id]: true });
  await erase(lead, [old, applied.id]);
  const kinds = ["lead", "application"] as const;
  expect((await leavingSoon(database, kinds, 99)).map(({ id }) => id)).toEqual([theirs]);
});

it("erases only once when two owners erase at the same moment", async () => {
  const email = newEmail();
  const [id, lead] = [await addAccount(email), await addLead(email)];
  const done = await Promise.all([erase(lead), erase(lead), erase(lead)]);
  for (const one of done) expect(one.done ?? {}).not.toMatchObject({ left: expect.any(String) });
  expect([await there(id), await everythingOf(lead, "owner")]).toEqual([false, undefined]);
});

it("erases nothing if the reference is wrong, if nothing is ticked, or if the page did not show it", async () => {
  const email = newEmail();
  const [id, lead] = [await addAccount(email), await addLead(email)];
  const colleague = { id: await addOwner(), role: "owner" } as const;
  const reference = (await everythingOf(lead, "owner"))?.leads[0]?.reference ?? "";
  const request = { reference, shown: [lead, id], ticked: [lead, id] };
  expect(await eraseTicked(colleague, lead, { ...request, reference: "WT-000000" })).toEqual({ problem: "reference" });
  expect(await eraseTicked(colleague, lead, { ...request, ticked: [] })).toEqual({ problem: "nothing" });
  await addLead(email);
  expect(await eraseTicked(colleague, lead, request)).toEqual({ problem: "changed" });
  expect(await there(id)).toBe(true);
});
