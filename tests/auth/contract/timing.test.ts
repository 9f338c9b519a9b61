import { expect } from "vitest";
import { newAddress, newPassword, newUser, signIn } from "../support/people.ts";
import { onEveryBackend } from "../support/suite.ts";

onEveryBackend("Time", (test) => {
  test(
    "an unknown account costs as much time as a wrong password, and so does a sign-up",
    async (auth) => {
      const strong = await auth.other({ argon2: "strong" });
      const { email } = await newUser(strong);
      const password = newPassword();
      const took = async (ask: () => Promise<unknown>) => {
        const start = performance.now();
        await ask();
        return performance.now() - start;
      };
      const ways = {
        known: () => signIn(strong, { email, password }),
        unknown: () => signIn(strong, { email: newAddress(), password }),
        "sign-up of a known address": () => strong.post("/signup", { email, password }),
        "sign-up of a new address": () => strong.post("/signup", { email: newAddress(), password }),
      };
      const times = new Map<string, number[]>();
      for (let round = 0; round < 9; round++) {
        for (const [name, ask] of Object.entries(ways)) times.set(name, [...(times.get(name) ?? []), await took(ask)]);
      }
      const medians = [...times.values()].map((all) => all.sort((a, b) => a - b)[4] ?? 0);
      const report = [...times.keys()].map((name, index) => `${name}: ${medians[index]?.toFixed(1)} ms`).join(", ");
      expect(Math.max(...medians) / Math.min(...medians), report).toBeLessThan(2);
    },
    "settings",
  );
});
