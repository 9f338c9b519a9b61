import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumFlags, chromiumPath } from "./chromium.ts";
import { atEnd } from "./cleanup.ts";
import { waitUntilIdle } from "./idle.ts";

export const metrics = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  CLS: "cumulative-layout-shift",
  TBT: "total-blocking-time",
} as const;

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Run = {
  values: Record<keyof typeof metrics, number>;
  scores: Partial<Record<(typeof categories)[number], number>>;
  /** The audits that lost points. `what` is Lighthouse's name, and `value` is what it reported. */
  faults: { what: string; value: string }[];
};

const attempts = 3;

/** Measures a page. On a busy machine Chromium sometimes records a trace without its beginning; the measurement is then repeated. */
export async function visit(url: string, all: boolean): Promise<Run> {
  for (let attempt = 1; ; attempt++) {
    try {
      await waitUntilIdle();
      return await visitOnce(url, all);
    } catch (error) {
      if (attempt === attempts) throw error;
      process.stderr.write(`Once more, because ${String(error)}\n`);
    }
  }
}

/**
 * Measures a page with a new browser profile and Lighthouse's phone. The categories whose result never varies are measured only if `all` is
 * true.
 */
async function visitOnce(url: string, all: boolean): Promise<Run> {
  const browser = await launch({ chromePath: chromiumPath(), chromeFlags: chromiumFlags, logLevel: "silent" });
  const kill = () => browser.kill();
  atEnd(kill);
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: "silent",
      onlyCategories: all ? [...categories] : ["performance"],
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse at ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    return read(result.lhr);
  } finally {
    kill();
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function read({ audits, categories: found }: Result): Run {
  const values = Object.fromEntries(
    Object.entries(metrics).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
  );
  const scores = Object.fromEntries(Object.values(found).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]));
  const costly = Object.values(found).flatMap(({ id, auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map((reference) => ({ category: id, audit: audits[reference.id] })),
  );
  const faults = costly.flatMap(({ category, audit }) =>
    audit?.score != null && audit.score < 0.995
      ? [{ what: `${category}: ${audit.title}`, value: audit.displayValue ?? "" }]
      : [],
  );
  return {
    values: values as Run["values"],
    scores,
    faults: [...faults, ...moved(audits["cls-culprits-insight"]?.details)],
  };
}

/** Returns the elements that a layout shift has moved. A small shift loses no points, but our budget for layout shift is zero. */
function moved(details: unknown): Run["faults"] {
  const labels = [...JSON.stringify(details ?? {}).matchAll(/"selector":("(?:[^"\\]|\\.)*")/g)].map(
    ([, label = '""']) => String(JSON.parse(label)),
  );
  return [...new Set(labels)].map((label) => ({ what: `moved: ${label}`, value: "" }));
}
