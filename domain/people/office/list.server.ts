import { z } from "zod";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { db } from "#platform/db/db.ts";
import { listPeople } from "../store/list.ts";

/** The filter of the list. Invalid values in the address are ignored. */
const choiceSchema = z.object({
  text: z.string().trim().max(100).optional().catch(undefined),
  after: z.uuid().optional().catch(undefined),
});

export async function peoplePage(request: Request) {
  await requireRight(request, "leads");
  const choice = choiceSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { choice, ...(await listPeople(await db(), choice)) };
}
export type PeopleData = Awaited<ReturnType<typeof peoplePage>>;
