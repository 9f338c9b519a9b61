import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { createWorkers } from "./workers.ts";

/** This program stands still at one address, as a process does that the system has stopped. */
const program = `
  process.on("message", (address) => {
    if (address !== "/stopped") process.send({ status: 200, headers: [], body: new Uint8Array(), took: 0 });
  });
  process.on("disconnect", () => process.exit());
  process.send("ready");
`;

it.runIf(process.platform === "linux")(
  "a calculation whose process stood still is not charged to its visitor",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "windtower-workers-"));
    writeFileSync(join(folder, "program.mjs"), program);
    const workers = createWorkers({ program: join(folder, "program.mjs"), secondsPerMinute: 30 });
    onTestFinished(() => {
      workers.close();
      rmSync(folder, { recursive: true });
      vi.restoreAllMocks();
    });
    const ask = (address: string, signal = new AbortController().signal) =>
      workers.answer({ address, cost: "moment", client: "192.0.2.1", signal });
    await ask("/first");
    const late = new AbortController();
    const stopped = ask("/stopped", late.signal);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + 120_000);
    late.abort(new Error("too late"));
    await expect(stopped).rejects.toThrow("too late");
    expect(await ask("/second")).toMatchObject({ status: 200 });
  },
);
