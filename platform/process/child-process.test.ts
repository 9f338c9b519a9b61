import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OrderFailed, type ProcessLimits, processPool } from "./child-process.ts";
import { rowsOf } from "./rows.ts";

const few = (mayWait: number) => rowsOf({ queue: { of: "all", why: "A test needs it.", mayWait } });

/** A program that answers with its process id. Some orders make it crash, hang or misbehave in another way. */
const program = `
  import { takeOrders } from ${JSON.stringify(join(import.meta.dirname, "child-program.ts"))};
  takeOrders((order) => {
    if (order === "crash") process.kill(process.pid, "SIGSEGV");
    else if (order === "hang") for (;;);
    else if (order === "reject") return Promise.reject(new Error("no"));
    else return [order, String(process.pid), Object.keys(process.env).filter((name) => !name.startsWith("MALLOC_")).length];
  });
`;

describe("a process", () => {
  let folder: string;
  let stop = () => {};
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "windtower-process-"));
  });
  afterEach(async () => {
    stop();
    await rm(folder, { recursive: true });
  });

  function started(limits?: Partial<ProcessLimits>) {
    const file = join(folder, "program.mjs");
    writeFileSync(file, program);
    const { order, end } = processPool<string, [order: string, pid: string, settings: number]>(file, {
      ...few(9),
      ...limits,
    });
    stop = end;
    return order;
  }

  it("takes one order after the other, and knows none of our settings", async () => {
    const order = started();
    const answers = await Promise.all(["a", "b", "c"].map((text) => order(text)));
    expect(answers.map(([order]) => order)).toEqual(["a", "b", "c"]);
    expect(new Set(answers.map(([, pid]) => pid)).size).toBe(1);
    expect(answers.map(([, , settings]) => settings)).toEqual([0, 0, 0]);
  });

  it.each(["crash", "hang", "reject"])("starts anew after a %s", async (misfortune) => {
    const order = started();
    const [, before] = await order("a");
    const [bad, good] = await Promise.allSettled([order(misfortune, { mayTake: 500 }), order("b")]);
    expect(bad).toMatchObject({ status: "rejected", reason: expect.any(OrderFailed) });
    expect(good).toMatchObject({ status: "fulfilled", value: ["b", expect.not.stringMatching(`^${before}$`), 0] });
  });

  it("ends when it is idle, and starts again", async () => {
    const order = started({ idleTimeout: 1 });
    const [, before] = await order("a");
    await vi.waitFor(() => expect(() => process.kill(Number(before), 0)).toThrow(), 20_000);
    expect(await order("b")).toMatchObject(["b", expect.not.stringMatching(`^${before}$`), 0]);
  });

  it("is ended if the order on which it works is aborted, and starts again", async () => {
    const order = started();
    const [, before] = await order("a");
    const leaves = new AbortController();
    const left = order("hang", { signal: leaves.signal });
    setImmediate(() => leaves.abort("gone"));
    await expect(left).rejects.toBe("gone");
    expect(await order("b")).toMatchObject(["b", expect.not.stringMatching(`^${before}$`), 0]);
  });

  it("stays for the next order if an asker leaves before it begins", async () => {
    const order = started();
    const [, before] = await order("a");
    const leaves = new AbortController();
    const left = order("hang", { signal: leaves.signal });
    leaves.abort("gone");
    await expect(left).rejects.toBe("gone");
    expect(await order("b")).toEqual(["b", before, 0]);
  });

  it("has others beside it if there is work for them, and those that have worked already are asked first", async () => {
    const order = started({ size: 2 });
    const pids = async (count: number) =>
      new Set((await Promise.all(Array.from({ length: count }, () => order("a")))).map(([, pid]) => pid));
    const [first] = await pids(1);
    expect(await pids(1)).toEqual(new Set([first]));
    expect((await pids(6)).size).toBe(2);
    expect(await pids(1)).toEqual(await pids(1));
  });

  it("reports the processor time of an order that it could not carry out", async () => {
    const order = started();
    const wasted = vi.fn();
    await order("a", { wasted });
    expect(wasted).not.toHaveBeenCalled();
    await expect(order("hang", { mayTake: 500, wasted })).rejects.toThrow(OrderFailed);
    expect(wasted).toHaveBeenCalledExactlyOnceWith(expect.any(Number));
    expect(wasted.mock.lastCall?.[0]).toBeGreaterThan(0.05);
  });

  it("ends when the site is killed", async () => {
    const file = join(folder, "program.mjs");
    writeFileSync(file, program);
    const site = `
      import { processPool } from ${JSON.stringify(join(import.meta.dirname, "child-process.ts"))};
      const [, pid] = await processPool(${JSON.stringify(file)}, { queue: { mayWait: 1 } }).order("a");
      console.log(pid);
      setInterval(() => {}, 1000);
    `;
    const parent = spawn(process.execPath, ["--input-type=module", "-e", site], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [pid] = await once(parent.stdout, "data");
    parent.kill("SIGKILL");
    await vi.waitFor(() => expect(() => process.kill(Number(pid), 0)).toThrow(), 20_000);
  });

  it("knows the settings that it is given", async () => {
    expect((await started({ settings: { ONE: "1" } })("a"))[2]).toBe(1);
  });

  it("refuses orders beyond the length of its queue", async () => {
    const order = started(few(1));
    const outcomes = await Promise.allSettled(["a", "b", "c"].map((text) => order(text)));
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  });

  it("rejects if there is no such program", async () => {
    const { order } = processPool<string, never>(join(folder, "missing.mjs"), few(1));
    const failed = order("a");
    await expect(failed).rejects.toThrow("ended");
    await expect(failed).rejects.not.toBeInstanceOf(OrderFailed);
  });
});
