import { type Kysely, sql, type Transaction } from "kysely";
import { lockAll, lockPeople } from "#domain/people/store/index.ts";
import { audit } from "#platform/audit/audit.ts";
import { isPostgres } from "#platform/db/is-postgres.ts";
import { lengthOf, terms } from "#platform/db/register/terms.ts";
import type { Database, ErasuresTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { putBack } from "./put-back.ts";
import { type CopiedRows, idsOf, parseRows, serializeRows } from "./rows.ts";

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

const day = 86_400_000;
const longestGrace = lengthOf(terms.sealed);
/** Data that were taken back are not erased again for 30 days. In this time the office can find out why retention erased them. */
const respite = 30 * day;

/**
 * Returns how long data that retention erases can be taken back: two weeks, or half of the shortest period in the settings if that is less.
 * Retention erases this much earlier, so that the data are deleted for good at the end of the period, as the privacy notice says.
 */
export const graceOf = (...days: readonly number[]): number => Math.min(longestGrace, (Math.min(...days) * day) / 2);

export type SealedKind = ErasuresTable["kind"];

/**
 * The facts by which we recognise a person. `person_id` is needed, because a colleague may have noted that people with different contacts
 * are the same person.
 */
interface Contact {
  email: string;
  phone: string;
  person_id?: string | null;
}

interface Sealed {
  id: string;
  kind: SealedKind;
  reference: string;
  of: readonly Contact[];
  rows: readonly CopiedRows[];
  grace: number;
}

const linesOf = (contacts: readonly Contact[]): string[] =>
  contacts.flatMap(({ email, phone, person_id }) => [email.toLowerCase(), phone, person_id ?? ""]).filter(Boolean);

/** Stores a sealed copy of what an erasure removes. Call it in the transaction of the erasure, before the erasure. */
export async function seal(tx: Tx, { of, rows, grace, ...what }: Sealed, now: number): Promise<void> {
  const row = {
    ...{ contacts: `\n${linesOf(of).join("\n")}\n`, content: serializeRows(rows) },
    ...{ erased_at: now, gone_at: now + grace, taken_back_at: null },
  };
  await tx
    .insertInto("erasures")
    .values({ ...what, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

/** The condition for data that were taken back within the last 30 days. They are not erased again yet. */
export const wasTakenBack = (db: Db, table: "leads" | "applications", now: number) =>
  db
    .selectFrom("erasures")
    .select("erasures.id")
    .where("erasures.id", "=", sql.ref<string>(`${table}.id`))
    .where("taken_back_at", ">", now - respite);

export type SealedErasure = Pick<ErasuresTable, "id" | "kind" | "reference" | "gone_at">;

const leaving = (db: Db) => db.selectFrom("erasures").where("taken_back_at", "is", null);

/** Returns the sealed data that can still be taken back. Those that will be deleted first come first. */
export const leavingSoon = (db: Db, kinds: readonly SealedKind[], limit: number): Promise<SealedErasure[]> =>
  leaving(db)
    .select(["id", "kind", "reference", "gone_at"])
    .where("kind", "in", kinds)
    .orderBy("gone_at")
    .orderBy("id")
    .limit(limit)
    .execute();

export async function countLeaving(db: Db, kinds: readonly SealedKind[]): Promise<number> {
  const counted = leaving(db).select((e) => e.fn.countAll<number>().as("n"));
  return (await counted.where("kind", "in", kinds).executeTakeFirstOrThrow()).n;
}

/** Puts sealed data back, with the private links. Returns false if they are deleted for good or were taken back already. */
export async function takeBack(
  db: Db,
  colleague: string,
  id: string,
  kinds: readonly SealedKind[],
  now = currentTime(),
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // This lock makes an erasure of the person wait. The erasure then either finds the data put back, or has deleted the sealed copy
    // before.
    await lockPeople(tx);
    const found = leaving(tx).select(["kind", "content"]).where("id", "=", id).where("kind", "in", kinds);
    const row = await (isPostgres(tx) ? found.forUpdate() : found).executeTakeFirst();
    if (!row) return false;
    const copied = parseRows(row.content);
    await lockAll(tx, idsOf(copied, "leads"));
    await putBack(tx, copied);
    await tx
      .updateTable("erasures")
      .set({ content: "", contacts: "", taken_back_at: now })
      .where("id", "=", id)
      .execute();
    await audit(tx, colleague, [{ action: `${row.kind}.takeBack`, subject: id }], now);
    return true;
  });
}

/**
 * Deletes sealed data for good when their time is over, and returns how many. If a wrong clock erased something with a time in the future,
 * its two weeks begin now.
 */
export async function forgetErased(db: Db, now: number): Promise<number> {
  await db
    .updateTable("erasures")
    .set({ erased_at: now, gone_at: now + longestGrace })
    .where("erased_at", ">", now + day)
    .execute();
  await db
    .updateTable("erasures")
    .set({ taken_back_at: now })
    .where("taken_back_at", ">", now + day)
    .execute();
  await db
    .deleteFrom("erasures")
    .where("taken_back_at", "<", now - respite)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom("erasures")
    .where("taken_back_at", "is", null)
    .where("gone_at", "<=", now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Returns the sealed data of everybody with one of these email addresses, phone numbers or person ids, with the contacts of each. */
export async function sealedOf(db: Db, kinds: readonly SealedKind[], people: readonly Contact[]) {
  const lineSet = new Set(linesOf(people));
  if (lineSet.size === 0 || kinds.length === 0) return [];
  const rows = leaving(db).select(["id", "kind", "reference", "gone_at", "contacts"]).where("kind", "in", kinds);
  return (await rows.orderBy("gone_at").orderBy("id").execute())
    .map(({ contacts, ...row }) => ({ ...row, known: contacts.split("\n").filter(Boolean) }))
    .filter(({ known }) => known.some((line) => lineSet.has(line)));
}

/** Deletes sealed data for good, because the person wants them erased. They cannot be taken back any more. Returns what was deleted. */
export const forgetSealed = async (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx
        .deleteFrom("erasures")
        .where("id", "in", ids)
        .where("taken_back_at", "is", null)
        .returning(["id", "kind"])
        .execute();
