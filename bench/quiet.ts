import { cpus } from "node:os";

const patience = 10_000;
const calm = 0.2;

const times = () =>
  cpus().map(({ times: { idle, ...busy } }) => ({ idle, busy: busy.user + busy.nice + busy.sys + busy.irq }));

/** How much of the processors is taken, by whomever, for the next quarter of a second. */
async function taken(): Promise<number> {
  const before = times();
  await new Promise((done) => setTimeout(done, 250));
  const after = times();
  const grown = (what: "idle" | "busy") =>
    after.reduce((sum, now, index) => sum + now[what] - (before[index]?.[what] ?? 0), 0);
  return grown("busy") / Math.max(1, grown("idle") + grown("busy"));
}

/** Lets what others do on this machine pass before a visit, because every millisecond of theirs counts fourfold in it. */
export async function quiet() {
  const end = Date.now() + patience;
  while (Date.now() < end && (await taken()) > calm);
}
