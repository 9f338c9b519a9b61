import { beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { authBackend, passkeysOf } from "#domain/sign-in/pages/backend.server.ts";
import { givePasskey, withOwnAuth } from "#domain/sign-in/pages/fixture.server.ts";
import { identityOf } from "#domain/sign-in/pages/identity.server.ts";
import { db } from "#platform/db/db.ts";
import { openAuthMail } from "#platform/identity/mail.ts";
import { closeAccount, grant, openAccount, prepareAccount, sendInvitation } from "./accounts.server.ts";

withOwnAuth();

let email = "";
beforeEach(() => {
  email = `${crypto.randomUUID()}@office.example`;
});
const holder = (more = {}) => ({
  ...{ authId: null, name: "Noor", email, role: "agent" as const, locale: "ar" as const },
  ...more,
});
const password = "three quiet courtyards";

const tokens = z.object({ access_token: z.string(), refresh_token: z.string() }).partial();

async function ask(path: string, body: object) {
  const { url, fetch } = authBackend();
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/auth/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: answer.status, ...tokens.parse(await answer.json()) };
}
const signUp = () => ask("/signup", { email, password });
const signIn = (secret = password) => ask("/token?grant_type=password", { email, password: secret });
const identity = ({ access_token = "" }) =>
  identityOf(new Request("https://w.example", { headers: { authorization: `Bearer ${access_token}` } }));

/** Returns the last mail to this email address. */
async function lastMail() {
  const rows = await (await db()).selectFrom("outbox").select("payload").orderBy("id", "desc").execute();
  for (const { payload } of rows) {
    const mail = await openAuthMail(await db(), JSON.parse(payload).sealed);
    if (mail.to === email) return mail;
  }
  return undefined;
}
const confirmByMail = async () => {
  const mail = await lastMail();
  return ask("/verify", { type: mail?.type, token_hash: mail?.tokenHash });
};

it("an account with a password is confirmed, with role and language", async () => {
  const id = await openAccount(holder({ role: "owner" }), password);
  expect(await identity(await signIn())).toMatchObject({
    id,
    email,
    emailConfirmed: true,
    role: "owner",
    language: "ar",
  });
  expect(await openAccount(holder({ authId: id, role: "owner" }), "four open windows")).toBe(id);
  expect([(await signIn()).status, (await signIn("four open windows")).status]).toEqual([400, 200]);
});

it("a colleague is invited by mail in their language, and only the link in it opens the account", async () => {
  const id = await prepareAccount(holder());
  await sendInvitation(holder());
  expect(await lastMail()).toMatchObject({ kind: "invite", language: "ar" });
  expect((await lastMail())?.redirectTo).toMatch(/\/ar\/reset-password\?next=\/ar\/admin$/);
  expect(await identity(await confirmByMail())).toMatchObject({ id, role: "agent", emailConfirmed: true });
});

it("an account that a stranger registered earlier gives the stranger no access", async () => {
  await signUp();
  await prepareAccount(holder());
  await sendInvitation(holder());
  await confirmByMail();
  expect((await signIn()).status).toBe(400);
});

it("a customer who becomes a colleague must sign in again", async () => {
  await signUp();
  const customer = await confirmByMail();
  expect(await identity(customer)).toMatchObject({ role: null });
  const { id } = (await identity(customer)) ?? {};
  expect(await prepareAccount(holder())).toBe(id);
  expect([await identity(customer), (await signIn()).status]).toEqual([null, 400]);
  await sendInvitation(holder());
  expect(await lastMail()).toMatchObject({ kind: "recovery" });
  expect(await identity(await confirmByMail())).toMatchObject({ id, role: "agent" });
});

it("an earlier passkey does not open an account that is prepared for a mail", async () => {
  await signUp();
  const { id = "" } = (await identity(await confirmByMail())) ?? {};
  await givePasskey(id);
  expect(await prepareAccount(holder())).toBe(id);
  expect(await passkeysOf(id)).toEqual([]);
});

it("a role changes at once, and the other data stay", async () => {
  const id = await openAccount(holder(), password);
  const session = await signIn();
  await grant(id, "owner");
  expect(await identity(session)).toMatchObject({ role: "owner" });
});

it("disabling an account ends its sessions for good", async () => {
  const id = await openAccount(holder(), password);
  const session = await signIn();
  await closeAccount(id);
  expect([await identity(session), (await signIn()).status]).toEqual([null, 400]);
  expect(await prepareAccount(holder({ authId: id }))).toBe(id);
  const { refresh_token } = session;
  expect([await identity(session), (await ask("/token?grant_type=refresh_token", { refresh_token })).status]).toEqual([
    null,
    400,
  ]);
  await sendInvitation(holder({ authId: id }));
  expect(await identity(await confirmByMail())).toMatchObject({ id });
});

it("a new account is created if the old one was deleted", async () => {
  expect(await openAccount(holder({ authId: crypto.randomUUID() }), password)).not.toBe("");
  expect((await signIn()).status).toBe(200);
});
