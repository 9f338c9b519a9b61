import { type ApplicationState, withdrawnApplications } from "@site/ground/states/application.ts";
import type { Kysely } from "kysely";
import type { ApplicationsTable, Database } from "#platform/db/schema.ts";
import type { Scan } from "#platform/files/file-types.ts";

type Db = Kysely<Database>;

export interface Choice {
  job?: string;
  /** The state to list. Without it, all applications except withdrawn ones are listed. */
  state?: ApplicationState;
  spam?: boolean;
  /** The id of the last row on the previous page. */
  after?: string;
}

type Shown = "id" | "reference" | "state" | "job" | "job_title" | "name" | "city" | "created_at" | "talent_pool";
export type ListedApplication = Pick<ApplicationsTable, Shown> & { scan: Scan | null };

export const pageSize = 50;

const matching = (db: Db, { job: vacancy, state, spam = false }: Omit<Choice, "after">) => {
  let rows = db
    .selectFrom("applications as application")
    .where("spam", "=", spam ? 1 : 0)
    .where((e) => e.or([e("erased_at", "is", null), e("state", "in", withdrawnApplications)]));
  if (vacancy) rows = rows.where("job", "=", vacancy);
  return state ? rows.where("state", "=", state) : rows.where("state", "not in", withdrawnApplications);
};

export async function listApplications(db: Db, choice: Choice) {
  let rows = matching(db, choice)
    .leftJoin("application_files as file", "file.application_id", "application.id")
    .select(["application.id", "reference", "state", "job", "job_title", "name", "city", "application.created_at"])
    .select(["talent_pool", "file.scan"])
    .orderBy("application.id", "desc")
    .limit(pageSize + 1);
  if (choice.after) rows = rows.where("application.id", "<", choice.after);
  const found: ListedApplication[] = await rows.execute();
  const shown = found.slice(0, pageSize);
  return { rows: shown, next: found.length > pageSize ? shown.at(-1)?.id : undefined };
}

/** Returns the number of applications in each state, for one vacancy or for all. */
export async function countApplications(db: Db, vacancy?: string): Promise<Partial<Record<ApplicationState, number>>> {
  let rows = db
    .selectFrom("applications")
    .select((e) => ["state", e.fn.countAll<number>().as("n")])
    .where("spam", "=", 0)
    .where((e) => e.or([e("erased_at", "is", null), e("state", "in", withdrawnApplications)]))
    .groupBy("state");
  if (vacancy) rows = rows.where("job", "=", vacancy);
  return Object.fromEntries((await rows.execute()).map(({ state, n }) => [state, n]));
}

/** Returns the vacancies for which there are applications. The title is that of the newest application. */
export async function appliedVacancies(db: Db): Promise<{ job: string; title: string }[]> {
  const rows = await db
    .selectFrom("applications as application")
    .innerJoin(
      db
        .selectFrom("applications")
        .select((e) => ["job", e.fn.max("id").as("newest")])
        .where("erased_at", "is", null)
        .groupBy("job")
        .as("last"),
      (join) => join.onRef("last.newest", "=", "application.id"),
    )
    .select(["application.job", "application.job_title as title"])
    .orderBy("application.job")
    .execute();
  return rows;
}
