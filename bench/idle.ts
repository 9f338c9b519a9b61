import { cpus } from "node:os";

const patience = 10_000;
const calm = 0.2;

const times = () =>
  cpus().map(({ times: { idle, ...busy } }) => ({ idle, busy: busy.user + busy.nice + busy.sys + busy.irq }));

/** Measures the processor usage of the whole machine for a quarter of a second. */
async function usage(): Promise<number> {
  const before = times();
  await new Promise((done) => setTimeout(done, 250));
  const after = times();
  const grown = (what: "idle" | "busy") =>
    after.reduce((sum, now, index) => sum + now[what] - (before[index]?.[what] ?? 0), 0);
  return grown("busy") / Math.max(1, grown("idle") + grown("busy"));
}

/** Waits until other load on the machine has ended, because Lighthouse multiplies all times by four. */
export async function waitUntilIdle() {
  const end = Date.now() + patience;
  while (Date.now() < end && (await usage()) > calm);
}
