import { createClient } from "@supabase/supabase-js";
import { authAdmin, authBackend } from "#app/features/auth/backend.server.ts";
import type { Identity } from "#app/features/auth/identity.server.ts";
import { readForm } from "#app/features/leads/form.server.ts";
import { calculationsOf, removeCalculationsOf } from "#server/account/calculations.ts";
import { db } from "#server/db/db.ts";
import { eraseOwn, exportOwn } from "#server/leads/own.ts";
import { requireAccount } from "./guard.server.ts";
import { sessionsKnown } from "./sessions.server.ts";

/** Everything under the confirmed address, as a file that other programs can read. */
export async function exportAll(request: Request): Promise<Response> {
  const identity = await requireAccount(request);
  const { data: found, error } = await authAdmin().getUserById(identity.id);
  if (error) throw error;
  const { id, email, phone, created_at, last_sign_in_at, user_metadata, identities, factors } = found.user;
  const all = {
    account: {
      ...{ id, email, phone, createdAt: created_at, lastSignInAt: last_sign_in_at, profile: user_metadata },
      signInBy: identities?.map(({ provider, created_at }) => ({ provider, since: created_at })),
      secondFactors: factors?.map(({ factor_type, friendly_name, created_at }) => ({
        ...{ kind: factor_type, name: friendly_name, since: created_at },
      })),
    },
    sessions: (await sessionsKnown(identity.id))?.map(({ created_at, used_at, ip, user_agent }) => ({
      ...{ since: new Date(created_at), lastUsed: new Date(used_at), ip, browser: user_agent },
    })),
    requests: await exportOwn(await db(), identity.email),
    calculations: await calculationsOf(await db(), identity.id),
  };
  return new Response(JSON.stringify(all, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="my-data.json"',
    },
  });
}

/** Asks once more who it is, erases what may be erased, and then the account itself: should a step fail, all can be repeated. */
export async function deleteAccount(request: Request) {
  const identity = await requireAccount(request);
  if (identity.role !== null) return Response.json({ code: "staff" }, { status: 409 });
  const fields = (await readForm(request))?.fields ?? {};
  const problem = await confirm(identity, fields);
  if (problem) return Response.json({ code: problem }, { status: 422 });
  const database = await db();
  const done = await eraseOwn(database, identity.email);
  await removeCalculationsOf(database, identity.id);
  const { error } = await authAdmin().deleteUser(identity.id);
  if (error) throw error;
  return Response.json(done);
}

/** By the password, or by a code that was mailed just now. */
async function confirm(identity: Identity, { password, code }: Record<string, string>): Promise<string | undefined> {
  const { url, anonKey, fetch } = authBackend();
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
