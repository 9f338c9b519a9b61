import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Tables for the public keys with which people sign in, and for the challenges that an authenticator has to sign. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("auth_passkeys")
      .addColumn("id", "text", (c) => c.primaryKey().notNull())
      .addColumn("user_id", "text", (c) => c.references("auth_users.id").onDelete("cascade").notNull())
      .addColumn("credential_id", "text", (c) => c.unique().notNull())
      .addColumn("public_key", "text", (c) => c.notNull())
      .addColumn("counter", "bigint", (c) => c.notNull())
      .addColumn("transports", "text", (c) => c.notNull().defaultTo("[]"))
      .addColumn("aaguid", "text", (c) => c.notNull())
      .addColumn("friendly_name", "text", (c) => c.notNull().defaultTo(""))
      .addColumn("backed_up", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("updated_at", "bigint", (c) => c.notNull())
      .addColumn("last_used_at", "bigint")
      .execute();
    await db.schema.createIndex("auth_passkeys_by_user").on("auth_passkeys").columns(["user_id"]).execute();
    await db.schema
      .createTable("auth_passkey_challenges")
      .addColumn("id", "text", (c) => c.primaryKey().notNull())
      .addColumn("purpose", "text", (c) => c.notNull())
      .addColumn("user_id", "text", (c) => c.references("auth_users.id").onDelete("cascade"))
      .addColumn("challenge", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("expires_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("auth_passkey_challenges_by_time")
      .on("auth_passkey_challenges")
      .columns(["expires_at"])
      .execute();
    await db.schema
      .createIndex("auth_passkey_challenges_by_user")
      .on("auth_passkey_challenges")
      .columns(["user_id"])
      .execute();
  },
};
