import type { Routes } from "../context.ts";
import { limited } from "../limits.ts";
import { finish } from "../oauth/finish.ts";
import { deviceOf } from "../sessions.ts";

/** A browser comes back from a provider: by its address, or with a form where the provider will have it so. */
export const callback: Routes = (app, context) => {
  app.on(["GET", "POST"], "/callback", limited(context, "token"), async (c) => {
    const query = new URL(c.req.url).searchParams;
    const came = c.req.method === "POST" ? new URLSearchParams(await c.req.text()) : query;
    return c.redirect(await finish(context, came, deviceOf(c.req.raw, c.env.address)));
  });
};
