import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { AuthConfig } from "./config.ts";
import type { Context, Db } from "./context.ts";
import { digest, mac, timingSafeEquals } from "./crypto.ts";
import type { OneTimeTokensTable, TokenKind } from "./tables.ts";
import { lockUser } from "./users.ts";

type Row = Selectable<OneTimeTokensTable>;

export interface NewToken {
  userId: string;
  kind: TokenKind;
  /** The e-mail address or phone number to which the token is sent. */
  to: string;
  flowId?: string | null;
  seconds: number;
}

/** After this many wrong codes, a token is invalid. */
const tries = 5;
export const pkcePrefix = "pkce_";

/**
 * Creates an unguessable token for a link, and an independent code of six digits. An older token of the same kind becomes invalid. Call it
 * inside a transaction.
 */
export async function issue(db: Db, { config, now }: Pick<Context, "config" | "now">, token: NewToken) {
  const { userId, kind, to, flowId = null, seconds } = token;
  const secret = randomBytes(32).toString("hex");
  const code = newCode();
  await db.deleteFrom("auth_one_time_tokens").where("user_id", "=", userId).where("kind", "=", kind).execute();
  await db
    .insertInto("auth_one_time_tokens")
    .values({
      id: randomUUID(),
      user_id: userId,
      kind,
      token_hash: digest(secret),
      code_hash: codeHash(config, `${userId} ${kind}`, code),
      relates_to: to,
      tries: 0,
      flow_id: flowId,
      created_at: now(),
      expires_at: now() + seconds * 1000,
    })
    .execute();
  return { token: flowId ? pkcePrefix + secret : secret, code };
}

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** Returns a keyed hash of a code. With a plain hash, the six digits could be found by trying all of them. */
export const codeHash = (config: AuthConfig, purpose: string, code: string): string =>
  mac(config, "code", `${purpose}\n${code}`).toString("base64url");

/**
 * Consumes the token of a link. Returns its row if the token was still valid. Locks the person first, as every change of a person's tokens
 * does, so that two transactions cannot deadlock. Call it inside a transaction.
 */
export async function spendLink(db: Db, token: string, kinds: TokenKind[], now: number): Promise<Row | undefined> {
  const hash = digest(token.replace(pkcePrefix, ""));
  const found = db.selectFrom("auth_one_time_tokens").select("user_id").where("token_hash", "=", hash);
  await lockUser(db, (await found.executeTakeFirst())?.user_id ?? "");
  const row = await db
    .deleteFrom("auth_one_time_tokens")
    .where("token_hash", "=", hash)
    .where("kind", "in", kinds)
    .returningAll()
    .executeTakeFirst();
  return row && row.expires_at > now ? row : undefined;
}

/**
 * Finds the token of a code. The attempt is counted before the code is compared. Call it outside a transaction, so that the count stays
 * after a failure. `spendRow` consumes the token.
 */
export async function findByCode(context: Context, to: string, kinds: TokenKind[], code: string) {
  const rows = await context.db
    .updateTable("auth_one_time_tokens")
    .set((e) => ({ tries: e("tries", "+", 1) }))
    .where("relates_to", "=", to)
    .where("kind", "in", kinds)
    .where("tries", "<", tries)
    .where("expires_at", ">", context.now())
    .returningAll()
    .execute();
  return rows.find((row) =>
    timingSafeEquals(row.code_hash, codeHash(context.config, `${row.user_id} ${row.kind}`, code)),
  );
}

/** Consumes a token. Returns false if another request has already consumed it. Call it inside a transaction. */
export async function spendRow(db: Db, { id, user_id }: Row): Promise<boolean> {
  await lockUser(db, user_id);
  const { numDeletedRows } = await db.deleteFrom("auth_one_time_tokens").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the person's pending tokens of these kinds. Without `kinds` it deletes the tokens of all kinds. */
export async function forgetTokens(db: Db, userId: string, kinds?: TokenKind[]): Promise<void> {
  const all = db.deleteFrom("auth_one_time_tokens").where("user_id", "=", userId);
  await (kinds ? all.where("kind", "in", kinds) : all).execute();
}
