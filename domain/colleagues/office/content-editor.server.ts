import { SignJWT } from "jose";
import { redirect } from "react-router";
import { identityOf } from "#domain/sign-in/index.server.ts";
import { env } from "#platform/process/env.ts";
import { requireRight } from "./guard.server.ts";

const fromTheEditor = /^[\w-]{20,64}$/;

/**
 * Redirects to the content editor with a ticket. The ticket is valid for a minute, and only in the browser that the editor has sent here
 * (docs/decisions/0062).
 */
export async function toContentEditor(request: Request): Promise<Response> {
  const { id, name, locale } = await requireRight(request, "content");
  const { EDITOR_URL, EDITOR_SECRET } = env();
  if (!EDITOR_URL || !EDITOR_SECRET) throw new Response(null, { status: 404 });
  const state = new URL(request.url).searchParams.get("state") ?? "";
  const identity = await identityOf(request);
  if (!fromTheEditor.test(state) || !identity) return redirect(EDITOR_URL);
  const ticket = await new SignJWT({ sub: id, name, email: identity.email, locale, state })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience("content-editor")
    .setIssuedAt()
    .setExpirationTime("1m")
    .sign(new TextEncoder().encode(EDITOR_SECRET));
  return redirect(`${EDITOR_URL}/enter?ticket=${ticket}`, { headers: { "cache-control": "no-store" } });
}
