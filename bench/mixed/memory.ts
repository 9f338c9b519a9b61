import { globSync, readFileSync } from "node:fs";

/** The resident memory of a process in MB: the current value and the highest value so far. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const field = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: field("VmRSS"), peak: field("VmHWM") };
}

/** The processor time that a process has used, in seconds. */
export function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Records the resident memory every 250 ms. The median describes the usual state better than the last value. */
export function watchMemory(pid: number) {
  const seen: number[] = [];
  const timer = setInterval(() => seen.push(memoryOf(pid).now), 250);
  return () => {
    clearInterval(timer);
    const sorted = seen.toSorted((a, b) => a - b);
    return { middle: sorted[Math.floor(sorted.length / 2)] ?? 0, ...memoryOf(pid) };
  };
}

/** Returns the memory in MB of the process's child processes. They compute, draw pictures, parse mails or make PDFs. */
export function memoryOfChildren(pid: number): number {
  const lists = globSync(`/proc/${pid}/task/*/children`).map((file) => readFileSync(file, "utf8"));
  const children = lists.flatMap((list) => list.trim().split(" ").filter(Boolean));
  return children.reduce((sum, child) => sum + memoryOf(Number(child)).now, 0);
}
