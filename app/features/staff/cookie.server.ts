import { env } from "#server/env.ts";
import { absolute } from "#server/staff/sessions.ts";

const secure = () => env().SITE_URL.startsWith("https:");

/** With the prefix, a browser takes the cookie over HTTPS only and from this host only. */
const cookieName = () => (secure() ? "__Host-staff" : "staff");

const cookie = (value: string, seconds: number) =>
  `${cookieName()}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure() ? "; Secure" : ""}`;

export const sessionCookie = (token: string) => cookie(token, absolute / 1000);
export const noCookie = () => cookie("", 0);

/** The token a browser carries, or an empty one. */
export function tokenIn(request: Request): string {
  const start = `${cookieName()}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? "";
}
