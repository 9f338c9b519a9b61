import { budgets, firstFlight } from "../tests/site/page-weight.ts";
import type { AuthBench } from "./auth.ts";
import type { Bytes, FormScript, Sample } from "./bytes.ts";
import { type CalculatorBench, islandBytes, islandGoal, keystrokeGoal } from "./calculator.ts";
import { type CostlyBench, costlyGoals, quantile } from "./costly.ts";
import { type EngineBench, engineGoal, tenRooms } from "./engine.ts";
import type { InboxBench } from "./inbox.ts";
import { type LeadBench, usual } from "./leads.ts";
import { categories } from "./lighthouse.ts";
import type { InboxTime } from "./office-pages.ts";
import type { Rates } from "./requests.ts";
import { middle, type Speed, scoreOf } from "./speed.ts";
import { median, ratio, say, table } from "./table.ts";

export type Results = {
  bytes?: Map<Sample, Bytes>;
  forms?: Map<Sample, FormScript>;
  speeds?: Speed[];
  rates?: Rates;
  leads?: LeadBench[];
  inbox?: InboxBench[];
  auth?: AuthBench[];
  engine?: EngineBench;
  calculator?: CalculatorBench;
  costly?: CostlyBench;
};
type Row = [what: string, worst: string, where: string, budget: string, verdict: string];
type Found = { value: number; where: string };

const verdict = (kept: boolean) => (kept ? "ok" : "MISSED");
const worst = (found: Found[]) => found.reduce((a, b) => (b.value > a.value ? b : a));

/** For every budget the page nearest to it or furthest beyond. */
export function printSummary(results: Results) {
  const rows = [
    ...byteRows(results),
    ...speedRows(results),
    ...rateRows(results),
    ...leadRows(results),
    ...inboxRows(results),
    ...authRows(results),
    ...engineRows(results),
    ...calculatorRows(results),
    ...costlyRows(results),
  ];
  if (rows.length === 0) return;
  say("Summary: the worst of all pages against the budgets of DESIGN.md");
  table(["", "worst", "where", "budget", ""], rows);
}

function byteRows({ bytes, forms }: Results): Row[] {
  if (!bytes) return [];
  const row = (what: string, found: Found[], budget: number): Row[] => {
    if (found.length === 0) return [];
    const { value, where } = worst(found);
    return [[what, value.toLocaleString("en"), where, `≤ ${budget.toLocaleString("en")}`, verdict(value <= budget)]];
  };
  const of = (what: "html" | "script" | "fonts" | "image", only = (_: Bytes) => true) =>
    [...bytes]
      .filter(([, weight]) => only(weight))
      .map(([sample, weight]) => ({ value: weight[what], where: sample.name }));
  const used = [...(forms ?? [])];
  return [
    ...row(
      "HTML with CSS, landing pages",
      of("html", ({ page }) => page.kind === "landing"),
      budgets.html,
    ),
    ...row(
      "HTML with response headers",
      [...bytes].map(([sample, { html, head }]) => ({ value: html + head, where: sample.name })),
      firstFlight,
    ),
    ...row("JS before interaction", of("script"), budgets.script),
    ...row(
      "JS loaded before interaction",
      used.map(([{ name }, { before }]) => ({ value: before, where: name })),
      0,
    ),
    ...row(
      "JS once a form was used",
      used.map(([{ name }, { after }]) => ({ value: after, where: name })),
      budgets.formScript,
    ),
    ...row("fonts", of("fonts"), budgets.fonts),
    ...row("first image", of("image"), budgets.image),
  ];
}

function speedRows({ speeds }: Results): Row[] {
  if (!speeds) return [];
  const paints = (["FCP", "LCP"] as const).map((metric): Row => {
    const ratios = speeds.map(({ ours, handwritten, sample }) => ({
      value: middle(ours, metric) / middle(handwritten, metric),
      where: sample.name,
    }));
    const { value, where } = worst(ratios);
    const usual = ratio(median(ratios.map((found) => found.value)), 1);
    return [
      `${metric} / by hand`,
      ratio(value, 1),
      `${where}; median of pages ${usual}`,
      "≤ 1.05 ×",
      verdict(value < 1.055),
    ];
  });
  const shift = worst(speeds.map(({ ours, sample }) => ({ value: middle(ours, "CLS"), where: sample.name })));
  const scores = categories.map((category): Row => {
    const { value, where } = worst(
      speeds.map((speed) => ({ value: -scoreOf(speed, category), where: speed.sample.name })),
    );
    return [`Lighthouse ${category}`, String(-value), value === -100 ? "all" : where, "100", verdict(value === -100)];
  });
  return [
    ...paints,
    ["CLS", shift.value.toFixed(3), shift.value === 0 ? "all" : shift.where, "0", verdict(shift.value < 0.0005)],
    ...scores,
  ];
}

