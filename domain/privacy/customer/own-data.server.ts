import { createClient } from "@supabase/supabase-js";
import { heldOf, removeAccount, requireAccount, requireKeeper } from "#domain/accounts/index.server.ts";
import { authBackend, type Identity } from "#domain/sign-in/index.server.ts";
import { db } from "#platform/db/db.ts";
import { readForm } from "#site/forms/form.server.ts";
import { eraseOwn } from "../store/own.ts";
import { exportOwn } from "../store/own-export.ts";

/** Returns all data of the confirmed address as a machine-readable file. */
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

/** Checks the password or the code, erases the data, and then deletes the account. If a step fails, everything can be repeated. */
export async function deleteAccount(request: Request) {
  const keeper = await requireKeeper(request);
  // An anonymous account has only what this browser kept. It has no password and no address by which we could ask again.
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

/** Confirms the identity by the password, or by a code that was mailed recently. If that fails, it returns the code of the problem. */
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
