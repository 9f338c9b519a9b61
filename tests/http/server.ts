import { rmSync } from "node:fs";
import { launch, portOf } from "../e2e/support/launch.ts";
import { dataDir } from "../e2e/support/origin.ts";
import { serverEnv } from "../e2e/support/server-env.ts";
import requireBuild from "../site/require-build.ts";

/** Starts one site for all test files. The worker processes inherit its port and data folder. Returns the function that stops it. */
export default async function startSite(): Promise<() => Promise<void>> {
  requireBuild();
  const site = launch(serverEnv);
  // An interrupted run does not call the function below, and the site would then block the port for the next run.
  process.once("exit", () => site.child.kill());
  await portOf(site);
  return async () => {
    site.child.kill();
    await site.ended;
    rmSync(dataDir, { recursive: true, force: true });
    const errors = site.output().match(/^.*"level":"error".*$/gm);
    if (errors) console.error(`The site's errors:\n${errors.join("\n")}`);
  };
}
