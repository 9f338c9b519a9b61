import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { origin } from "../e2e/support/origin.ts";
import { serverEnv } from "../e2e/support/server-env.ts";

/** One site for both engines; answers with what stops it. */
export default async function startSite(): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, ["tests/e2e/server.ts"], {
    env: { ...process.env, ...serverEnv },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error("The site did not start.");
    await pause(100);
  }
  return async () => {
    server.kill();
    if (server.exitCode === null) await once(server, "exit");
  };
}

const isReady = () =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
