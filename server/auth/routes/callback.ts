import type { Routes } from "../context.ts";
import { limited } from "../limits.ts";
import { isMarked } from "../oauth/asker.ts";
import { finish } from "../oauth/finish.ts";
import { callbackUrl } from "../oauth/start.ts";
import { deviceOf } from "../sessions.ts";

/** A browser comes back from a provider. */
export const callback: Routes = (app, context) => {
  app.get("/callback", limited(context, "token"), async (c) => {
    const came = new URL(c.req.url).searchParams;
    const isAsker = (hash: string) => isMarked(c, context.config, hash);
    return c.redirect(await finish(context, { came, device: deviceOf(c.req.raw, c.env.address), isAsker }));
  });
  // With a form of another site no browser sends our cookie; with an address it does.
  app.post("/callback", async (c) =>
    c.redirect(`${callbackUrl(context)}?${new URLSearchParams(await c.req.text())}`, 303),
  );
};
