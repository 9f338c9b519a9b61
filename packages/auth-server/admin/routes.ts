import { z } from "zod";
import { readBody, readOptionalBody, targetOf } from "../body.ts";
import type { Context, Routes, User } from "../context.ts";
import { factorOf, factorsOf } from "../mfa/factors.ts";
import { removeFactor } from "../mfa/unenrol.ts";
import { removePasskey } from "../passkeys/manage.ts";
import { passkeyJson, passkeyOf, passkeysOf } from "../passkeys/rows.ts";
import { redirectTarget } from "../redirects.ts";
import { factorJson, userJson } from "../user-json.ts";
import { isUuid, userById } from "../users.ts";
import { auditLog } from "./audit-log.ts";
import { createUser } from "./create.ts";
import { changeFactor, factorBody } from "./factor.ts";
import { noSuchUser, userBody } from "./fields.ts";
import { generateLink, invite, inviteBody, linkBody } from "./links.ts";
import { listUsers } from "./list.ts";
import { deleteUser } from "./remove.ts";
import { byService } from "./service.ts";
import { changeUser } from "./update.ts";

const deleteBody = z.object({ should_soft_delete: z.boolean().optional() });

/** The administrators' routes; they need the service key. */
export const admin: Routes = (app, context) => {
  const { config, db } = context;
  const guard = byService(context);
  app.use("/admin/*", guard);
  app.get("/admin/users", async (c) => {
    const { body, headers } = await listUsers(context, c.req.query());
    return c.json(body, 200, headers);
  });
  app.post("/admin/users", async (c) =>
    c.json(await userJson(db, await createUser(context, await readBody(c.req, userBody)))),
  );
  app.get("/admin/users/:id", async (c) => c.json(await userJson(db, await userOf(context, c.req.param("id")))));
  app.put("/admin/users/:id", async (c) => {
    const { id } = await userOf(context, c.req.param("id"));
    return c.json(await userJson(db, await changeUser(context, id, await readBody(c.req, userBody))));
  });
  app.delete("/admin/users/:id", async (c) => {
    const { id } = await userOf(context, c.req.param("id"));
    const { should_soft_delete: softly = false } = await readOptionalBody(c.req, deleteBody);
    await deleteUser(context, id, softly);
    return c.json({});
  });
  app.get("/admin/users/:id/factors", async (c) => {
    const { id } = await userOf(context, c.req.param("id"));
    return c.json((await factorsOf(db, id)).map(factorJson));
  });
  app.put("/admin/users/:id/factors/:factor", async (c) => {
    const user = await userOf(context, c.req.param("id"));
    const request = await readBody(c.req, factorBody);
    return c.json(factorJson(await changeFactor(context, user, c.req.param("factor"), request)));
  });
  app.delete("/admin/users/:id/factors/:factor", async (c) => {
    const user = await userOf(context, c.req.param("id"));
    const factor = await factorOf(db, { user }, c.req.param("factor"));
    await db.transaction().execute((transaction) => removeFactor(context, transaction, factor));
    return c.json(factorJson(factor));
  });
  app.get("/admin/users/:id/passkeys", async (c) => {
    const { id } = await userOf(context, c.req.param("id"));
    return c.json((await passkeysOf(db, id)).map(passkeyJson));
  });
  app.delete("/admin/users/:id/passkeys/:passkey", async (c) => {
    const passkey = await passkeyOf(db, await userOf(context, c.req.param("id")), c.req.param("passkey"));
    await db.transaction().execute((transaction) => removePasskey(context, transaction, passkey));
    return c.body(null, 204);
  });
  app.get("/admin/audit", async (c) => {
    const { body, headers } = await auditLog(context, c.req.query());
    return c.json(body, 200, headers);
  });
  app.post("/admin/generate_link", async (c) => {
    const request = await readBody(c.req, linkBody);
    const target = redirectTarget(config, c.req.header("redirect_to"), c.req.query("redirect_to"), request.redirect_to);
    return c.json(await generateLink(context, request, target));
  });
  app.post("/invite", guard, async (c) => {
    const request = await readBody(c.req, inviteBody);
    const target = targetOf(config, c.req);
    return c.json(await invite(context, request, target));
  });
};

async function userOf({ db }: Context, id: string): Promise<User> {
  const user = isUuid(id) ? await userById(db, id.toLowerCase()) : undefined;
  if (!user) throw noSuchUser();
  return user;
}
