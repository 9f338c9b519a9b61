import type { TFunction } from "i18next";
import { translator } from "#site/i18n/t.ts";
import { differenceOf, type Share } from "../../store/read/difference.ts";
import { type VariantViews, variantsOf } from "../../store/read/variants.ts";
import { textsOf } from "../../store/read/words.ts";
import { points } from "../figures.ts";
import type { Context } from "./context.server.ts";
import { type Column, fewestLeads, type Row, type TableData } from "./table.ts";

type Seen = Share & { shown: VariantViews };

const none: VariantViews = { visits: 0, first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY };

/**
 * The least data for a verdict: days of the trial, visits of each version, and leads of both versions together. With less, a difference may
 * be chance.
 */
export const trialNeeds = { days: 14, visits: 200, requests: 20 } as const;

/** Compares the two versions of a section by the leads that each version brought. */
export async function variants(context: Context): Promise<TableData> {
  const t = translator(context.language, "analytics");
  const shown = await variantsOf(context.db, context.choice.period);
  const texts = await textsOf(context.db, shown.keys());
  const outcomes = (await context.outcomes()).by.variant;
  const versionOf = (name: string): Seen => {
    const [id] = [...texts].find(([, text]) => text === name) ?? [];
    const visits = shown.get(id ?? -1) ?? none;
    return { of: visits.visits, times: Math.min(visits.visits, outcomes.get(name)?.leads ?? 0), shown: visits };
  };
  const trials = [...new Set([...texts.values()].map((text) => text.replace(/\.[ab]$/, "")))].toSorted();
  const columns: Column[] = ["visits", "leads", "rate", "gain", "gainLow", "gainHigh"];
  const rows = trials.flatMap((name) => rowsOf(name, versionOf(`${name}.a`), versionOf(`${name}.b`), t));
  return { name: "variants", columns, rows, whole: null };
}

function rowsOf(name: string, first: Seen, second: Seen, t: TFunction<"analytics">): Row[] {
  const found = first.of > 0 && second.of > 0 ? differenceOf(first, second) : null;
  const row = (version: "a" | "b", { of, times }: Seen): Row => ({
    key: `${name}.${version}`,
    label: t(`variants.${version}`, { name }),
    cells: [of, times, times < fewestLeads ? null : times / of, null, null, null],
    before: null,
  });
  const b = row("b", second);
  if (found) b.cells = [...b.cells.slice(0, 3), found.difference, found.low, found.high];
  return [row("a", first), { ...b, note: verdict(first, second, found, t) }];
}

function verdict(first: Seen, second: Seen, found: ReturnType<typeof differenceOf> | null, t: TFunction<"analytics">) {
  const days = Math.max(first.shown.last, second.shown.last) - Math.min(first.shown.first, second.shown.first) + 1;
  const isEarly =
    days < trialNeeds.days ||
    Math.min(first.of, second.of) < trialNeeds.visits ||
    first.times + second.times < trialNeeds.requests;
  if (!found || isEarly) return t("variants.early", trialNeeds);
  const interval = { low: points(found.low), high: points(found.high) };
  if (found.low > 0) return t("variants.better", interval);
  return t(found.high < 0 ? "variants.worse" : "variants.same", interval);
}