function rateRows({ rates }: Results): Row[] {
  if (!rates) return [];
  return rates.targets.map(({ name }, index): Row => {
    return [`requests/s, ${name}`, ratio(rates.ratios[index] ?? 0, 1), "of nginx", "", ""];
  });
}

function leadRows({ leads = [] }: Results): Row[] {
  return leads.map(({ database, times }): Row => {
    const { p99, failed } = times.get(usual) ?? { p99: Number.NaN, failed: 0 };
    const what = `enquiry p99, ${usual} clients`;
    return [what, `${Math.round(p99)} ms`, database, "< 250 ms, all taken", verdict(p99 < 250 && failed === 0)];
  });
}

function inboxRows({ inbox = [] }: Results): Row[] {
  const row = (what: string, database: string, times: InboxTime[], limit: number): Row => {
    const { value, where } = worst(times.map(({ question, p95 }) => ({ value: p95, where: question })));
    return [what, `${Math.round(value)} ms`, `${database}: ${where}`, `< ${limit} ms`, verdict(value < limit)];
  };
  return inbox.flatMap(({ database, times, pages }) => [
    row(
      "office's questions p95",
      database,
      times.filter(({ question }) => !question.startsWith("dashboard")),
      50,
    ),
    row("office's first byte p95", database, pages, 120),
  ]);
}

/** If pages waited for password hashing they would take at least as long as one sign-in. */
function authRows({ auth = [] }: Results): Row[] {
  return auth.map(({ database, single, pages }): Row => {
    const p50 = median(pages["sign-ins"].map((times) => times.p50));
    const budget = `< one sign-in, ${Math.round(single.p50)} ms`;
    return ["page p50 while people sign in", `${p50.toFixed(1)} ms`, database, budget, verdict(p50 < single.p50)];
  });
}

function engineRows({ engine }: Results): Row[] {
  const { middle: ms = Number.NaN } = engine?.times.find(({ what }) => what === tenRooms) ?? {};
  if (!engine) return [];
  return [["cooling load, median", `${ms.toFixed(1)} ms`, tenRooms, `< ${engineGoal} ms`, verdict(ms < engineGoal)]];
}

function calculatorRows({ calculator }: Results): Row[] {
  if (!calculator) return [];
  const { pages, bytes } = calculator;
  const slow = worst(pages.map(({ name, p95 }) => ({ value: p95, where: name })));
  const heavy = worst([...bytes].map(([where, files]) => ({ value: islandBytes(files), where })));
  return [
    [
      "key to chart, p95",
      `${slow.value.toFixed(0)} ms`,
      slow.where,
      `< ${keystrokeGoal} ms`,
      verdict(slow.value < keystrokeGoal),
    ],
    [
      ...(["calculator island", heavy.value.toLocaleString("en"), heavy.where] as const),
      `≤ ${islandGoal.toLocaleString("en")}`,
      verdict(heavy.value <= islandGoal),
    ],
  ];
}

function costlyRows({ costly }: Results): Row[] {
  if (!costly) return [];
  const where = "20 costly calculations under way";
  const busy = (wanted: string) => costly.times.find(({ name }) => name === wanted)?.busy ?? [];
  const row = (what: string, ms: number, goal: number): Row => [
    what,
    `${Math.round(ms)} ms`,
    where,
    `≤ ${goal} ms`,
    verdict(ms <= goal),
  ];
  return [
    row("a page, p99", quantile(busy("a page"), 0.99), costlyGoals.page),
    row("a contact form, slowest", busy("a contact form").at(-1) ?? Number.POSITIVE_INFINITY, costlyGoals.form),
  ];
}
