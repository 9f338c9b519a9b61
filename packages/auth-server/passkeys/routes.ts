import { z } from "zod";
import { object, readBody, text } from "../body.ts";
import type { Routes } from "../context.ts";
import { invalid } from "../errors.ts";
import { signedIn } from "../guard.ts";
import { limitByAddress } from "../limits.ts";
import { deviceOf } from "../sessions.ts";
import { remove, rename } from "./manage.ts";
import { register, startRegistration } from "./register.ts";
import { passkeyJson, passkeysOf } from "./rows.ts";
import { signIn, startSignIn } from "./sign-in.ts";

const verifyBody = z.object({ challenge_id: text, credential: object });
const nameBody = z.object({ friendly_name: text });

/** The routes of passkeys. If passkeys are switched off, routes/about.ts is registered earlier and refuses all these paths. */
export const passkeys: Routes = (app, context) => {
  const guard = signedIn(context);
  const limit = limitByAddress(context, "passkey");
  app.post("/passkeys/registration/options", limit, guard, async (c) =>
    c.json(await startRegistration(context, c.var.caller)),
  );
  app.post("/passkeys/registration/verify", limit, guard, async (c) => {
    const { challenge_id, credential } = whole(await readBody(c.req, verifyBody));
    return c.json(await register(context, c.var.caller, challenge_id, credential));
  });
  app.post("/passkeys/authentication/options", limit, async (c) => c.json(await startSignIn(context)));
  app.post("/passkeys/authentication/verify", limit, async (c) => {
    const { challenge_id, credential } = whole(await readBody(c.req, verifyBody));
    return c.json(await signIn(context, challenge_id, credential, deviceOf(c.req.raw, c.env.address)));
  });
  app.get("/passkeys", guard, async (c) =>
    c.json((await passkeysOf(context.db, c.var.caller.user.id)).map(passkeyJson)),
  );
  app.patch("/passkeys/:id", limit, guard, async (c) => {
    const { friendly_name } = await readBody(c.req, nameBody);
    return c.json(await rename(context, c.var.caller, c.req.param("id"), friendly_name));
  });
  app.delete("/passkeys/:id", limit, guard, async (c) => {
    await remove(context, c.var.caller, c.req.param("id"));
    return c.body(null, 204);
  });
};

function whole(body: z.output<typeof verifyBody>) {
  if (!body.challenge_id) throw invalid("challenge_id is required");
  if (!body.credential) throw invalid("credential is required");
  return body;
}
