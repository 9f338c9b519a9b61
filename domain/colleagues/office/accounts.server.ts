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

/** Opens an account with the password that the owner of our link chose. Earlier factors no longer count. */
export async function openAccount(holder: Holder, password: string): Promise<string> {
  const id = await settle(holder, { password, email_confirm: true });
  await removeFactors(id);
  return id;
}

/**
 * Prepares an account so that only the next mail grants access. Somebody who registered the address earlier, or who found a lost device, gains
 * nothing.
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

/** A confirmed address cannot be invited again, so it gets the mail for a lost password. */
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

/** Finds or makes the account of a colleague. If it is found by its address only, it gets `found` instead of `given`. */
async function settle(holder: Holder, given: Given, { found = given } = {}): Promise<string> {
  const admin = authAdmin();
  const { authId, email, name, role, locale } = holder;
  const wanted = { app_metadata: { role }, ban_duration: "none" };
  if (authId !== null) {
    const known = await admin.updateUserById(authId, { ...wanted, ...given });
    if (codeOf(known.error) !== "user_not_found") return idOf(known);
  }
  const { password, ...rest } = given;
  const made = await admin.createUser({ ...wanted, ...rest, email, user_metadata: { name, language: locale } });
  if (codeOf(made.error) !== "email_exists") {
    const id = idOf(made);
    // Backends check the strength of a changed password, but not of a new account's.
    return password ? idOf(await admin.updateUserById(id, { password })) : id;
  }
  const other = idOf(await admin.generateLink({ type: "recovery", email }));
  return idOf(await admin.updateUserById(other, { ...wanted, ...found }));
}

const idOf = (answer: Answer<{ user: User }>): string => granted(answer).user.id;

/** Hosted projects may require several kinds of characters. */
const unguessable = () => `${newToken()}aA1!`;

export async function grant(authId: string, role: Role): Promise<void> {
  const admin = authAdmin();
  granted(await admin.updateUserById(authId, { app_metadata: { role } }));
}

/** A new password ends every session, even those that would survive the end of a ban. */
export async function closeAccount(authId: string): Promise<void> {
  const admin = authAdmin();
  granted(await admin.updateUserById(authId, { ban_duration: "876000h", password: unguessable() }));
}

/** Removes passkeys too. A passkey is the first and the second factor in one, so somebody who lost the device has lost both. */
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
