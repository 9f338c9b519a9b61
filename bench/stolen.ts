import { readFileSync } from "node:fs";

/**
 * Returns the share of the processors' time since the first call, in percent, that the host of a virtual machine gave to others; undefined if the
 * system does not report it.
 */
export function stolenSince(): () => string | undefined {
  const before = ticks();
  return () => {
    const now = ticks();
    if (!before || !now) return undefined;
    return `${((100 * (now.stolen - before.stolen)) / (now.all - before.all)).toFixed(0)} %`;
  };
}

/** The numbers are user, nice, system, idle, iowait, irq, softirq and steal of all processors together (proc_stat(5)). */
function ticks() {
  try {
    const [, ...figures] = readFileSync("/proc/stat", "utf8").split("\n", 1)[0]?.trim().split(/\s+/) ?? [];
    const times = figures.slice(0, 8).map(Number);
    return { stolen: times[7] ?? 0, all: times.reduce((sum, time) => sum + time, 0) };
  } catch {
    return undefined;
  }
}
