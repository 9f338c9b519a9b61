import { spawn } from "node:child_process";
import { once } from "node:events";
import { serverEnv } from "../e2e/support/server-env.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

/** One site for both engines; answers with what stops it. */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (![firefox, webkit].some((engine) => engine.isHere())) return undefined;
  const server = spawn(process.execPath, ["tests/e2e/server.ts"], {
    env: { ...process.env, ...serverEnv },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // An interrupted run ends without the function below, and the site would keep the port from the next.
  process.once("exit", () => server.kill());
  const ended = once(server, "exit");
  const failed = ended.then(() => Promise.reject(new Error("The site did not start.")));
  let said = "";
  server.stdout.on("data", (chunk) => {
    said += chunk;
  });
  while (!said.includes("is open at")) await Promise.race([once(server.stdout, "data"), failed]);
  failed.catch(() => {});
  return async () => {
    server.kill();
    await ended;
  };
}
