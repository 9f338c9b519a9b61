import type { Migration } from "kysely/migration";
import { auth } from "./0001-auth.ts";
import { auditByUser } from "./0002-audit-by-user.ts";
import { passkeys } from "./0003-passkeys.ts";

/** The migrations, in the order of their names. Never edit a released migration. */
export const authMigrations: Record<string, Migration> = {
  "0001-auth": auth,
  "0002-audit-by-user": auditByUser,
  "0003-passkeys": passkeys,
};
