import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    build: { type: "boolean", default: false },
    write: { type: "string" },
    only: { type: "string", default: "bytes,speed,requests,leads,inbox,auth,engine,calculator,costly,search,visits" },
  },
});

const number = (name: string, otherwise: number) => {
  const value = Number(process.env[name] ?? otherwise);
  if (!(value > 0)) throw new Error(`${name} must be a number above 0.`);
  return value;
};

export const options = {
  /** Times a whole build first, which replaces build/. */
  build: values.build,
  /** The file for the printed report. */
  write: values.write,
  parts: new Set(values.only.split(",")),
  /** The number of Lighthouse runs for each page and each of its two versions. */
  runs: number("BENCH_RUNS", 5),
  /** The rounds of the load test, and the seconds per measurement. */
  rounds: number("BENCH_ROUNDS", 5),
  seconds: number("BENCH_SECONDS", 2),
};
