import type { Result, Step } from "./steps.ts";

type Lanes = {
  /** The number of cores. With two cores, two steps that need one core run at the same time, or one step that needs both. */
  cores: number;
  run: (step: Step) => Promise<Result>;
  /** Returns true if no further step may start after this result. */
  stopsAfter: (result: Result) => boolean;
};

/**
 * Runs the steps in their order. As many run at the same time as there are cores for. A step that depends on another step waits for it, and
 * is skipped if the other step failed.
 */
export async function runInLanes(plan: readonly Step[], { cores, run, stopsAfter }: Lanes): Promise<Result[]> {
  const waiting = [...plan];
  const results: Result[] = [];
  const running = new Map<string, { step: Step; done: Promise<void> }>();
  let stopped = false;

  const isOver = (name: string) => results.some((result) => result.name === name);
  const isReady = ({ after }: Step) => !after || isOver(after) || !plan.some(({ name }) => name === after);
  const inUse = () => [...running.values()].reduce((sum, { step }) => sum + coresOf(step), 0);
  const fits = (step: Step) => running.size === 0 || inUse() + coresOf(step) <= cores;

  async function runOne(step: Step) {
    const result = await run(step);
    results.push(result);
    if (stopsAfter(result)) stopped = true;
    running.delete(step.name);
  }

  function startNext(): boolean {
    const index = stopped ? -1 : waiting.findIndex((step) => isReady(step) && fits(step));
    const [step] = index < 0 ? [] : waiting.splice(index, 1);
    if (!step) return false;
    const { name, after } = step;
    const isWithout = results.some((result) => result.name === after && result.outcome !== "passed");
    if (isWithout) results.push({ name, outcome: "skipped", found: `without ${after}`, seconds: 0 });
    else running.set(name, { step, done: runOne(step) });
    return true;
  }

  for (;;) {
    while (startNext());
    if (running.size === 0) break;
    await Promise.race([...running.values()].map(({ done }) => done));
  }
  return plan.flatMap(({ name }) => results.find((result) => result.name === name) ?? []);
}

const coresOf = ({ cores = 2 }: Step) => cores;
