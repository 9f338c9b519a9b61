import { db } from "#platform/db/db.ts";
import { endSession, sessionsOf } from "#platform/identity/sessions.ts";
import { env } from "#platform/process/env.ts";
import { readForm } from "#site/forms/form.server.ts";
import { requireAccount } from "./guard.server.ts";
import type { SessionLine } from "./types.ts";

/** Returns the sessions of an account; null with a hosted backend, which does not list sessions. */
export async function sessionsKnown(userId: string) {
  return env().SUPABASE_URL ? null : await sessionsOf(await db(), userId);
}

export async function ownSessions(request: Request) {
  const { id, sessionId } = await requireAccount(request);
  const sessions = await sessionsKnown(id);
  return Response.json(
    sessions?.map((session): SessionLine => ({ ...session, here: session.id === sessionId })) ?? null,
  );
}

/** Ends the session that the form names. */
export async function endOwnSession(request: Request) {
  const { id } = await requireAccount(request);
  const { session = "" } = (await readForm(request))?.fields ?? {};
  const ended = !env().SUPABASE_URL && (await endSession(await db(), id, session));
  return ended ? Response.json({ ended: true }) : Response.json({ code: "not_found" }, { status: 404 });
}
