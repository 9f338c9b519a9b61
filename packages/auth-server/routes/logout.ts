import { audit } from "../audit.ts";
import type { Routes } from "../context.ts";
import { invalid } from "../errors.ts";
import { signedIn } from "../guard.ts";
import { endSessions } from "../sessions.ts";

export const logout: Routes = (app, context) => {
  const { db } = context;
  app.post("/logout", signedIn(context), async (c) => {
    const { user, session } = c.var.caller;
    const scope = c.req.query("scope") || "global";
    if (!["global", "local", "others"].includes(scope))
      throw invalid(`Unsupported logout scope "${scope.slice(0, 20)}"`);
    await db.transaction().execute(async (transaction) => {
      if (scope === "local") await transaction.deleteFrom("auth_sessions").where("id", "=", session.id).execute();
      else await endSessions(transaction, user.id, scope === "others" ? session.id : undefined);
      await audit(transaction, context.now(), "signed_out", {
        userId: user.id,
        sessionId: session.id,
        data: { scope },
      });
    });
    return c.body(null, 204);
  });
};
