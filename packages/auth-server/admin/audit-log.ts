import { type Expression, type SqlBool, sql } from "kysely";
import type { Action } from "../audit.ts";
import type { Context, Db } from "../context.ts";
import { fullName } from "../database.ts";
import { invalid } from "../errors.ts";
import { pageHeaders, pageOf, patternOf, type Query } from "./pages.ts";

type LogType = "account" | "team" | "token" | "user" | "factor";
/** The action and the type of an event in GoTrue's log. `by` is set if an administrator changed the person's account. */
type Named = [action: string, type: LogType, by?: "service"];

const names: Record<Action, Named> = {
  signed_up: ["user_signedup", "team"],
  signed_in: ["login", "account"],
  sign_in_refused: ["login_refused", "account"],
  signed_out: ["logout", "account"],
  refresh_reused: ["token_revoked", "token"],
  password_changed: ["user_updated_password", "user"],
  email_changed: ["user_modified", "user"],
  identity_linked: ["identity_linked", "user"],
  identity_unlinked: ["identity_unlinked", "user"],
  factor_enrolled: ["factor_in_progress", "factor"],
  factor_verified: ["verification_attempted", "factor"],
  factor_removed: ["factor_unenrolled", "factor"],
  factor_updated: ["factor_updated", "factor", "service"],
  passkey_added: ["passkey_created", "factor"],
  passkey_removed: ["passkey_deleted", "factor"],
  passkey_updated: ["passkey_updated", "factor"],
  user_created: ["user_signedup", "team", "service"],
  user_updated: ["user_modified", "user", "service"],
  user_deleted: ["user_deleted", "team", "service"],
  user_invited: ["user_invited", "team", "service"],
  link_generated: ["link_generated", "user", "service"],
  keys_rotated: ["keys_rotated", "token", "service"],
};

const isAction = (name: string): name is Action => Object.hasOwn(names, name);
const service = { id: "00000000-0000-0000-0000-000000000000", name: "service_role" };

/**
 * Returns the log entries, newest first, in GoTrue's format. `query` is `author:`, `action:` or `type:`, followed by the text to look for.
 */
export async function auditLog({ db, config }: Context, query: Query) {
  const page = pageOf(query);
  const condition = query.query ? conditionOf(db, query.query) : undefined;
  const found = db
    .selectFrom("auth_audit")
    .leftJoin("auth_users", "auth_users.id", "auth_audit.user_id")
    .$if(condition !== undefined, (all) => all.where(condition ?? sql.lit(true)));
  const rows = await found
    .selectAll("auth_audit")
    .select(["email", "phone", "user_metadata"])
    .orderBy("at", "desc")
    .orderBy("auth_audit.id", "desc")
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute();
  const { count } = await found.select((e) => e.fn.countAll().as("count")).executeTakeFirstOrThrow();
  return { body: rows.map(entryOf), headers: pageHeaders(config, "/admin/audit", query, page, Number(count)) };
}

const scopes: Record<string, (db: Db, text: string) => Expression<SqlBool>> = {
  author: (db, text) => {
    const pattern = patternOf(text);
    const like = (column: Expression<unknown>) => sql<SqlBool>`lower(${column}) like ${pattern} escape '\\'`;
    const person = sql.join(
      [sql.ref<unknown>("auth_users.email"), sql.ref<unknown>("auth_users.phone"), fullName(db)].map(like),
      sql` or `,
    );
    const byService = sql.lit(service.name.includes(text.toLowerCase()));
    return sql`case when ${among(({ 2: by }) => by !== undefined)} then ${byService} else (${person}) end`;
  },
  action: (_, text) => among(([action]) => action.includes(text.toLowerCase())),
  type: (_, text) => among(([, type]) => type.includes(text.toLowerCase())),
};

function conditionOf(db: Db, query: string): Expression<SqlBool> {
  const [, scope = "", text = ""] = /^(\w+):(.*)$/s.exec(query) ?? [];
  const condition = Object.hasOwn(scopes, scope) ? scopes[scope] : undefined;
  if (!condition) throw invalid(`Invalid query scope: ${query}`);
  return condition(db, text);
}

function among(matches: (named: Named) => boolean): Expression<SqlBool> {
  const actions = Object.entries(names).flatMap(([name, named]) => (matches(named) ? [name] : []));
  return actions.length > 0 ? sql`auth_audit.action in (${sql.join(actions)})` : sql.lit(false);
}

interface Row {
  id: string;
  at: number;
  action: string;
  user_id: string | null;
  session_id: string | null;
  data: string;
  email: string | null;
  phone: string | null;
  user_metadata: string | null;
}

/**
 * Makes an entry. The log stores no addresses (packages/auth-server/README.md), so the entry shows the person's current address. It is
 * empty if the person was deleted.
 */
function entryOf({ id, at, action, user_id, session_id, data, email, phone, user_metadata }: Row) {
  const [name, type, by]: Named = isAction(action) ? names[action] : [action, "account"];
  const traits = { ...JSON.parse(data), ...(user_id && { user_id }), ...(session_id && { session_id }) };
  const actor = by
    ? { actor_id: service.id, actor_username: service.name }
    : { actor_id: user_id ?? service.id, actor_username: phone || email || "", ...nameIn(user_metadata) };
  return {
    id,
    payload: { ...actor, actor_via_sso: false, action: name, log_type: type, traits },
    created_at: new Date(at).toISOString(),
    ip_address: "",
  };
}

function nameIn(user_metadata: string | null): { actor_name?: string } {
  const { full_name } = JSON.parse(user_metadata ?? "{}");
  return typeof full_name === "string" ? { actor_name: full_name } : {};
}
