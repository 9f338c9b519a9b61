import type { Routes } from "../context.ts";
import { limited } from "../limits.ts";
import { isMarked } from "../oauth/asker.ts";
import { finish } from "../oauth/finish.ts";
import { callbackUrl } from "../oauth/start.ts";
import { deviceOf } from "../sessions.ts";

/** Receives a browser that comes back from a provider. */
export const callback: Routes = (app, context) => {
  app.get("/callback", limited(context, "token"), async (c) => {
    const came = new URL(c.req.url).searchParams;
    const isAsker = (hash: string) => isMarked(c, context.config, hash);
    return c.redirect(await finish(context, { came, device: deviceOf(c.req.raw, c.env.address), isAsker }));
  });
  // Browsers send our SameSite cookie with a link but not with a form post of another site, so redirect first.
  app.post("/callback", async (c) =>
    c.redirect(`${callbackUrl(context)}?${new URLSearchParams(await c.req.text())}`, 303),
  );
};
