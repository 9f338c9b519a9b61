import { timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Colleague } from "../online/git.ts";

/** The rules of access. The guard decides who may send requests. The token proves that such a person sent a form from our page. */
export type Access = {
  guard: MiddlewareHandler;
  token: (context: Context) => string;
  /** Returns the colleague who is signed in. On a colleague's own machine nobody signs in, so it is left out. */
  colleague?: (context: Context) => Colleague & { locale: "en" | "ar" };
};

/**
 * Allows only this machine's own browser, and only pages that we gave it. The requested host name must be this machine's (against DNS
 * rebinding). A change must come from our own page (against CSRF). The browser must have the key of this start, so that no other user of
 * the machine can write.
 */
export function ownMachine(key: string, port: () => number): Access {
  const hosts = () => [`127.0.0.1:${port()}`, `localhost:${port()}`];
  const guard: MiddlewareHandler = async (context, next) => {
    const host = context.req.header("host") ?? "";
    if (!hosts().includes(host)) return context.text("This editor answers only on this machine.", 421);
    const { method } = context.req;
    if (method !== "GET" && method !== "POST") return context.text("Not allowed.", 405);
    if (method === "POST" && context.req.header("origin") !== `http://${host}`)
      return context.text("This form was not sent from the editor.", 403);
    const queryKey = context.req.query("key");
    if (method === "GET" && queryKey !== undefined && isSameSecret(queryKey, key)) return welcome(context, key, port());
    if (!isSameSecret(getCookie(context, cookieOf(port())) ?? "", key))
      return context.text("Open the address that npm run edit has printed.", 401);
    await next();
    for (const [name, value] of Object.entries(headers("http://127.0.0.1:*"))) context.header(name, value);
  };
  return { guard, token: () => key };
}

/** The name of the cookie contains the port, because browsers share cookies between ports. */
const cookieOf = (port: number) => `edit-${port}`;

function welcome(context: Context, key: string, port: number) {
  setCookie(context, cookieOf(port), key, { httpOnly: true, sameSite: "Strict", path: "/" });
  return context.redirect("/");
}

export function isSameSecret(one: string, other: string) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export const headers = (preview = "'none'") => ({
  "Content-Security-Policy": `default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; frame-src ${preview}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "same-origin",
});
