import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Backend, Capability } from "./backend.ts";
import { backends } from "./choose.ts";
import { heardBy, leaksIn } from "./secrets.ts";

type Run = (auth: Backend) => Promise<void>;
export type Test = (name: string, run: Run, ...needs: Capability[]) => void;

/** Runs the tests on each backend. Numbers in brackets are the numbers of section 15 of the contract. */
export function onEveryBackend(what: string, tests: (test: Test) => void) {
  describe.each(backends)(`${what} · %s`, (_, start) => {
    let auth: Backend;
    beforeAll(async () => {
      auth = await start();
    });
    afterAll(() => auth?.close());
    beforeEach(() => toStepStart(auth));

    tests((name, run, ...needs) => {
      it(name, async (context) => {
        for (const need of needs) {
          const why = auth.lacks[need];
          if (why) context.skip(why);
        }
        await run(auth);
      });
    });

    it("no secret in any answer or log line of the above", () => {
      expect(leaksIn(heardBy(auth), auth.lacks.log ? "" : auth.log())).toEqual([]);
    });
  });
}

/** Waits until the next time step begins. A code that was made at the end of its 30 seconds could expire before it arrives. */
function toStepStart(auth: Backend) {
  if (!auth.lacks.clock) auth.advance(30_000 - (auth.now() % 30_000));
}
