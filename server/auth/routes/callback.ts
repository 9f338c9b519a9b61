import type { Routes } from "../context.ts";
import { limitByAddress } from "../limits.ts";
import { hasBrowserCookie } from "../oauth/browser-cookie.ts";
import { finish } from "../oauth/finish.ts";
import { callbackUrl } from "../oauth/start.ts";
import { deviceOf } from "../sessions.ts";

/** Receives a browser that comes back from a provider. */
export const callback: Routes = (app, context) => {
  app.get("/callback", limitByAddress(context, "token"), async (c) => {
    const came = new URL(c.req.url).searchParams;
    const isSameBrowser = (hash: string) => hasBrowserCookie(c, context.config, hash);
    return c.redirect(await finish(context, { came, device: deviceOf(c.req.raw, c.env.address), isSameBrowser }));
  });
  // Browsers send our SameSite cookie with a link but not with a form post of another site, so redirect first.
  app.post("/callback", async (c) =>
    c.redirect(`${callbackUrl(context)}?${new URLSearchParams(await c.req.text())}`, 303),
  );
};
