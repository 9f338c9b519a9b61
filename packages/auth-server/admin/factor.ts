import { z } from "zod";
import { audit } from "../audit.ts";
import { phoneFrom, text } from "../body.ts";
import type { Context, User } from "../context.ts";
import { invalid } from "../errors.ts";
import { longestName, mustBeNewName } from "../mfa/enrol.ts";
import { type Factor, factorOf, factorsOf } from "../mfa/factors.ts";
import { lockUser } from "../users.ts";

export const factorBody = z.object({ friendly_name: text, phone: text });

/** Renames a factor, or changes the number of a phone factor. An empty field keeps the old value. */
export function changeFactor(context: Context, user: User, id: string, request: z.output<typeof factorBody>) {
  const { friendly_name, phone } = request;
  if ((friendly_name?.length ?? 0) > longestName) throw invalid(`friendly_name can be ${longestName} characters long`);
  return context.db.transaction().execute(async (db): Promise<Factor> => {
    await lockUser(db, user.id);
    const factor = await factorOf(db, { user }, id);
    const others = (await factorsOf(db, user.id)).filter((other) => other.id !== id);
    if (friendly_name) mustBeNewName(others, friendly_name);
    const now = context.now();
    const changed = await db
      .updateTable("auth_factors")
      .set({
        updated_at: now,
        ...(friendly_name && { friendly_name }),
        ...(phone && factor.type === "phone" && { phone: phoneFrom(phone) }),
      })
      .where("id", "=", factor.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit(db, now, "factor_updated", { userId: user.id, data: { factor: factor.id, type: factor.type } });
    return changed;
  });
}
