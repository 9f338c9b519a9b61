/**
 * `npm run soak -- --minutes 30` runs the visitors and the office of `npm run load` for a long time, only on this machine. Each minute it
 * prints the memory, the open handles, the size of SQLite's log and the disk space. It exits with 1 if one of them keeps growing.
 */
import { globSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { cleanUp } from "../cleanup.ts";
import { say, table } from "../table.ts";
import { memoryOf } from "./memory.ts";
import { growthIn, type Sample } from "./slope.ts";
import { sendVisitors, startLoaded, type TrafficCounts } from "./traffic.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    visitors: { type: "string", default: "8" },
    postgres: { type: "boolean", default: false },
  },
});
const minutes = Math.min(24 * 60, Math.max(1, Number(values.minutes) || 1));
const visitors = Math.min(200, Math.max(1, Number(values.visitors) || 1));

const megabytes = (files: string[]) =>
  files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0) / 1e6;

async function soak() {
  const { pids, data, visits } = await startLoaded({}, values.postgres);
  const [pid = 0] = pids;
  const forms = () => visits.filter(([name]) => name.startsWith("form"));
  let sent = 0;
  for (const visit of forms()) {
    const send = visit[2];
    visit[2] = async () => {
      const status = await send();
      if (status === 200) sent += 1;
      return status;
    };
  }
  const samples: Sample[] = [];
  const begun = performance.now();
  const watch = async () => {
    for (let minute = 1; minute <= minutes; minute += 1) {
      await pause(Math.max(0, begun + minute * 60_000 - performance.now()));
      const files = globSync("**/*", { cwd: data }).map((file) => join(data, file));
      const sample = {
        minute,
        memory: memoryOf(pid).now,
        handles: readdirSync(`/proc/${pid}/fd`).length,
        wal: Math.round(megabytes(files.filter((file) => file.endsWith("-wal")))),
        data: Math.round(megabytes(files)),
        forms: sent,
      };
      samples.push(sample);
      console.error(
        Object.entries(sample)
          .map((pair) => pair.join(" "))
          .join(", "),
      );
    }
  };
  const [seen] = await Promise.all([sendVisitors(visits, visitors, minutes * 60), watch()]);
  print(samples, seen, memoryOf(pid).peak);
}

function print(samples: Sample[], seen: Map<string, TrafficCounts>, peak: number) {
  const answered = [...seen.values()].reduce((sum, { times }) => sum + times.length, 0);
  const others = [...seen].flatMap(([name, one]) => [...one.others].map(([what, n]) => `${name}: ${n} × ${what}`));
  say(`Soak: ${visitors} visitors, ${minutes} minutes, ${values.postgres ? "PostgreSQL" : "SQLite"}`);
  table(
    ["minute", "memory MB", "handles", "log MB", "data MB", "forms"],
    samples.map(({ minute, memory, handles, wal, data, forms }) => [minute, memory, handles, wal, data, forms]),
  );
  say(`${answered} answered; ${others.join(", ") || "no other answers"}. Memory at the peak: ${peak} MB.`);
  const grown = growthIn(samples);
  say(grown.length === 0 ? "Nothing grows." : `Growth: ${grown.join("; ")}.`);
  if (grown.length > 0) process.exitCode = 1;
}

try {
  await soak();
} finally {
  await cleanUp();
}
