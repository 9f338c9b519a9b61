import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { createWorkers } from "./workers.ts";

/** A worker that hangs at the address /stopped, like a process that the operating system has stopped, and that exits at /ended. */
const program = `
  process.on("message", (address) => {
    if (address === "/ended") process.exit(1);
    if (address !== "/stopped") process.send({ status: 200, headers: [], body: new Uint8Array(), took: 0 });
  });
  process.on("disconnect", () => process.exit());
  process.send("ready");
`;

it.runIf(process.platform === "linux")(
  "a visitor is not charged for a process that stood still, nor for the time in the queue",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "windtower-workers-"));
    writeFileSync(join(folder, "program.mjs"), program);
    const workers = createWorkers({ program: join(folder, "program.mjs"), secondsPerMinute: 30 });
    onTestFinished(() => {
      workers.close();
      rmSync(folder, { recursive: true });
      vi.restoreAllMocks();
    });
    const ask = (address: string, signal = new AbortController().signal, client = "192.0.2.1") =>
      workers.answer({ address, cost: "moment", client, signal });
    await ask("/first");
    const [late, leaves, stays] = [new AbortController(), new AbortController(), new AbortController()];
    const stopped = ask("/stopped", late.signal);
    const left = ask("/left", leaves.signal, "192.0.2.2");
    const ended = ask("/ended", stays.signal, "192.0.2.3");
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + 120_000);
    leaves.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    late.abort(new Error("too late"));
    await expect(stopped).rejects.toThrow("too late");
    await expect(ended).rejects.toThrow("ended");
    for (const client of ["192.0.2.1", "192.0.2.2", "192.0.2.3"])
      expect(await ask(`/second?${client}`, stays.signal, client)).toMatchObject({ status: 200 });
  },
);
