import { requireRight } from "#domain/colleagues/index.server.ts";
import { db } from "#platform/db/db.ts";
import { dueClock } from "#site/content/office.server.ts";
import { assign, setStatus, setUnread } from "../../../store/change.ts";
import { listIds } from "../../../store/list.ts";
import { setSpam } from "../../../store/spam.ts";
import { removeView, saveView } from "../../../store/views.ts";
import type { ActionOutcome } from "../shared/action-outcome.ts";
import { heldBack } from "../shared/held-back.server.ts";
import { doneOf } from "../shared/outcome.server.ts";
import { type BulkAction, bulkSchema, viewSchema } from "../shared/schema.server.ts";

import { mostAtOnce } from "./query.ts";
import { searchedOf } from "./synonyms.server.ts";

/** Handles the forms of the list: actions on the selected leads, and changes to saved views. */
export async function listAction(request: Request): Promise<ActionOutcome> {
  const colleague = await requireRight(request, "leads");
  const form = await request.formData();
  if (form.has("intent")) return viewAction(colleague.id, Object.fromEntries(form));
  const parsed = bulkSchema.safeParse({ do: form.get("do"), id: form.getAll("id"), all: form.get("all") });
  if (!parsed.success) return { ok: false, problem: "invalid" };
  const { id, all, do: what } = parsed.data;
  const others = all === null ? [] : await listIds(await db(), searchedOf(all), mostAtOnce);
  return doneOf(await bulk(colleague.id, [...id, ...others], what), "changed");
}

async function bulk(colleague: string, ids: string[], deed: BulkAction) {
  const database = await db();
  const [what, to, reason] = deed;
  if (what === "assign") return assign(database, colleague, ids, to === "none" ? null : to);
  if (what === "status") return setStatus(database, colleague, ids, to, { reason, dueFrom: await dueClock() });
  if (what === "read" || what === "unread") return setUnread(database, ids, what === "unread", { by: colleague });
  return setSpam(database, colleague, ids, what === "spam", heldBack(await dueClock()));
}

async function viewAction(colleague: string, sent: Record<string, unknown>): Promise<ActionOutcome> {
  const parsed = viewSchema.safeParse(sent);
  if (!parsed.success) return { ok: false, problem: "invalid" };
  const database = await db();
  if (parsed.data.intent === "view.remove") await removeView(database, colleague, parsed.data.view);
  else if (!(await saveView(database, colleague, parsed.data.name, parsed.data.query)))
    return { ok: false, problem: "views" };
  return { ok: true, changed: 1 };
}
