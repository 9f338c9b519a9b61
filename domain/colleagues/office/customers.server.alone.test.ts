import { expect, it } from "vitest";
import { authAdmin, passkeysOf } from "#domain/sign-in/pages/backend.server.ts";
import { givePasskey, withOwnAuth } from "#domain/sign-in/pages/fixture.server.ts";
import { db } from "#platform/db/db.ts";
import { openAuthMail } from "#platform/identity/mail.ts";
import { withAuth } from "#platform/identity/tables.ts";
import { env } from "#platform/process/env.ts";
import { auditLog } from "../store/audit.ts";
import { insertColleague } from "../store/colleagues.ts";
import { prepareAccount } from "./accounts.server.ts";
import { helpIn } from "./customers.server.ts";

withOwnAuth();

const newEmail = () => `${crypto.randomUUID()}@customer.example`;
const open = async (email: string, more = {}) =>
  (await authAdmin().createUser({ email, email_confirm: true, ...more })).data.user?.id ?? "";

async function giveFactor(user_id: string) {
  const factor = { id: crypto.randomUUID(), user_id, type: "totp", status: "verified", friendly_name: "" } as const;
  const rest = { secret: null, phone: null, last_challenged_at: null, last_totp_step: null };
  const row = { ...factor, ...rest, created_at: 0, updated_at: 0 };
  await withAuth(await db())
    .insertInto("auth_factors")
    .values(row)
    .execute();
}
const factorsOf = async (id: string) => (await authAdmin().getUserById(id)).data.user?.factors ?? [];
async function lastMail() {
  const row = await (await db()).selectFrom("outbox").select("payload").orderBy("id", "desc").executeTakeFirst();
  return row && openAuthMail(await db(), JSON.parse(row.payload).sealed);
}

it("a customer's lost second factor is removed, the customer is told, and it is logged", async () => {
  const email = newEmail();
  const id = await open(email);
  await giveFactor(id);
  const owner = { name: "Layla", email: newEmail(), role: "owner", locale: "en" } as const;
  const by = (await insertColleague(await db(), owner)) ?? "";
  expect(await helpIn(by, email.toUpperCase())).toEqual({ done: "customer" });
  expect(await factorsOf(id)).toEqual([]);
  expect(await lastMail()).toMatchObject({ kind: "factor_removed", to: email });
  const [entry] = (await auditLog(await db())).entries;
  expect(entry).toMatchObject({ action: "staff.customer", by: "Layla", subject: email });
  expect(await helpIn(by, email)).toEqual({ refused: "no second step" });
});

it("a customer's lost passkey is removed too", async () => {
  const email = newEmail();
  const id = await open(email);
  await givePasskey(id);
  const owner = { name: "Omar", email: newEmail(), role: "owner", locale: "en" } as const;
  const by = (await insertColleague(await db(), owner)) ?? "";
  expect(await passkeysOf(id)).toMatchObject([{ friendly_name: "Phone" }]);
  expect(await helpIn(by, email)).toEqual({ done: "customer" });
  expect(await lastMail()).toMatchObject({ kind: "passkey_removed", to: email });
  expect(await passkeysOf(id)).toEqual([]);
});

it("accounts of colleagues and unconfirmed accounts are not touched", async () => {
  const [colleague, invited, unconfirmed] = [newEmail(), newEmail(), newEmail()];
  const holder = { authId: null, name: "Omar", role: "agent", locale: "en" } as const;
  const ids = [await prepareAccount({ ...holder, email: colleague }), await open(invited)];
  await insertColleague(await db(), { ...holder, email: invited });
  ids.push(await open(unconfirmed, { email_confirm: false }));
  for (const [n, email] of [colleague, invited, unconfirmed].entries()) {
    await giveFactor(ids[n] ?? "");
    expect(await helpIn("", email)).toEqual({ refused: "no customer" });
    expect(await factorsOf(ids[n] ?? "")).toHaveLength(1);
  }
  expect(await helpIn("", newEmail())).toEqual({ refused: "no customer" });
});

it("with a hosted backend this is done on its own page", async () => {
  const email = newEmail();
  await giveFactor(await open(email));
  env().SUPABASE_URL = "https://hosted.example";
  try {
    expect(await helpIn("", email)).toEqual({ refused: "no customer" });
  } finally {
    env().SUPABASE_URL = undefined;
  }
});
