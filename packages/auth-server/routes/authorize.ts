import { targetOf } from "../body.ts";
import type { Routes } from "../context.ts";
import { AuthError } from "../errors.ts";
import { limitByAddress } from "../limits.ts";
import { providerAddress } from "../oauth/start.ts";
import { withError } from "../redirects-results.ts";

/** The route that sends a browser to a provider. */
export const authorize: Routes = (app, context) => {
  app.get("/authorize", limitByAddress(context, "token"), async (c) => {
    const query = new URL(c.req.url).searchParams;
    const redirectTo = targetOf(context.config, c.req);
    try {
      return c.redirect(await providerAddress(c, context, { query, redirectTo }));
    } catch (error) {
      // If the provider cannot be reached, the browser is redirected with an error, because a person could not read JSON.
      if (!(error instanceof AuthError && error.status >= 500)) throw error;
      return c.redirect(withError(redirectTo, error, "callback"));
    }
  });
};
