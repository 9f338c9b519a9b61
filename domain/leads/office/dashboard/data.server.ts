import { dateFormat } from "@site/ground/language/formats.ts";
import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { translator } from "#site/i18n/t.ts";
import { type Dashboard, dashboard, type Tally } from "../../store/dashboard.ts";
import { daysOf, type Range, ranges } from "./ranges.ts";

export interface Bar {
  key: string;
  label: string;
  n: number;
}

/** Loads the dashboard. All texts are formatted on the server, because the Intl of a browser may format them differently. */
export async function dashboardPage(request: Request, url: URL) {
  await requireRight(request, "leads");
  const language = languageOf(url.pathname);
  const range = ranges.find((days) => String(days) === url.searchParams.get("days")) ?? 30;
  const now = currentTime();
  const days = daysOf(range, now);
  const found = await dashboard(await db(), { from: days.from, to: now + 1, now });
  return { range, ...found, ...wordsOf(found, range, days.names, language) };
}

function wordsOf(found: Dashboard, range: Range, days: string[], language: Language) {
  const t = translator(language, "lead");
  const none = translator(language, "colleagues")("dashboard.none");
  const bars = (tally: Tally, group: "services" | "places" | "sources") =>
    tally.map(({ key, n }) => ({ key, n, label: key ? t(`${group}.${key}`, { defaultValue: key }) : none }));
  return {
    byTime: range > 90 ? byMonth(found.byDay, days, language) : byDay(found.byDay, days, language),
    byService: bars(found.byService, "services"),
    byPlace: bars(found.byPlace, "places"),
    bySource: bars(found.bySource, "sources"),
  };
}

type Days = Dashboard["byDay"];

/** Returns one bar for each day. Days without leads are included, because a chart that skips them would mislead. */
function byDay(found: Days, days: string[], language: Language): Bar[] {
  const counts = new Map(found.map(({ day, n }) => [day, n]));
  const format = formatter(language, { day: "numeric", month: "short" });
  return days.map((day) => ({ key: day, label: format(day), n: counts.get(day) ?? 0 }));
}

function byMonth(found: Days, days: string[], language: Language): Bar[] {
  const counts = new Map(days.map((day) => [day.slice(0, 7), 0]));
  for (const { day, n } of found) counts.set(day.slice(0, 7), (counts.get(day.slice(0, 7)) ?? 0) + n);
  const format = formatter(language, { month: "short", year: "numeric" });
  return [...counts].map(([month, n]) => ({ key: month, label: format(`${month}-01`), n }));
}

function formatter(language: Language, parts: Intl.DateTimeFormatOptions) {
  const format = dateFormat(language, { ...parts, timeZone: "UTC" });
  return (isoDate: string) => format.format(new Date(isoDate));
}
