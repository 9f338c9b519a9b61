import { languageCodes } from "@site/ground/language/languages.ts";
import { plainNumber } from "@site/ground/language/typed-number.ts";
import { href } from "@site/ground/site-map/links.ts";
import { data, redirect } from "react-router";
import * as z from "zod/mini";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { audit } from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import { env } from "#platform/process/env.ts";
import { setCost } from "../store/costs.ts";
import { addNote, removeNote } from "../store/notes.ts";
import { monthOf } from "../store/read/period.ts";
import { shareReport, withdrawReport } from "../store/report-links.ts";
import { cleanQuery, dayNamed } from "./choice.ts";

/** The result of an action: `problem` is the reason why nothing was changed, as a key of the messages, and `shared` is the new link. */
export type AnalyticsAnswer = { problem: "note" | "cost" | "share" | "unknown" } | { shared: string };

const line = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    // Refuses control characters, and marks that change the writing direction.
    z.regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u),
  );
const day = z.string().check(z.refine((date) => dayNamed(date) !== null));

const noteSchema = z.object({ day, text: line(120) });
const idSchema = z.object({ id: z.uuid() });
export const costSchema = z.object({
  campaign: line(100),
  month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
  aed: z.string().check(z.overwrite(plainNumber), z.regex(/^\d{1,8}(\.\d{1,2})?$/)),
});

const shareSchema = z.object({
  days: z.enum(["7", "30", "90", "365"]),
  language: z.enum(languageCodes),
  money: z.optional(z.literal("on")),
});

type Fields = Record<string, FormDataEntryValue>;
type Change = (colleagueId: string, fields: Fields, query: URLSearchParams) => Promise<AnalyticsAnswer | undefined>;

const changes: Record<string, Change> = {
  async note(colleagueId, fields) {
    const { data: note } = noteSchema.safeParse(fields);
    const named = note && dayNamed(note.day);
    if (!note || !named) return { problem: "note" };
    await addNote(await db(), colleagueId, { day: named, text: note.text });
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
  async share(colleagueId, fields, query) {
    const { data: asked } = shareSchema.safeParse(fields);
    if (!asked || query.get("view") === "live") return { problem: "share" };
    const database = await db();
    const { days, language, money } = asked;
    const link = { query: query.toString(), withMoney: money === "on", locale: language, days: Number(days) };
    const { id, token } = await shareReport(database, colleagueId, link);
    await audit(database, colleagueId, "analytics.share", id, { days: link.days, money: money ?? "off" });
    return { shared: env().SITE_URL + href(`/report/${token}`, language) };
  },
  async withdraw(colleagueId, fields) {
    const { data: link } = idSchema.safeParse(fields);
    const database = await db();
    if (!link || !(await withdrawReport(database, link.id))) return { problem: "unknown" };
    await audit(database, colleagueId, "analytics.withdraw", link.id);
  },
};

/** Makes a change and then redirects to the same view. After the redirect, a reload of the page does not send the form again. */
export async function changeAnalytics(request: Request, url: URL) {
  const { id } = await requireRight(request, "analytics");
  const fields = Object.fromEntries(await request.formData());
  const intent = String(fields.intent);
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  const answer = change ? await change(id, fields, cleanQuery(url.searchParams)) : { problem: "unknown" as const };
  if (answer && "shared" in answer) return data(answer);
  return answer ? data(answer, { status: 422 }) : redirect(url.pathname + url.search, 303);
}
