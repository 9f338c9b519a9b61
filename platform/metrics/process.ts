import { monitorEventLoopDelay } from "node:perf_hooks";
import { gauge, type Metric } from "./text.ts";

let delay: ReturnType<typeof monitorEventLoopDelay> | undefined;

/** Starts to measure the delay of the event loop. Before the first call nothing is measured. */
export function watchEventLoop(): void {
  delay ??= monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
}

/** The delay of the event loop since the last call, in seconds. */
function lag(): { p99: number; max: number } {
  if (!delay || delay.count === 0) return { p99: 0, max: 0 };
  const found = { p99: delay.percentile(99) / 1e9, max: delay.max / 1e9 };
  delay.reset();
  return found;
}

export function processMetrics(): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const { p99, max } = lag();
  return [
    gauge("process_resident_memory_bytes", "Resident memory.", rss),
    gauge("nodejs_heap_size_used_bytes", "Used heap of the main thread.", heapUsed),
    {
      name: "process_cpu_seconds_total",
      help: "Processor time used.",
      type: "counter",
      samples: [[{}, (user + system) / 1e6]],
    },
    gauge(
      "nodejs_eventloop_lag_p99_seconds",
      "How late the event loop was, 99th percentile since the last scrape.",
      p99,
    ),
    gauge("nodejs_eventloop_lag_max_seconds", "The same at worst.", max),
    gauge(
      "nodejs_active_resources",
      "Sockets, timers and files that are open.",
      process.getActiveResourcesInfo().length,
    ),
  ];
}
