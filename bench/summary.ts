import { budgets, firstFlight } from "../tests/site/page-weight.ts";
import type { AuthBench } from "./auth.ts";
import type { Bytes, FormScript, Sample } from "./bytes.ts";
import { type CalculatorBench, islandBytes, islandGoal, keystrokeGoal } from "./calculator.ts";
import { type CostlyBench, costlyGoals, quantile } from "./costly.ts";
import { type EngineBench, engineGoal, tenRooms } from "./engine.ts";
import type { Figure } from "./figures.ts";
import { type FloodBench, fileGoal, floodGoal } from "./floods/main.ts";
import type { InboxBench } from "./inbox.ts";
import { type LeadBench, usualLeads } from "./leads.ts";
import { categories } from "./lighthouse.ts";
import type { InboxTime } from "./office-pages.ts";
import type { Rates } from "./requests.ts";
import { type measureSearch, searchGoal } from "./search.ts";
import { middleOf, type SecondPages, secondPageGoal } from "./second-page.ts";
import { middle, type Speed, scoreOf } from "./speed.ts";
import { median, ratio, say, table } from "./table.ts";
import type { measureVisits } from "./visits.ts";

/** The goal for enquiries per second. The clients and the database run on the same machine. */
const leadGoal = 500;
/** The limit for the script that counts visits, in bytes. `tests/site/budgets.test.ts` checks it. */
const visitScript = 700;

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
  search?: Awaited<ReturnType<typeof measureSearch>>;
  visits?: Awaited<ReturnType<typeof measureVisits>>;
  floods?: FloodBench;
  second?: SecondPages;
};
type Row = [what: string, worst: string, where: string, budget: string, verdict: string];
type Found = { value: number; where: string };

const missed = "MISSED";
const verdict = (kept: boolean) => (kept ? "ok" : missed);
const worst = (found: Found[]) => found.reduce((a, b) => (b.value > a.value ? b : a));

/** The rows of each part. The keys are the names of the parts in the option `--only`. */
const parts = {
  bytes: byteRows,
  speed: speedRows,
  requests: rateRows,
  leads: leadRows,
  inbox: inboxRows,
  auth: authRows,
  engine: engineRows,
  calculator: calculatorRows,
  costly: costlyRows,
  search: searchRows,
  visits: visitRows,
  floods: floodRows,
  second: secondRows,
};

/** For each budget, the page that comes nearest to it or exceeds it most. */
export const figuresOf = (results: Results): Figure[] =>
  Object.entries(parts).flatMap(([part, rowsOf]) =>
    rowsOf(results).map(([what, value, where, budget, said]) => ({
      ...{ part, what, value, where, budget },
      missed: said === missed,
    })),
  );

export function printSummary(figures: Figure[]) {
  if (figures.length === 0) return;
  say("Summary: the worst of all pages against the budgets");
  table(
    ["", "worst", "where", "budget", ""],
    figures.map((one) => [one.what, one.value, one.where, one.budget, one.missed ? missed : one.budget && "ok"]),
  );
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
  const weights = worst(
    speeds.map(({ html, sample }) => ({ value: html.ours / html.handwritten, where: sample.name })),
  );
  const scores = categories.map((category): Row => {
    const { value, where } = worst(
      speeds.map((speed) => ({ value: -scoreOf(speed, category), where: speed.sample.name })),
    );
    return [`Lighthouse ${category}`, String(-value), value === -100 ? "all" : where, "100", verdict(value === -100)];
  });
  return [
    ["bytes / by hand", ratio(weights.value, 1), weights.where, "≤ 1.15 ×", verdict(weights.value < 1.155)],
    ...paints,
    ["CLS", shift.value.toFixed(3), shift.value === 0 ? "all" : shift.where, "0", verdict(shift.value < 0.0005)],
    ...scores,
  ];
}

function rateRows({ rates }: Results): Row[] {
  if (!rates) return [];
  return rates.targets.map(({ name }, index): Row => {
    const rate = Math.round(rates.ours[index] ?? 0).toLocaleString("en");
    return [`requests/s, ${name}`, rate, `${ratio(rates.ratios[index] ?? 0, 1)} of nginx`, "", ""];
  });
}

function leadRows({ leads = [] }: Results): Row[] {
  return leads.flatMap(({ database, times }): Row[] => {
    const { p99, failed } = times.get(usualLeads) ?? { p99: Number.NaN, failed: 0 };
    const kept = verdict(p99 < 250 && failed === 0);
    return [
      ...[...times].map(([clients, { rate }]): Row => {
        const what = `enquiries a second, ${clients} clients`;
        return [what, String(Math.round(rate)), database, `≥ ${leadGoal}`, verdict(rate >= leadGoal)];
      }),
      [`enquiry p99, ${usualLeads} clients`, `${Math.round(p99)} ms`, database, "< 250 ms, all taken", kept],
    ];
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

/**
 * Compares the time of pages with the time of a sign-in. If pages had to wait for password hashing, they would take at least as long as one
 * sign-in.
 */
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
  const busy = (taskName: string) => costly.times.find(({ name }) => name === taskName)?.busy ?? [];
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

const p99 = ({ times }: { times: number[] }) =>
  quantile(
    times.toSorted((a, b) => a - b),
    0.99,
  );

function searchRows({ search = [] }: Results): Row[] {
  const searches = search.filter(({ name }) => name.startsWith("a search"));
  return searches.map((one): Row => {
    const ms = p99(one);
    return ["search p99", `${ms.toFixed(1)} ms`, one.name, `< ${searchGoal} ms`, verdict(ms < searchGoal)];
  });
}

function visitRows({ visits }: Results): Row[] {
  if (!visits) return [];
  const scripts = visits.bytes.map(([name, bytes]): Row => {
    const budget = name === "counts visits" ? visitScript : undefined;
    const said = budget === undefined ? "" : verdict(bytes <= budget);
    return [
      `bytes of the script: ${name}`,
      String(bytes),
      "each page",
      budget === undefined ? "" : `≤ ${budget}`,
      said,
    ];
  });
  const taken = visits.taken.map((one): Row => ["counting visits, p99", `${p99(one).toFixed(1)} ms`, one.name, "", ""]);
  return [...scripts, ...taken];
}

function floodRows({ floods }: Results): Row[] {
  if (!floods) return [];
  const row = (what: "form" | "file", goal: number): Row => {
    const others = floods.floods.filter(({ row }) => row !== "control");
    const slow = worst(others.map((one) => ({ value: p99(one[what]), where: `${one.name}, ${one.how}` })));
    return [
      `a ${what}'s p99 beside floods`,
      `${Math.round(slow.value)} ms`,
      slow.where,
      `≤ ${goal} ms`,
      verdict(slow.value <= goal),
    ];
  };
  return [row("form", floodGoal), row("file", fileGoal)];
}

function secondRows({ second }: Results): Row[] {
  if (!second) return [];
  const value = middleOf(second.pages);
  const where = `${second.pages.length} pages`;
  const kept = verdict(value < secondPageGoal + 0.005);
  return [["second page, dcz / by hand in Brotli, middle", ratio(value, 1), where, `≤ ${secondPageGoal} ×`, kept]];
}
