import { isAuthApiError, type User } from "@supabase/supabase-js";
import { authAdmin } from "#app/features/auth/backend.server.ts";
import { href } from "#app/site/links.ts";
import { env } from "#server/env.ts";
import { newToken } from "#server/staff/tokens.ts";
import type { Role, Staff } from "#server/staff/types.ts";

/** A colleague as the auth backend is to know them. */
export interface Holder {
  authId: string | null;
  name: string;
  email: string;
  role: Role;
  locale: Staff["locale"];
}

type Answer<T> = { data: T; error: unknown };
const valueOf = <T>({ data, error }: Answer<T>): T => {
  if (error) throw error;
  return data;
};
const codeOf = (error: unknown) => (isAuthApiError(error) ? error.code : undefined);

/** By a password of their own, for who holds a link of ours. Factors of before open nothing any more. */
export async function openAccount(holder: Holder, password: string): Promise<string> {
  const id = await settle(holder, { password, email_confirm: true });
  await removeFactors(id);
  return id;
}

/**
 * By a mail, which alone leads to a password: whoever registered the address before its owner was asked has no use of
 * it. Gives the account's id and who still has to be written to, for setting a password voids the mails of before.
 */
export const prepareAccount = (holder: Holder): Promise<string> => settle(holder, { password: unguessable() });

export async function sendInvitation({ email, name, locale }: Holder): Promise<void> {
  const { auth } = await authAdmin();
  const redirectTo = `${env().SITE_URL}${href("/reset-password", locale)}?next=${href("/admin", locale)}`;
  const { error } = await auth.admin.inviteUserByEmail(email, { data: { name, language: locale }, redirectTo });
  if (codeOf(error) !== "email_exists") return void valueOf({ data: null, error });
  valueOf(await auth.resetPasswordForEmail(email, { redirectTo }));
}

async function settle(holder: Holder, given: { password: string; email_confirm?: true }): Promise<string> {
  const { admin } = (await authAdmin()).auth;
  const { email, name, role, locale } = holder;
  const wanted = { ...given, app_metadata: { role } };
  const update = async (id: string) => admin.updateUserById(id, { ...wanted, ban_duration: "none" });
  if (holder.authId !== null) {
    const known = await update(holder.authId);
    if (codeOf(known.error) !== "user_not_found") return idOf(known);
  }
  const made = await admin.createUser({ ...wanted, email, user_metadata: { name, language: locale } });
  if (codeOf(made.error) !== "email_exists") return idOf(made);
  const found = idOf(await admin.generateLink({ type: "recovery", email }));
  return idOf(await update(found));
}

const idOf = (answer: Answer<{ user: User | null }>): string => {
  const { user } = valueOf(answer);
  if (!user) throw new Error("The auth backend named nobody");
  return user.id;
};

/** Hosted projects may ask for letters of every kind. */
const unguessable = () => `${newToken()}aA1!`;

export async function grant(authId: string, role: Role): Promise<void> {
  const { admin } = (await authAdmin()).auth;
  valueOf(await admin.updateUserById(authId, { app_metadata: { role } }));
}

/** A new password ends every session, also those that would live on once the ban is lifted. */
export async function closeAccount(authId: string): Promise<void> {
  const { admin } = (await authAdmin()).auth;
  valueOf(await admin.updateUserById(authId, { ban_duration: "876000h", password: unguessable() }));
}

export async function removeFactors(authId: string): Promise<void> {
  const { mfa } = (await authAdmin()).auth.admin;
  const { factors } = valueOf(await mfa.listFactors({ userId: authId }));
  for (const { id } of factors) valueOf(await mfa.deleteFactor({ id, userId: authId }));
}
