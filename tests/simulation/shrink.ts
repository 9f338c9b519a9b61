import { type Run, runPlan } from "./office.ts";
import type { Place } from "./place.ts";
import type { Plan } from "./plan.ts";

/** The number of orders that are tried for each smaller plan, because with fewer operations the turns come in another order. */
const orders = 8;
/** The most runs for one fault. A plan that is not the smallest is better than a night spent on it. */
const mostRuns = 200;

/** Takes out operations, faults and processes as long as the same rule is broken. */
export async function shrink(plan: Plan, run: Run, place: Place): Promise<{ plan: Plan; run: Run }> {
  const kind = kindOf(run);
  const budget = { runs: mostRuns };
  let best = { plan, run };
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const smaller of smallerThan(best.plan)) {
      const found = await failing(smaller, kind, place, budget);
      if (!found) continue;
      best = found;
      isSmaller = true;
      break;
    }
  }
  return best;
}

const kindOf = ({ violations }: Run) => violations[0]?.replace(/\d+/g, "n");

async function failing(plan: Plan, kind: string | undefined, place: Place, budget: { runs: number }) {
  for (let turn = 0; turn < orders && budget.runs > 0; turn += 1) {
    budget.runs -= 1;
    const tried = { ...plan, order: plan.order + turn };
    const run = await runPlan(tried, place);
    if (kindOf(run) === kind) return { plan: tried, run };
  }
  return undefined;
}

function* smallerThan(plan: Plan): Generator<Plan> {
  const { operations, faults, processes } = plan;
  const half = Math.ceil(operations.length / 2);
  if (operations.length > 3) {
    yield { ...plan, operations: operations.slice(0, half) };
    yield { ...plan, operations: operations.slice(half) };
  }
  for (const at of faults.keys()) yield { ...plan, faults: faults.toSpliced(at, 1) };
  for (const at of operations.keys()) yield { ...plan, operations: operations.toSpliced(at, 1) };
  const last = processes - 1;
  const isUsed = [...operations, ...faults].some((one) => "process" in one && one.process === last);
  if (last > 0 && !isUsed) yield { ...plan, processes: last };
}
