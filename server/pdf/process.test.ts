import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTypesetter, type ProcessLimits } from "./process.ts";

const order = (template: string) => ({ template, data: "{}", at: 0 });

/** A typesetter that answers with its process id, or misbehaves as it is asked. */
const program = `
  process.on("message", ({ template }) => {
    if (template === "crash") process.kill(process.pid, "SIGSEGV");
    else if (template === "hang") for (;;);
    else if (template === "wrong") process.send({ problem: "no such template" });
    else process.send({ pdf: Buffer.from([template, process.pid, Object.keys(process.env).length].join(" ")) });
  });
  process.on("disconnect", () => process.exit());
  process.send("ready");
`;

describe("the typesetter's process", () => {
  let folder: string;
  let stop = () => {};
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "windtower-typesetter-"));
  });
  afterEach(async () => {
    stop();
    await rm(folder, { recursive: true });
  });

  function typesetter(limits?: ProcessLimits) {
    const file = join(folder, "program.mjs");
    writeFileSync(file, program);
    const { typeset, end } = createTypesetter(file, limits);
    stop = end;
    return async (template: string) =>
      Buffer.from(await typeset(order(template)))
        .toString()
        .split(" ");
  }

  it("takes one order after the other, and knows no setting of ours", async () => {
    const typeset = typesetter();
    const answers = await Promise.all(["a", "b", "c"].map(typeset));
    expect(answers.map(([template]) => template)).toEqual(["a", "b", "c"]);
    expect(new Set(answers.map(([, pid]) => pid)).size).toBe(1);
    expect(answers.map(([, , settings]) => settings)).toEqual(["0", "0", "0"]);
  });

  it.each(["crash", "hang", "wrong"])("starts anew after a %s", async (misfortune) => {
    const typeset = typesetter({ mayTake: 500 });
    const [, before] = await typeset("a");
    const [bad, good] = await Promise.allSettled([typeset(misfortune), typeset("b")]);
    expect(bad.status).toBe("rejected");
    expect(good).toMatchObject({ status: "fulfilled", value: ["b", expect.not.stringMatching(`^${before}$`), "0"] });
  });

  it("refuses what its queue cannot hold", async () => {
    const typeset = typesetter({ mayQueue: 1 });
    const outcomes = await Promise.allSettled(["a", "b", "c"].map(typeset));
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  });

  it("rejects where there is no such program", async () => {
    const { typeset } = createTypesetter(join(folder, "missing.mjs"));
    await expect(typeset(order("a"))).rejects.toThrow("ended");
  });
});
