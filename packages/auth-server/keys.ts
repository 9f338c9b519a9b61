import { randomUUID } from "node:crypto";
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { Selectable } from "kysely";
import type { AuthConfig } from "./config.ts";
import type { Db, KeyRing } from "./context.ts";
import { decrypt, encrypt } from "./crypto.ts";
import type { KeysTable } from "./tables.ts";

export const algorithm = "ES256";

/** How long keys are cached, in ms. An unknown key id reloads the keys earlier, but at most once in `haste` ms. */
const memory = 60_000;
const haste = 1_000;

/** Reads the keys from the database and caches them in memory. Creates the first key when it is first needed. */
export function keyRing(db: Db, config: AuthConfig, now: () => number): KeyRing {
  let known: Promise<Key[]> | undefined;
  let lookedAt = 0;
  const keys = (maxAge = memory): Promise<Key[]> => {
    if (known && Math.abs(now() - lookedAt) < maxAge) return known;
    lookedAt = now();
    const loading = load(db, config, now()).catch((error: unknown) => {
      if (known === loading) known = undefined;
      throw error;
    });
    known = loading;
    return loading;
  };
  return {
    async signing() {
      const all = await keys();
      // The clock may have gone back to a time before the first key. Then the oldest key signs, because its tokens can be verified all the
      // same.
      const key = all.find(({ row }) => row.signs_from <= now()) ?? all.at(-1);
      if (!key) throw new Error("There is no key");
      return { kid: key.row.kid, key: await key.signing() };
    },
    async verifying(kid) {
      const find = (all: Key[]) => all.find(({ row }) => row.kid === kid)?.verifying;
      return find(await keys()) ?? find(await keys(haste));
    },
    published: async () => (await keys()).map(({ jwk }) => jwk),
  };
}

interface Key {
  row: Selectable<KeysTable>;
  jwk: JWK;
  verifying: CryptoKey;
  signing(): Promise<CryptoKey>;
}

/** Loads the keys, newest first. Creates a key if there is none. */
async function load(db: Db, config: AuthConfig, now: number): Promise<Key[]> {
  const find = () =>
    db
      .selectFrom("auth_keys")
      .selectAll()
      .where((e) => e.or([e("retired_at", "is", null), e("retired_at", ">", now)]))
      .orderBy("generation", "desc")
      .execute();
  let rows = await find();
  if (rows.length === 0) {
    await addKey(db, config, now, now);
    rows = await find();
  }
  return Promise.all(rows.map((row) => keyOf(config, row)));
}

async function keyOf(config: AuthConfig, row: Selectable<KeysTable>): Promise<Key> {
  const jwk: JWK = JSON.parse(row.public_jwk);
  let signing: Promise<CryptoKey> | undefined;
  return {
    row,
    jwk,
    verifying: (await importJWK(jwk, row.alg)) as CryptoKey,
    signing: () => {
      signing ??= decrypt(config, "signing key", row.private_jwk).then(
        async (text) => (await importJWK(JSON.parse(text), row.alg)) as CryptoKey,
      );
      return signing;
    },
  };
}

/**
 * Adds a key. Until `signsFrom` the key is only published; from then on it signs. If two processes add a key at once, only one of the two
 * keys is stored.
 */
export async function addKey(db: Db, config: AuthConfig, now: number, signsFrom: number): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const kid = randomUUID();
  const { newest } = await db
    .selectFrom("auth_keys")
    .select((e) => e.fn.max("generation").as("newest"))
    .executeTakeFirstOrThrow();
  await db
    .insertInto("auth_keys")
    .values({
      kid,
      generation: (newest ?? 0) + 1,
      alg: algorithm,
      public_jwk: JSON.stringify({
        ...(await exportJWK(publicKey)),
        kid,
        alg: algorithm,
        use: "sig",
        key_ops: ["verify"],
      }),
      private_jwk: await encrypt(config, "signing key", JSON.stringify(await exportJWK(privateKey))),
      signs_from: signsFrom,
      retired_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("generation").doNothing())
    .execute();
}
