import { createMiddleware } from "hono/factory";
import { targetOf } from "../body.ts";
import type { AuthEnv, Routes } from "../context.ts";
import { AuthError } from "../errors.ts";
import { signedIn } from "../guard.ts";
import { limitByAddress } from "../limits.ts";
import { mustHaveShownFactor } from "../mfa/factors.ts";
import { providerAddress } from "../oauth/start.ts";
import { unlink } from "../oauth/unlink.ts";

/** Routes with which a signed-in person links and unlinks identities. */
export const identities: Routes = (app, context) => {
  const { config, db } = context;
  const guard = signedIn(context);
  const on = createMiddleware<AuthEnv>(async (_, next) => {
    if (!config.manualLinking) throw new AuthError(404, "manual_linking_disabled", "Manual linking is disabled");
    await next();
  });
  // Linking an identity needs the same checks as PUT /user. So does unlinking, because it may change the address.
  const raised = createMiddleware<AuthEnv>(async (c, next) => {
    await mustHaveShownFactor(db, c.var.caller, "change identities");
    await next();
  });
  app.get("/user/identities/authorize", limitByAddress(context, "user"), guard, on, raised, async (c) => {
    const query = new URL(c.req.url).searchParams;
    const redirectTo = targetOf(config, c.req);
    const url = await providerAddress(c, context, { query, redirectTo, caller: c.var.caller });
    return query.get("skip_http_redirect") === "true" ? c.json({ url }) : c.redirect(url);
  });
  app.delete("/user/identities/:id", guard, on, raised, async (c) => {
    await unlink(context, c.var.caller, c.req.param("id"));
    return c.json({});
  });
};
