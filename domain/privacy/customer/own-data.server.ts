import { createClient } from "@supabase/supabase-js";
import { heldOf, removeAccount, requireAccount, requireKeeper } from "#domain/accounts/index.server.ts";
import { authBackend, type Identity } from "#domain/sign-in/index.server.ts";
import { db } from "#platform/db/db.ts";
import { readForm } from "#site/forms/form.server.ts";
import { eraseOwn } from "../store/own.ts";
import { exportOwn } from "../store/own-export.ts";

/** Answers with all data of the confirmed email address as a JSON file. */
export async function exportAll(request: Request): Promise<Response> {
  const identity = await requireAccount(request);
  const { calculations, ...held } = await heldOf(identity.id);
  const all = { ...held, ...(await exportOwn(await db(), identity.email)), calculations };
  return new Response(JSON.stringify(all, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="my-data.json"',
    },
  });
}

/** Checks the password or the code, erases the data, and then deletes the account. If a step fails, the person can repeat the whole. */
export async function deleteAccount(request: Request) {
  const keeper = await requireKeeper(request);
  // An anonymous account contains only what this browser has saved. It has no password and no email address, so the person cannot be asked
  // to confirm.
  if (keeper.isAnonymous) return eraseKept(keeper.id);
  const identity = await requireAccount(request);
  if (identity.role !== null) return Response.json({ code: "staff" }, { status: 409 });
  const fields = (await readForm(request))?.fields ?? {};
  const problem = await confirm(identity, fields, request.headers.get("x-client-address") ?? "unknown");
  if (problem) return Response.json({ code: problem }, { status: 422 });
  const done = await eraseOwn(await db(), identity.email);
  await removeAccount(identity.id);
  return Response.json(done);
}

async function eraseKept(id: string) {
  await removeAccount(id);
  return Response.json({ erased: true });
}

/** Checks the password, or a code that was mailed recently. Returns the code of the problem if the check fails. */
async function confirm(
  identity: Identity,
  { password, code }: Record<string, string>,
  address: string,
): Promise<string | undefined> {
  const { url, anonKey, fetch } = authBackend(address);
  const { auth } = createClient(url, anonKey, {
    global: { fetch },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { email } = identity;
  const { data: found, error } = password
    ? await auth.signInWithPassword({ email, password })
    : await auth.verifyOtp({ email, token: code ?? "", type: "email" });
  if (password && error?.code === "invalid_credentials") return "current_password_invalid";
  if (error) return error.code ?? "validation_failed";
  return found.user?.id === identity.id ? undefined : "invalid_credentials";
}
