import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isNightly } from "#tests/set.ts";
import { headerOf } from "./support/forge.ts";
import { claimsOf, newAddress, newPassword } from "./support/people.ts";
import { type Browser, clientData, newBrowser, type RunningServer, startRunning } from "./support/running-server.ts";

let site: RunningServer;
beforeAll(async () => {
  site = await startRunning();
});
afterAll(() => site?.close());

async function someone() {
  const who = { email: newAddress(), password: newPassword() };
  clientData(await site.admin().auth.admin.createUser({ ...who, email_confirm: true }));
  const browser = newBrowser(site);
  clientData(await browser.auth.signInWithPassword(who));
  return { ...who, ...browser };
}

const codeOf = (secret: string, step: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });

const level = async ({ auth }: Pick<Browser, "auth">) => {
  const { currentLevel, nextLevel } = clientData(await auth.mfa.getAuthenticatorAssuranceLevel());
  return [currentLevel, nextLevel];
};

it("a second factor: enrolled, up to aal2, and down again", async () => {
  const browser = await someone();
  const { mfa } = browser.auth;
  const { id, totp } = clientData(await mfa.enroll({ factorType: "totp", friendlyName: "Phone" }));
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
  expect(await level(browser)).toEqual(["aal1", "aal1"]);
  const challenge = clientData(await mfa.challenge({ factorId: id }));
  const wrong = await mfa.verify({ factorId: id, challengeId: challenge.id, code: "000000" });
  expect(wrong.error?.code).toBe("mfa_verification_failed");
  clientData(await mfa.verify({ factorId: id, challengeId: challenge.id, code: codeOf(totp.secret, 0) }));
  expect(browser.events).toContain("MFA_CHALLENGE_VERIFIED");
  expect(await level(browser)).toEqual(["aal2", "aal2"]);
  expect(clientData(await mfa.listFactors()).totp.map((factor) => factor.id)).toEqual([id]);

  const beside = newBrowser(site);
  clientData(await beside.auth.signInWithPassword(browser));
  expect(await level(beside)).toEqual(["aal1", "aal2"]);
  clientData(await beside.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(totp.secret, 1) }));
  expect(await level(beside)).toEqual(["aal2", "aal2"]);

  clientData(await mfa.unenroll({ factorId: id }));
  clientData(await browser.auth.refreshSession());
  expect(await level(browser)).toEqual(["aal1", "aal1"]);
  expect(clientData(await mfa.listFactors()).all).toEqual([]);
});

it("a refresh survives a restart of the server", async () => {
  const browser = await someone();
  const before = clientData(await browser.auth.getSession()).session;
  await site.kill();
  expect(isAuthRetryableFetchError((await browser.auth.getUser()).error)).toBe(true);
  const refreshing = browser.auth.refreshSession();
  await site.start();
  const { session } = clientData(await refreshing);
  expect(session?.refresh_token).not.toBe(before?.refresh_token);
  expect(claimsOf(session?.access_token ?? "").session_id).toBe(claimsOf(before?.access_token ?? "").session_id);
  expect(browser.events).not.toContain("SIGNED_OUT");
  expect(browser.events.at(-1)).toBe("TOKEN_REFRESHED");
  clientData(await browser.auth.getUser(before?.access_token));
  clientData(await browser.auth.getClaims());
});

it.runIf(isNightly)("after a key rotation old and new tokens both verify", async () => {
  const browser = await someone();
  const old = clientData(await browser.auth.getSession()).session?.access_token ?? "";
  await promisify(execFile)(process.execPath, ["scripts/operate/auth-rotate-keys.ts"], {
    env: { ...process.env, ...site.env },
  });
  await site.kill();
  await site.start();
  clientData(await browser.auth.getUser(old));
  const { session } = clientData(await browser.auth.refreshSession());
  const fresh = session?.access_token ?? "";
  const { keys } = await (await fetch(`${site.url}/auth/v1/.well-known/jwks.json`)).json();
  const kids = keys.map(({ kid }: { kid: string }) => kid);
  for (const token of [old, fresh]) {
    expect(kids).toContain(headerOf(token).kid);
    expect(clientData(await newBrowser(site).auth.getClaims(token)).claims.sub).toBe(session?.user.id);
  }
});
