import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    build: { type: "boolean", default: false },
    write: { type: "string" },
    only: {
      type: "string",
      default: "bytes,speed,requests,leads,inbox,auth,engine,calculator,costly,search,visits,second",
    },
  },
});

const number = (name: string, otherwise: number) => {
  const value = Number(process.env[name] ?? otherwise);
  if (!(value > 0)) throw new Error(`${name} must be a number above 0.`);
  return value;
};

export const options = {
  /** If true, the benchmark makes a complete build first and measures its time. This overwrites build/. */
  build: values.build,
  /** The file into which the report is written. */
  write: values.write,
  parts: new Set(values.only.split(",")),
  /** How often Lighthouse measures each of our pages and its hand-written version. */
  runs: number("BENCH_RUNS", 5),
  /** The number of rounds of the load test, and the seconds of each measurement. */
  rounds: number("BENCH_ROUNDS", 5),
  seconds: number("BENCH_SECONDS", 2),
};
