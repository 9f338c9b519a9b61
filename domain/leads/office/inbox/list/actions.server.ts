import { requireRight } from "#domain/colleagues/index.server.ts";
import { db } from "#platform/db/db.ts";
import { dueClock } from "#site/content/office.server.ts";
import { assign, setStatus, setUnread } from "../../../store/change.ts";
import { listIds } from "../../../store/list.ts";
import { setSpam } from "../../../store/spam.ts";
import { removeView, saveView } from "../../../store/views.ts";
import type { Done } from "../shared/done.ts";
import { heldBack } from "../shared/held-back.server.ts";
import { doneOf } from "../shared/outcome.server.ts";
import { type BulkAction, bulkSchema, viewSchema } from "../shared/schema.server.ts";

import { mostAtOnce } from "./query.ts";
import { searchedOf } from "./synonyms.server.ts";

/** The actions of the list's forms: on the selected leads, or on a saved view. */
export async function listAction(request: Request): Promise<Done> {
  const staff = await requireRight(request, "leads");
  const form = await request.formData();
  if (form.has("intent")) return viewAction(staff.id, Object.fromEntries(form));
  const asked = bulkSchema.safeParse({ do: form.get("do"), id: form.getAll("id"), all: form.get("all") });
  if (!asked.success) return { ok: false, problem: "invalid" };
  const { id, all, do: what } = asked.data;
  const others = all === null ? [] : await listIds(await db(), searchedOf(all), mostAtOnce);
  return doneOf(await bulk(staff.id, [...id, ...others], what), "changed");
}

async function bulk(staff: string, ids: string[], deed: BulkAction) {
  const database = await db();
  const [what, to, reason] = deed;
  if (what === "assign") return assign(database, staff, ids, to === "none" ? null : to);
  if (what === "status") return setStatus(database, staff, ids, to, { reason, dueFrom: await dueClock() });
  if (what === "read" || what === "unread") return setUnread(database, ids, what === "unread", { by: staff });
  return setSpam(database, staff, ids, what === "spam", heldBack(await dueClock()));
}

async function viewAction(staff: string, sent: Record<string, unknown>): Promise<Done> {
  const asked = viewSchema.safeParse(sent);
  if (!asked.success) return { ok: false, problem: "invalid" };
  const database = await db();
  if (asked.data.intent === "view.remove") await removeView(database, staff, asked.data.view);
  else if (!(await saveView(database, staff, asked.data.name, asked.data.query)))
    return { ok: false, problem: "views" };
  return { ok: true, changed: 1 };
}
