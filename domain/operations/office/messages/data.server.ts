import { data } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { audit, may } from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import { countIn, messagesIn, type Progress } from "#platform/outbox/messages.ts";
import { requeue, requeueFailed } from "#platform/outbox/requeue.ts";

/** The largest number of messages in a list. The heading names the total, so a longer list would add nothing. */
const limit = 100;

export async function messagesPage(request: Request) {
  const { role } = await requireRight(request, "leads.change");
  const database = await db();
  const applications = may(role, "applications");
  const of = async (progress: Progress) => ({
    count: await countIn(database, progress, applications),
    first: await messagesIn(database, progress, limit, applications),
  });
  return { failed: await of("failed"), waiting: await of("waiting") };
}

/** Sends one message again by its id, or all failed messages. */
export async function resend(request: Request) {
  const { id: by } = await requireRight(request, "leads");
  const form = await request.formData();
  const id = form.get("id");
  if (id === null && !form.has("all")) return data({ again: 0 }, { status: 422 });
  const database = await db();
  const again = id === null ? await requeueFailed(database) : Number(await requeue(database, String(id)));
  if (again > 0) await audit(database, by, "messages.requeue", null, { count: again });
  return data({ again }, { status: 200 });
}
