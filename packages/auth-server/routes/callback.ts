import type { Routes } from "../context.ts";
import { limitByAddress } from "../limits.ts";
import { hasBrowserCookie } from "../oauth/browser-cookie.ts";
import { finish } from "../oauth/finish.ts";
import { callbackUrl } from "../oauth/start.ts";
import { deviceOf } from "../sessions.ts";

/** The routes to which a provider sends a browser back. */
export const callback: Routes = (app, context) => {
  app.get("/callback/:provider?", limitByAddress(context, "token"), async (c) => {
    const came = new URL(c.req.url).searchParams;
    const isSameBrowser = (hash: string) => hasBrowserCookie(c, context.config, hash);
    const cameTo = callbackUrl(context, c.req.param("provider"));
    const device = deviceOf(c.req.raw, c.env.address);
    return c.redirect(await finish(context, { came, cameTo, device, isSameBrowser }));
  });
  // A browser sends our SameSite cookie when it follows a redirect, but not with a form post from another site. So a post is first
  // redirected.
  app.post("/callback/:provider?", async (c) =>
    c.redirect(`${callbackUrl(context, c.req.param("provider"))}?${new URLSearchParams(await c.req.text())}`, 303),
  );
};
