import type { Kysely, Transaction } from "kysely";
import { newId } from "#platform/db/ids.ts";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";
import { randomBytes } from "#platform/machine/chance.ts";
import { currentTime } from "#platform/machine/time.ts";

/**
 * The limits of projects for each account. `file` is the largest size of a file in bytes, and `account` that of all files of an account.
 */
export const projectLimits = { projects: 50, revisions: 50, file: 600_000, account: 10_000_000 };

export interface NewRevision {
  name: string;
  label: string;
  rooms: number;
  file: string;
}
export interface SavedRevision {
  number: number;
  label: string;
  rooms: number;
  saved_at: number;
}
export interface SavedProject {
  id: string;
  name: string;
  share_key: string | null;
  updated_at: number;
  /** The revisions, newest first. */
  revisions: SavedRevision[];
}

/** Returns the projects of an account, the most recently changed first. */
export async function projectsOf(db: Kysely<Database>, authId: string): Promise<SavedProject[]> {
  const projects = await db
    .selectFrom("projects")
    .select(["id", "name", "share_key", "updated_at"])
    .where("auth_id", "=", authId)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const revisions = await db
    .selectFrom("project_revisions")
    .innerJoin("projects", "projects.id", "project_revisions.project_id")
    .select(["project_id", "number", "label", "rooms", "saved_at"])
    .where("auth_id", "=", authId)
    .orderBy("number", "desc")
    .execute();
  return projects.map((project) => ({
    ...project,
    revisions: revisions.flatMap(({ project_id, ...revision }) => (project_id === project.id ? [revision] : [])),
  }));
}

export type SaveProjectOutcome = { id: string; number: number } | "full" | "missing";

/** Adds a revision to a project of this account, or creates a project with it. A file that equals the last revision adds nothing. */
export const saveRevision = (
  db: Kysely<Database>,
  authId: string,
  revision: NewRevision,
  project?: string,
): Promise<SaveProjectOutcome> =>
  db.transaction().execute(async (transaction) => {
    if (project !== undefined) await hold(transaction, project);
    const all = await projectsOf(transaction, authId);
    const own = all.find(({ id }) => id === project);
    if (project !== undefined && !own) return "missing";
    const last = own?.revisions[0]?.number ?? 0;
    if (own && (await fileOf(transaction, own.id, last)) === revision.file) return { id: own.id, number: last };
    const bytes = Buffer.byteLength(revision.file);
    if (own ? own.revisions.length >= projectLimits.revisions : all.length >= projectLimits.projects) return "full";
    if ((await bytesOf(transaction, authId)) + bytes > projectLimits.account) return "full";
    const id = own?.id ?? (await begun(transaction, authId, revision.name));
    const { name, ...rest } = revision;
    const at = currentTime();
    await transaction
      .insertInto("project_revisions")
      .values({ ...rest, project_id: id, number: last + 1, bytes, saved_at: at })
      .execute();
    await transaction.updateTable("projects").set({ name, updated_at: at }).where("id", "=", id).execute();
    return { id, number: last + 1 };
  });

/**
 * Locks a project. Without the lock, two people who save at once would get the same revision number. SQLite needs no lock, because it has
 * one writer at a time.
 */
async function hold(db: Transaction<Database>, id: string): Promise<void> {
  const row = db.selectFrom("projects").select("id").where("id", "=", id);
  await (isPostgres(db) ? row.forNoKeyUpdate() : row).execute();
}

async function begun(db: Transaction<Database>, authId: string, name: string): Promise<string> {
  const id = newId();
  const at = currentTime();
  await db
    .insertInto("projects")
    .values({ id, auth_id: authId, name, share_key: null, created_at: at, updated_at: at })
    .execute();
  return id;
}

async function bytesOf(db: Kysely<Database>, authId: string): Promise<number> {
  const sum = await db
    .selectFrom("project_revisions")
    .innerJoin("projects", "projects.id", "project_revisions.project_id")
    .select((of) => of.fn.sum("bytes").as("bytes"))
    .where("auth_id", "=", authId)
    .executeTakeFirst();
  return Number(sum?.bytes ?? 0);
}

async function fileOf(db: Kysely<Database>, id: string, number: number): Promise<string | undefined> {
  const found = await db
    .selectFrom("project_revisions")
    .select("file")
    .where("project_id", "=", id)
    .where("number", "=", number)
    .executeTakeFirst();
  return found?.file;
}

const isOwn = async (db: Kysely<Database>, authId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom("projects")
    .select("id")
    .where("auth_id", "=", authId)
    .where("id", "=", id)
    .executeTakeFirst()) !== undefined;

/** Returns the file of a revision, if its project belongs to this account. */
export const revisionOf = async (db: Kysely<Database>, authId: string, id: string, number: number) =>
  (await isOwn(db, authId, id)) ? fileOf(db, id, number) : undefined;

export async function removeProject(db: Kysely<Database>, authId: string, id: string): Promise<boolean> {
  if (!(await isOwn(db, authId, id))) return false;
  await db.deleteFrom("project_revisions").where("project_id", "=", id).execute();
  await db.deleteFrom("projects").where("id", "=", id).execute();
  return true;
}

/**
 * Switches sharing of a project on or off. Each time a new key is made, so that an old link never works again. Returns undefined for a
 * project of another account.
 */
export async function share(
  db: Kysely<Database>,
  authId: string,
  id: string,
  on: boolean,
): Promise<{ key: string | null } | undefined> {
  const key = on ? randomBytes(16).toString("base64url") : null;
  const changed = await db
    .updateTable("projects")
    .set({ share_key: key })
    .where("auth_id", "=", authId)
    .where("id", "=", id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n ? { key } : undefined;
}

/** Returns the latest revision of the project to which this link belongs. */
export const sharedFile = async (db: Kysely<Database>, key: string) =>
  db
    .selectFrom("projects")
    .innerJoin("project_revisions", "project_revisions.project_id", "projects.id")
    .select(["file", "number", "saved_at"])
    .where("share_key", "=", key)
    .orderBy("number", "desc")
    .executeTakeFirst();

/** Returns all files that an account keeps, for its export. */
export const projectFilesOf = (db: Kysely<Database>, authId: string) =>
  db
    .selectFrom("projects")
    .innerJoin("project_revisions", "project_revisions.project_id", "projects.id")
    .select(["projects.name", "number", "label", "saved_at", "file"])
    .where("auth_id", "=", authId)
    .orderBy("projects.id")
    .orderBy("number")
    .execute();

export async function removeProjectsOf(db: Kysely<Database>, authId: string): Promise<void> {
  const own = db.selectFrom("projects").select("id").where("auth_id", "=", authId);
  await db.deleteFrom("project_revisions").where("project_id", "in", own).execute();
  await db.deleteFrom("projects").where("auth_id", "=", authId).execute();
}
