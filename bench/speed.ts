import { brotliSizeOf } from "../tests/site/weigh.ts";
import { builtFile, type Sample } from "./bytes.ts";
import { categories, type metrics, type Run, visit } from "./lighthouse.ts";
import { options } from "./options.ts";
import { median, progress, ratio, say, table } from "./table.ts";

type Metric = keyof typeof metrics;
export type Speed = { sample: Sample; ours: Run[]; handwritten: Run[]; html: { ours: number; handwritten: number } };
type Place = { origin: string; folder: string };

/** Measures our version and the hand-written version of every page in turn, so that other load on the machine affects both. */
export async function measureSpeed(samples: Sample[], ours: Place, handwritten: Place): Promise<Speed[]> {
  const speeds: Speed[] = [];
  for (const sample of samples) {
    const html = {
      ours: await brotliSizeOf(builtFile(ours.folder, sample.page)),
      handwritten: await brotliSizeOf(builtFile(handwritten.folder, sample.page)),
    };
    speeds.push({ sample, ours: [], handwritten: [], html });
  }
  for (let run = 0; run < options.runs; run++) {
    for (const speed of speeds) {
      progress(`Lighthouse ${run + 1}/${options.runs}: ${speed.sample.name}`);
      const { path } = speed.sample.page;
      // The order alternates, so that a change of the machine's load over time favours neither version.
      const mine = async () => speed.ours.push(await visit(ours.origin + path, run === 0));
      const other = async () => speed.handwritten.push(await visit(handwritten.origin + path, false));
      for (const turn of run % 2 ? [other, mine] : [mine, other]) await turn();
    }
  }
  progress("");
  return speeds;
}

export const middle = (runs: Run[], metric: Metric) => median(runs.map(({ values }) => values[metric]));

const score = (runs: Run[], category: (typeof categories)[number]) =>
  median(runs.flatMap(({ scores }) => scores[category] ?? []));

const whole = (value: number) => Math.round(value).toLocaleString("en");

export function printSpeed(speeds: Speed[]) {
  say(
    `2. Lighthouse mobile, simulated throttling, median of ${options.runs}, alternating with a hand-written page of the same content`,
  );
  const pair = (speed: Speed, metric: Metric) => {
    const [ours, theirs] = [middle(speed.ours, metric), middle(speed.handwritten, metric)];
    return [whole(ours), whole(theirs), ratio(ours, theirs)];
  };
  table(
    ["", "HTML", "by hand", "ratio", "FCP ms", "by hand", "ratio", "LCP ms", "by hand", "ratio"],
    speeds.map((speed) => {
      const { ours, handwritten } = speed.html;
      return [
        speed.sample.name,
        ours,
        handwritten,
        ratio(ours, handwritten),
        ...pair(speed, "FCP"),
        ...pair(speed, "LCP"),
      ];
    }),
  );
  say();
  table(
    ["", "CLS", "by hand", "TBT ms", "by hand", ...categories, "perf. by hand"],
    speeds.map(({ sample, ours, handwritten }) => [
      sample.name,
      ...[ours, handwritten].map((runs) => middle(runs, "CLS").toFixed(3)),
      ...[ours, handwritten].map((runs) => whole(middle(runs, "TBT"))),
      ...categories.map((category) => score(ours, category)),
      score(handwritten, "performance"),
    ]),
  );
  say();
  printFaults(speeds);
}

/** Prints each failed audit once, with the pages that failed it. */
function printFaults(speeds: Speed[]) {
  const all = speeds.flatMap(({ sample, ours }) =>
    (ours[0]?.faults ?? []).map(({ what, value }) => ({ what, where: `${sample.name}${value ? ` (${value})` : ""}` })),
  );
  if (all.length === 0) return;
  say("What costs points or moved in the first run of ours:");
  for (const [what, found] of Map.groupBy(all, (fault) => fault.what))
    say(`  ${what} – ${found.map(({ where }) => where).join(", ")}`);
  say();
}

export const scoreOf = ({ ours }: Speed, category: (typeof categories)[number]) => score(ours, category);
