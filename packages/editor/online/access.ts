import { createHmac, randomBytes } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { type Access, headers, isSameSecret } from "../web/guard.ts";
import type { Settings } from "./settings.ts";

const claims = z.object({
  sub: z.string(),
  name: z.string(),
  email: z.email(),
  locale: z.enum(["en", "ar"]).catch("en"),
});
const ticketClaims = claims.extend({ state: z.string().min(20) });
type Person = z.infer<typeof claims>;

/**
 * How long a colleague can work before the editor asks the site again. While they are signed in to the site, this happens without a
 * question to them.
 */
const session = "30m";
const who = "person";

/**
 * Lets in people whom the site's office has just let through. The office signs a ticket, which is valid for a minute and only in the
 * browser that asked for it.
 */
export function siteAccess({ EDITOR_URL, EDITOR_SECRET, SITE_URL }: Settings): Access {
  const secret = new TextEncoder().encode(EDITOR_SECRET);
  const { host, protocol } = new URL(EDITOR_URL);
  const isSecure = protocol === "https:";
  const cookie = { path: "/", httpOnly: true, secure: isSecure, sameSite: "Lax" } as const;
  const [own, asking] = isSecure ? ["__Host-editor", "__Host-editor-asks"] : ["editor", "editor-asks"];

  async function read<T>(token: string, audience: string, schema: z.ZodType<T>): Promise<T | undefined> {
    const verified = await jwtVerify(token, secret, { algorithms: ["HS256"], audience, maxTokenAge: session }).catch(
      () => undefined,
    );
    return verified && schema.safeParse(verified.payload).data;
  }

  function askTheSite(context: Context) {
    const state = randomBytes(24).toString("base64url");
    setCookie(context, asking, JSON.stringify([state, pathOf(context)]), { ...cookie, maxAge: 600 });
    return context.redirect(`${SITE_URL}/admin/content?state=${state}`);
  }

  async function enter(context: Context) {
    const [state = "", back = "/"] = asked(getCookie(context, asking));
    const person = await read(context.req.query("ticket") ?? "", "content-editor", ticketClaims);
    deleteCookie(context, asking, cookie);
    if (!person || !isSameSecret(person.state, state))
      return context.text("This way in is used or too old: open the editor anew.", 403);
    const { sub, name, email, locale } = person;
    const token = await new SignJWT({ sub, name, email, locale })
      .setProtectedHeader({ alg: "HS256" })
      .setAudience("content-editor-session")
      .setIssuedAt()
      .setExpirationTime(session)
      .sign(secret);
    setCookie(context, own, token, cookie);
    return context.redirect(back);
  }

  const guard: MiddlewareHandler = async (context, next) => {
    for (const [name, value] of Object.entries(headers("'self'"))) context.header(name, value);
    if (context.req.header("host") !== host) return context.text("Not here.", 421);
    const { method, path } = context.req;
    if (method !== "GET" && method !== "POST") return context.text("Not allowed.", 405);
    if (method === "POST" && context.req.header("origin") !== EDITOR_URL)
      return context.text("This form was not sent from the editor.", 403);
    if (method === "GET" && path === "/enter") return enter(context);
    const person = await read(getCookie(context, own) ?? "", "content-editor-session", claims);
    if (!person)
      return method === "GET"
        ? askTheSite(context)
        : context.text(
            "Your sign-in has ended. Open the editor in another window, then save here again: your words stay in the form.",
            401,
          );
    context.set(who, person);
    await next();
  };
  const personIn = (context: Context): Person => context.get(who);
  return {
    guard,
    colleague: personIn,
    /** The token is the same in every session of a person, so that an open form can still be sent after a session has ended. */
    token: (context) =>
      createHmac("sha256", secret)
        .update(`form ${personIn(context).sub}`)
        .digest("base64url"),
  };
}

const pathOf = ({ req }: Context) => new URL(req.url).pathname + new URL(req.url).search;

/** Reads the state and the address to return to. We write this cookie, but the browser keeps it, so its content is checked. */
function asked(cookie = "[]"): string[] {
  try {
    const [state, back] = z.tuple([z.string().min(20), z.string().regex(/^\/(?![/\\])/)]).parse(JSON.parse(cookie));
    return [state, back];
  } catch {
    return [];
  }
}
