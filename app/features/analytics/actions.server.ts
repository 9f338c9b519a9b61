import { data, redirect } from "react-router";
import * as z from "zod/mini";
import { requireRight } from "#app/features/staff/guard.server.ts";
import { setCost } from "#server/analytics/costs.ts";
import { addNote, removeNote } from "#server/analytics/notes.ts";
import { monthOf } from "#server/analytics/read/period.ts";
import { db } from "#server/db/db.ts";
import { normalizeText } from "#server/normalize-text.ts";
import { dayNamed } from "./choice.ts";

/** Why nothing was changed: a key of the messages. */
export type AnalyticsAnswer = { problem: "note" | "cost" | "unknown" };

const line = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    // Neither control characters nor bidirectional marks.
    z.regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u),
  );
const day = z.string().check(z.refine((date) => dayNamed(date) !== null));

const noteSchema = z.object({ day, text: line(120) });
const idSchema = z.object({ id: z.uuid() });
const costSchema = z.object({
  campaign: line(100),
  month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
  aed: z.string().check(
    z.overwrite((typed) =>
      normalizeText(typed)
        .replace(/[\s,٬]/g, "")
        .replace("٫", "."),
    ),
    z.regex(/^\d{1,8}(\.\d{1,2})?$/),
  ),
});

type Fields = Record<string, FormDataEntryValue>;
type Change = (staffId: string, fields: Fields) => Promise<AnalyticsAnswer | undefined>;

const changes: Record<string, Change> = {
  async note(staffId, fields) {
    const { data: note } = noteSchema.safeParse(fields);
    const named = note && dayNamed(note.day);
    if (!note || !named) return { problem: "note" };
    await addNote(await db(), staffId, { day: named, text: note.text });
  },
  async unnote(_, fields) {
    const { data: note } = idSchema.safeParse(fields);
    if (!note) return { problem: "unknown" };
    await removeNote(await db(), note.id);
  },
  async cost(_, fields) {
    const { data: cost } = costSchema.safeParse(fields);
    const first = cost && dayNamed(`${cost.month}-01`);
    if (!cost || !first) return { problem: "cost" };
    await setCost(await db(), cost.campaign, monthOf(first), Math.round(Number(cost.aed) * 100));
  },
};

/** Afterwards the same view again, so that reloading it repeats nothing. */
export async function changeAnalytics(request: Request, url: URL) {
  const { id } = await requireRight(request, "analytics");
  const fields = Object.fromEntries(await request.formData());
  const intent = String(fields.intent);
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  const answer = change ? await change(id, fields) : { problem: "unknown" as const };
  return answer ? data(answer, { status: 422 }) : redirect(url.pathname + url.search, 303);
}
