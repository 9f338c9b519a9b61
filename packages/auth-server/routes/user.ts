import { z } from "zod";
import { noPhone, object, ownData, phoneFrom, readBody, targetOf, text } from "../body.ts";
import type { Caller, Context, Routes, User } from "../context.ts";
import { emailFrom } from "../email.ts";
import { AuthError } from "../errors.ts";
import { signedIn } from "../guard.ts";
import { limitByAddress, takeOr429 } from "../limits.ts";
import { aalOf, mustHaveShownFactor } from "../mfa/factors.ts";
import { challengeOf } from "../pkce.ts";
import { askForEmail, askForPhone, newPassword, setPassword } from "../user-change.ts";
import { userJson } from "../user-json.ts";
import { lockUser, mergeJson, updateUser } from "../users.ts";

const body = z.object({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  nonce: text,
  data: object,
  app_metadata: object,
  channel: text,
  code_challenge: text,
  code_challenge_method: text,
});
type Asked = z.output<typeof body>;

export const user: Routes = (app, context) => {
  const { db } = context;
  app.get("/user", signedIn(context), async (c) => c.json(await userJson(db, c.var.caller.user)));
  app.put("/user", limitByAddress(context, "user"), signedIn(context), async (c) => {
    const request = await readBody(c.req, body);
    const redirectTo = targetOf(context.config, c.req);
    if (c.var.caller.user.is_anonymous && (request.email || request.phone) && c.env.address)
      await takeOr429(context, "addressAsked", c.env.address);
    return c.json(await userJson(db, await change(context, c.var.caller, request, redirectTo)));
  });
};

async function change(context: Context, caller: Caller, request: Asked, redirectTo: string): Promise<User> {
  const { user, session } = caller;
  const { password, data } = request;
  const { email, phone } = newContact(context, user, request);
  const challenge = email ? challengeOf(request) : null;
  if (request.app_metadata) throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
  if (password || email || phone) await mustHaveShownFactor(context.db, caller, "update email or password");
  const hash = password ? await newPassword(context, caller, { ...request, password }) : undefined;
  return context.db.transaction().execute(async (db) => {
    let now = (await lockUser(db, user.id)) ?? user;
    // The session may have ended while the password was hashed. Then it must change nothing.
    await aalOf(db, caller);
    if (data) {
      const user_metadata = mergeJson(now.user_metadata, ownData(data));
      ownData(JSON.parse(user_metadata));
      now = await updateUser(db, user.id, context.now(), { user_metadata });
    }
    if (hash) now = await setPassword(db, context, now, hash, session.id);
    if (email) now = await askForEmail(db, context, now, email, { challenge, redirectTo });
    if (phone) now = await askForPhone(db, context, now, phone);
    return now;
  });
}

/** Returns the address and number of the request, if they differ from the person's present ones. */
function newContact({ config }: Context, user: User, request: Asked): { email?: string; phone?: string } {
  const email = request.email ? emailFrom(request.email) : undefined;
  const phone = request.phone ? phoneFrom(request.phone) : undefined;
  if (phone && !config.phone) throw noPhone();
  return { ...(email !== user.email && { email }), ...(phone !== user.phone && { phone }) };
}
