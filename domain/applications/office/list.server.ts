import { applicationStates } from "@site/ground/states/application.ts";
import { statesOf } from "@site/ground/states/table.ts";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { db } from "#platform/db/db.ts";
import { appliedVacancies, countApplications, listApplications } from "../store/list.ts";
import { choiceSchema } from "./schema.server.ts";

export async function applicationsPage(request: Request, url: URL) {
  await requireRight(request, "applications");
  const database = await db();
  const choice = choiceSchema.parse(Object.fromEntries(url.searchParams));
  const { rows, next } = await listApplications(database, choice);
  const counts = await countApplications(database, choice.job);
  const states = statesOf(applicationStates).map((state) => ({ state, count: counts[state] ?? 0 }));
  return { choice, rows, next, states, jobs: await appliedVacancies(database) };
}
