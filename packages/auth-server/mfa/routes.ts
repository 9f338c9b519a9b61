import { readBody, readOptionalBody } from "../body.ts";
import type { Caller, Context, Routes } from "../context.ts";
import { AuthError } from "../errors.ts";
import { signedIn } from "../guard.ts";
import { limitByAddress } from "../limits.ts";
import { lockUser } from "../users.ts";
import { challenge, challengeBody } from "./challenge.ts";
import { enrol, enrolBody } from "./enrol.ts";
import { aalOf, factorOf, mustHaveJustShownFactor } from "./factors.ts";
import { removeFactor } from "./unenrol.ts";
import { verify, verifyBody } from "./verify.ts";

export const factors: Routes = (app, context) => {
  const guard = signedIn(context);
  app.post("/factors", guard, async (c) =>
    c.json(await enrol(context, c.var.caller, await readBody(c.req, enrolBody))),
  );
  app.post("/factors/:id/challenge", limitByAddress(context, "factor"), guard, async (c) => {
    const factor = await factorOf(context.db, c.var.caller, c.req.param("id"));
    const { channel } = await readOptionalBody(c.req, challengeBody);
    return c.json(await challenge(context, factor, c.env.address, channel));
  });
  app.post("/factors/:id/verify", limitByAddress(context, "factor"), guard, async (c) => {
    const factor = await factorOf(context.db, c.var.caller, c.req.param("id"));
    return c.json(await verify(context, c.var.caller, factor, await readBody(c.req, verifyBody)));
  });
  app.delete("/factors/:id", guard, async (c) =>
    c.json({ id: await unenrol(context, c.var.caller, c.req.param("id")) }),
  );
};

const unenrol = (context: Context, caller: Caller, id: string): Promise<string> =>
  context.db.transaction().execute(async (db) => {
    await lockUser(db, caller.user.id);
    const factor = await factorOf(db, caller, id);
    if (factor.status === "verified" && (await aalOf(db, caller)) === "aal1")
      throw new AuthError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    if (factor.status === "verified") await mustHaveJustShownFactor(context, db, caller, "unenroll a factor");
    await removeFactor(context, db, factor);
    return factor.id;
  });
