import fc from "@site/testing/fast-check.ts";
import { expect, it } from "vitest";
import { sharedSync } from "./shared-sync.ts";

/** A simulated disk. The test decides when a sync ends or fails. */
function disk() {
  const waiting: { resolve(): void; reject(error: Error): void }[] = [];
  let [begun, most] = [0, 0];
  const sync = () =>
    new Promise<void>((resolve, reject) => {
      begun += 1;
      waiting.push({ resolve, reject });
      most = Math.max(most, waiting.length);
    });
  return { sync, waiting, begun: () => begun, most: () => most };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it("everybody is served by a sync that began after they asked, and one sync runs at a time", async () => {
  const steps = fc.array(fc.constantFrom("ask", "end", "fail"), { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const { sync, waiting, begun, most } = disk();
      const wait = sharedSync(sync);
      const served: Promise<boolean>[] = [];
      const ended: number[] = [];
      for (const step of [...script, "end", "end"]) {
        if (step === "ask") {
          const before = begun();
          const isFresh = () => ended.some((number) => number > before);
          served.push(wait().then(isFresh, () => true));
        } else if (waiting.length > 0) {
          ended.push(begun());
          const one = waiting.shift();
          if (step === "end") one?.resolve();
          else one?.reject(new Error("disk"));
        }
        await turn();
      }
      expect(await Promise.all(served)).not.toContain(false);
      expect(most()).toBeLessThanOrEqual(1);
    }),
  );
});

it("callers that ask at once share a sync, callers that ask while it runs share the next, and a failure reaches only those who waited for it", async () => {
  const { sync, waiting, begun } = disk();
  const wait = sharedSync(sync);
  const first = Promise.allSettled(Array.from({ length: 20 }, wait));
  await turn();
  const others = Array.from({ length: 20 }, wait);
  await turn();
  expect(begun()).toBe(1);
  waiting.shift()?.reject(new Error("disk"));
  expect((await first).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => "rejected"));
  await turn();
  waiting.shift()?.resolve();
  await Promise.all(others);
  expect(begun()).toBe(2);
});
