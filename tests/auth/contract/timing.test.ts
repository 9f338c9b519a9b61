import { expect } from "vitest";
import type { Backend } from "../support/backend.ts";
import { newAddress, newPassword, newUser, signIn } from "../support/people.ts";
import { onEveryBackend } from "../support/suite.ts";

const rounds = 9;

/**
 * Returns the CPU time of a request in ms, including the threads that hash. The server runs in this process. Elapsed time would include
 * other work on the machine.
 */
async function costOf(ask: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await ask();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Returns the smallest of several measurements, because other load on the machine can only make them larger. */
const least = (costs: number[]) => Math.min(...costs);

/** Expects the same cost from all these requests. They are measured in turn, because the first request of a kind is slower. */
async function expectAlike(ways: Record<string, () => Promise<unknown>>) {
  const costs = Object.keys(ways).map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, ask] of Object.values(ways).entries()) costs[index]?.push(await costOf(ask));
  }
  const times = costs.map(least);
  const report = Object.keys(ways).map((name, index) => `${name}: ${times[index]?.toFixed(1)} ms`);
  expect(Math.max(...times) / Math.min(...times), report.join(", ")).toBeLessThan(1.5);
}

onEveryBackend("Timing", (test) => {
  const strongServer = async (auth: Backend) => {
    const server = await auth.other({ argon2: "strong" });
    return { server, email: (await newUser(server)).email };
  };

  test(
    "an unknown account takes as long as a wrong password",
    async (auth) => {
      const { server, email } = await strongServer(auth);
      const password = newPassword();
      await expectAlike({
        known: () => signIn(server, { email, password }),
        unknown: () => signIn(server, { email: newAddress(), password }),
      });
    },
    "settings",
  );

  test(
    "signing up takes as long with a known as with an unknown address",
    async (auth) => {
      const { server, email } = await strongServer(auth);
      const password = newPassword();
      await expectAlike({
        known: () => server.post("/signup", { email, password }),
        unknown: () => server.post("/signup", { email: newAddress(), password }),
      });
    },
    "settings",
  );
});
