import type { Factor } from "@supabase/supabase-js";
import { authAdmin, passkeysOf } from "#domain/sign-in/index.server.ts";
import { db } from "#platform/db/db.ts";
import { emptyLog } from "#platform/db/empty-log.ts";
import { calculationsOf } from "../store/calculations.ts";
import { eraseSaved } from "../store/erase.ts";
import { projectFilesOf } from "../store/projects.ts";
import { sessionsKnown } from "./sessions.server.ts";

/** Returns the data that belong to the account itself, without the enquiries from its email address. */
export async function heldOf(userId: string) {
  const { data: found, error } = await authAdmin().getUserById(userId);
  if (error) throw error;
  const { id, email, phone, new_email, new_phone, user_metadata, identities, factors } = found.user;
  return {
    account: {
      ...{ id, email, phone, newEmail: new_email, newPhone: new_phone, profile: user_metadata },
      ...{ createdAt: found.user.created_at, lastSignInAt: found.user.last_sign_in_at },
      signInBy: identities?.map(({ provider, created_at, identity_data }) => ({
        ...{ provider, since: created_at, toldBy: identity_data },
      })),
      secondFactors: factors?.map((factor: Factor & { phone?: string }) => ({
        ...{ kind: factor.factor_type, name: factor.friendly_name, phone: factor.phone, since: factor.created_at },
      })),
      passkeys: (await passkeysOf(userId)).map(({ friendly_name, created_at, last_used_at }) => ({
        ...{ name: friendly_name, since: created_at, lastUsed: last_used_at },
      })),
    },
    sessions: (await sessionsKnown(userId))?.map(({ created_at, used_at, ip, user_agent }) => ({
      ...{ since: new Date(created_at), lastUsed: new Date(used_at), ip, browser: user_agent },
    })),
    calculations: await calculationsOf(await db(), userId),
    projects: (await projectFilesOf(await db(), userId)).map(({ file, ...rest }) => ({
      ...rest,
      file: JSON.parse(file),
    })),
  };
}

/**
 * Erases everything of an account. The account itself is deleted last, so that everything can be repeated if a step fails or if it runs
 * twice at the same time.
 */
export async function removeAccount(userId: string): Promise<void> {
  const database = await db();
  const { data } = await authAdmin().getUserById(userId);
  await eraseSaved(database, userId, data.user?.email ?? "");
  const { error } = await authAdmin().deleteUser(userId);
  if (error && error.code !== "user_not_found") throw error;
  await emptyLog(database);
}
