import { currentTime } from "#platform/machine/time.ts";
import type { Metric, Sample } from "./text.ts";

/** The values of the label "kind". The list is short and fixed, so a visitor cannot invent a label, and no address is stored. */
export type Kind = "file" | "page" | "form" | "auth" | "office" | "beacon" | "metrics";

const seconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Times {
  within: number[];
  sum: number;
  count: number;
}

/** Counts all answers, and measures the duration of those that are made at request time. */
export function countRequests() {
  const answers = new Map<string, number>();
  const times = new Map<Kind, Times>();
  const started = currentTime();
  const add = (kind: Kind, status: number) => {
    const key = `${kind} ${status}`;
    answers.set(key, (answers.get(key) ?? 0) + 1);
  };
  return {
    file: (status: number) => add("file", status),
    answered(method: string, path: string, status: number, ms: number) {
      const kind = kindOf(method, path);
      add(kind, status);
      const one = times.get(kind) ?? { within: seconds.map(() => 0), sum: 0, count: 0 };
      times.set(kind, one);
      one.sum += ms / 1000;
      one.count += 1;
      for (const [at, bound] of seconds.entries()) if (ms / 1000 <= bound) one.within[at] = (one.within[at] ?? 0) + 1;
    },
    metrics: (): Metric[] => [
      {
        name: "windtower_http_requests_total",
        help: "Answers by kind and status.",
        type: "counter",
        samples: [...answers].map(([key, count]): Sample => {
          const [kind = "", status = ""] = key.split(" ");
          return [{ kind, status }, count];
        }),
      },
      {
        name: "windtower_http_request_duration_seconds",
        help: "How long answers took that were made at request time.",
        type: "histogram",
        samples: [...times].flatMap(([kind, one]) => histogram(kind, one)),
      },
      {
        name: "process_start_time_seconds",
        help: "When the process started.",
        type: "gauge",
        samples: [[{}, started / 1000]],
      },
    ],
  };
}

export type RequestCounts = ReturnType<typeof countRequests>;

export function kindOf(method: string, path: string): Kind {
  if (path === "/seen") return "beacon";
  if (path === "/metrics") return "metrics";
  if (path.startsWith("/auth/v1/")) return "auth";
  if (/^\/(?:ar\/)?admin(?:\/|$)/.test(path)) return "office";
  return method === "POST" ? "form" : "page";
}

const histogram = (kind: Kind, { within, sum, count }: Times): Sample[] => [
  ...seconds.map((bound, at): Sample => [{ kind, le: String(bound) }, within[at] ?? 0, "_bucket"]),
  [{ kind, le: "+Inf" }, count, "_bucket"],
  [{ kind }, sum, "_sum"],
  [{ kind }, count, "_count"],
];
