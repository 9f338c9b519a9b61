import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";

type Rest = (c: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
type Column = [name: string, type: "text" | "bigint" | "integer", rest?: Rest];

const asIs: Rest = (column) => column;
const required: Rest = (column) => column.notNull();
const key: Rest = (column) => column.primaryKey().notNull();
const unique: Rest = (column) => column.unique();
const requiredUnique: Rest = (column) => column.notNull().unique();
const or =
  (value: string | number): Rest =>
  (column) =>
    column.notNull().defaultTo(value);
const of =
  (table: string): Rest =>
  (column) =>
    column.references(`${table}.id`).onDelete("cascade");
const mustBeOf =
  (table: string): Rest =>
  (column) =>
    of(table)(column).notNull();
const instants = (...names: string[]): Column[] => names.map((name) => [name, "bigint"]);

const tables: Record<string, Column[]> = {
  auth_users: [
    ["id", "text", key],
    ["email", "text", unique],
    ["phone", "text", unique],
    ["password_hash", "text"],
    ["role", "text", or("authenticated")],
    ["new_email", "text"],
    ["new_phone", "text"],
    ["email_change_waits", "integer", or(0)],
    ...instants("email_confirmed_at", "phone_confirmed_at", "invited_at", "confirmation_sent_at", "recovery_sent_at"),
    ...instants("email_change_sent_at", "phone_change_sent_at", "reauthentication_sent_at", "last_sign_in_at"),
    ...instants("banned_until", "deleted_at"),
    ["app_metadata", "text", or("{}")],
    ["user_metadata", "text", or("{}")],
    ["is_anonymous", "integer", or(0)],
    ["created_at", "bigint", required],
    ["updated_at", "bigint", required],
  ],
  auth_identities: [
    ["id", "text", key],
    ["user_id", "text", mustBeOf("auth_users")],
    ["provider", "text", required],
    ["provider_id", "text", required],
    ["data", "text", or("{}")],
    ["email", "text"],
    ["last_sign_in_at", "bigint"],
    ["created_at", "bigint", required],
    ["updated_at", "bigint", required],
  ],
  auth_factors: [
    ["id", "text", key],
    ["user_id", "text", mustBeOf("auth_users")],
    ["type", "text", required],
    ["status", "text", or("unverified")],
    ["friendly_name", "text", or("")],
    ["secret", "text"],
    ["phone", "text"],
    ...instants("last_challenged_at", "last_totp_step"),
    ["created_at", "bigint", required],
    ["updated_at", "bigint", required],
  ],
  auth_challenges: [
    ["id", "text", key],
    ["factor_id", "text", mustBeOf("auth_factors")],
    ["code_hash", "text"],
    ["ip", "text", or("")],
    ["tries", "integer", or(0)],
    ["created_at", "bigint", required],
    ["expires_at", "bigint", required],
    ["verified_at", "bigint"],
  ],
  auth_sessions: [
    ["id", "text", key],
    ["user_id", "text", mustBeOf("auth_users")],
    ["counter", "integer", or(0)],
    ["aal", "text", or("aal1")],
    ["factor_id", "text"],
    ["user_agent", "text", or("")],
    ["ip", "text", or("")],
    ["created_at", "bigint", required],
    ...instants("refreshed_at", "rotated_at", "not_after"),
  ],
  auth_amr: [
    ["session_id", "text", mustBeOf("auth_sessions")],
    ["method", "text", required],
    ["at", "bigint", required],
  ],
  auth_flow_states: [
    ["id", "text", key],
    ["auth_code_hash", "text", unique],
    ["code_challenge", "text"],
    ["code_challenge_method", "text"],
    ["auth_method", "text", required],
    ["provider", "text", required],
    ["user_id", "text", of("auth_users")],
    ["redirect_to", "text"],
    ["linking_user_id", "text", of("auth_users")],
    ["provider_tokens", "text"],
    ["provider_state", "text"],
    ["created_at", "bigint", required],
    ...instants("code_issued_at", "used_at"),
  ],
  auth_one_time_tokens: [
    ["id", "text", key],
    ["user_id", "text", mustBeOf("auth_users")],
    ["kind", "text", required],
    ["token_hash", "text", unique],
    ["code_hash", "text", required],
    ["relates_to", "text", required],
    ["tries", "integer", or(0)],
    ["flow_id", "text", (column) => column.references("auth_flow_states.id").onDelete("set null")],
    ["created_at", "bigint", required],
    ["expires_at", "bigint", required],
  ],
  auth_keys: [
    ["kid", "text", key],
    ["generation", "integer", requiredUnique],
    ["alg", "text", required],
    ["public_jwk", "text", required],
    ["private_jwk", "text", required],
    ["signs_from", "bigint", required],
    ["retired_at", "bigint"],
    ["created_at", "bigint", required],
  ],
  auth_rate: [
    ["key", "text", key],
    ["full_at", "bigint", required],
  ],
  auth_audit: [
    ["id", "text", key],
    ["at", "bigint", required],
    ["action", "text", required],
    ["user_id", "text"],
    ["session_id", "text"],
    ["data", "text", or("{}")],
  ],
};

const indexes: [name: string, table: string, columns: string[], unique?: "unique"][] = [
  ["auth_identities_by_subject", "auth_identities", ["provider", "provider_id"], "unique"],
  ["auth_identities_by_user", "auth_identities", ["user_id"]],
  ["auth_identities_by_email", "auth_identities", ["email"]],
  ["auth_users_by_time", "auth_users", ["created_at"]],
  ["auth_sessions_by_user", "auth_sessions", ["user_id"]],
  ["auth_amr_by_session", "auth_amr", ["session_id", "method"], "unique"],
  ["auth_one_time_tokens_by_kind", "auth_one_time_tokens", ["user_id", "kind"], "unique"],
  ["auth_one_time_tokens_by_flow", "auth_one_time_tokens", ["flow_id"]],
  ["auth_flow_states_by_user", "auth_flow_states", ["user_id"]],
  ["auth_flow_states_by_linking_user", "auth_flow_states", ["linking_user_id"]],
  ["auth_factors_by_name", "auth_factors", ["user_id", "friendly_name"], "unique"],
  ["auth_challenges_by_factor", "auth_challenges", ["factor_id"]],
  ["auth_rate_by_time", "auth_rate", ["full_at"]],
  ["auth_audit_by_time", "auth_audit", ["at"]],
];

export const auth: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, columns] of Object.entries(tables)) {
      let table = db.schema.createTable(name);
      for (const [column, type, rest = asIs] of columns) table = table.addColumn(column, type, rest);
      await table.execute();
    }
    for (const [name, table, columns, unique] of indexes) {
      const index = db.schema.createIndex(name).on(table).columns(columns);
      await (unique ? index.unique() : index).execute();
    }
  },
};
