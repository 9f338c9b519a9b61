import { randomUUID } from "node:crypto";
import type { Db } from "./context.ts";

export type Action =
  | "signed_up"
  | "signed_in"
  | "sign_in_refused"
  | "signed_out"
  | "refresh_reused"
  | "password_changed"
  | "email_changed"
  | "identity_linked"
  | "identity_unlinked"
  | "factor_enrolled"
  | "factor_verified"
  | "factor_removed"
  | "factor_updated"
  | "passkey_added"
  | "passkey_removed"
  | "passkey_updated"
  | "user_created"
  | "user_updated"
  | "user_deleted"
  | "user_invited"
  | "link_generated"
  | "keys_rotated";

interface About {
  userId?: string;
  sessionId?: string;
  data?: Record<string, string | number | boolean>;
}

/**
 * Writes an entry into the audit log. `data` must not contain addresses, codes or tokens. Call it in the transaction of the action itself.
 */
export async function audit(db: Db, now: number, action: Action, { userId, sessionId, data = {} }: About = {}) {
  await db
    .insertInto("auth_audit")
    .values({
      id: randomUUID(),
      at: now,
      action,
      user_id: userId ?? null,
      session_id: sessionId ?? null,
      data: JSON.stringify(data),
    })
    .execute();
}
