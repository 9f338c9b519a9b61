import type { Role } from "@site/ground/company/roles.ts";
import { href } from "@site/ground/site-map/links.ts";
import { AuthApiError, isAuthError, type User } from "@supabase/supabase-js";
import { authAdmin, authBackend, passkeysOf } from "#domain/sign-in/index.server.ts";
import { env } from "#platform/process/env.ts";
import { newToken } from "../store/tokens.ts";
import type { Colleague } from "../store/types.ts";

/** The data of a colleague for the auth backend. */
export interface Holder {
  authId: string | null;
  name: string;
  email: string;
  role: Role;
  locale: Colleague["locale"];
}

type Answer<T> = { data: T; error: null } | { data: unknown; error: Error };
const granted = <T>(answer: Answer<T>): T => {
  if (answer.error) throw answer.error;
  return answer.data as T;
};
const codeOf = (error: unknown) => (isAuthError(error) ? error.code : undefined);

/** Opens an account with the password that was typed on the page of the sign-in link. Earlier factors are removed. */
export async function openAccount(holder: Holder, password: string): Promise<string> {
  const id = await settle(holder, { password, email_confirm: true });
  await removeFactors(id);
  return id;
}

/**
 * Prepares an account so that only the next mail gives access to it. A stranger who registered the email address earlier, or who found a
 * lost device, cannot use the account.
 */
export async function prepareAccount(holder: Holder): Promise<string> {
  const id = await settle(holder, {}, { found: { password: unguessable() } });
  await removePasskeys(id);
  return id;
}

export async function sendInvitation({ email, name, locale }: Holder): Promise<void> {
  const redirectTo = `${env().SITE_URL}${href("/reset-password", locale)}?next=${href("/admin", locale)}`;
  const { error } = await authAdmin().inviteUserByEmail(email, { data: { name, language: locale }, redirectTo });
  if (codeOf(error) === "email_exists") await recover(email, redirectTo);
  else if (error) throw error;
}

/** Sends the mail for a lost password. An account whose email address is confirmed cannot be invited again. */
async function recover(email: string, redirectTo: string): Promise<void> {
  const { url, anonKey, fetch } = authBackend();
  const answer = await fetch(`${url}/auth/v1/recover?redirect_to=${encodeURIComponent(redirectTo)}`, {
    method: "POST",
    headers: { apikey: anonKey, authorization: `Bearer ${anonKey}`, "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  if (!answer.ok) throw new AuthApiError("The mail could not be sent", answer.status, undefined);
}

interface Given {
  password?: string;
  email_confirm?: true;
}

/**
 * Finds or creates the account of a colleague, and changes it as `credentials` says. If the account is found only by its email address, it gets
 * `found` instead.
 */
async function settle(holder: Holder, credentials: Given, { found = credentials } = {}): Promise<string> {
  const admin = authAdmin();
  const { authId, email, name, role, locale } = holder;
  const attributes = { app_metadata: { role }, ban_duration: "none" };
  if (authId !== null) {
    const known = await admin.updateUserById(authId, { ...attributes, ...credentials });
    if (codeOf(known.error) !== "user_not_found") return idOf(known);
  }
  const { password, ...rest } = credentials;
  const made = await admin.createUser({ ...attributes, ...rest, email, user_metadata: { name, language: locale } });
  if (codeOf(made.error) !== "email_exists") {
    const id = idOf(made);
    // Backends check the strength of a password only when it is changed, not when the account is created.
    return password ? idOf(await admin.updateUserById(id, { password })) : id;
  }
  const other = idOf(await admin.generateLink({ type: "recovery", email }));
  return idOf(await admin.updateUserById(other, { ...attributes, ...found }));
}

const idOf = (answer: Answer<{ user: User }>): string => granted(answer).user.id;

/** Returns a random password. The suffix is for hosted projects, which may require several kinds of characters. */
const unguessable = () => `${newToken()}aA1!`;

export async function grant(authId: string, role: Role): Promise<void> {
  const admin = authAdmin();
  granted(await admin.updateUserById(authId, { app_metadata: { role } }));
}

/** Bans an account. The new password ends all of its sessions, even those that would work again after the ban. */
export async function closeAccount(authId: string): Promise<void> {
  const admin = authAdmin();
  granted(await admin.updateUserById(authId, { ban_duration: "876000h", password: unguessable() }));
}

/** Removes all factors and passkeys of an account. A passkey counts as both factors, so it is lost together with the device. */
export async function removeFactors(authId: string): Promise<void> {
  const { mfa } = authAdmin();
  const { factors } = granted<{ factors: { id: string }[] }>(await mfa.listFactors({ userId: authId }));
  for (const { id } of factors) granted(await mfa.deleteFactor({ id, userId: authId }));
  await removePasskeys(authId);
}

async function removePasskeys(userId: string): Promise<void> {
  for (const { id: passkeyId } of await passkeysOf(userId)) {
    const { error } = await authAdmin().passkey.deletePasskey({ userId, passkeyId });
    if (error) throw error;
  }
}
