import { readFileSync } from "node:fs";

/**
 * Returns a function that tells how much processor time the host of a virtual machine has given to other machines since this call, in
 * percent. Undefined if the system does not report it.
 */
export function stolenSince(): () => string | undefined {
  const before = ticks();
  return () => {
    const now = ticks();
    if (!before || !now) return undefined;
    return `${((100 * (now.stolen - before.stolen)) / (now.all - before.all)).toFixed(0)} %`;
  };
}

/** Reads the processor times of all processors together: user, nice, system, idle, iowait, irq, softirq and steal (proc_stat(5)). */
function ticks() {
  try {
    const [, ...figures] = readFileSync("/proc/stat", "utf8").split("\n", 1)[0]?.trim().split(/\s+/) ?? [];
    const times = figures.slice(0, 8).map(Number);
    return { stolen: times[7] ?? 0, all: times.reduce((sum, time) => sum + time, 0) };
  } catch {
    return undefined;
  }
}
