/** `npm start` runs the build, unless the sources are the same as in the last build. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fingerprint, fingerprintFile } from "./fingerprint.ts";

function lastBuild(): string | undefined {
  try {
    return readFileSync(fingerprintFile, "utf8");
  } catch {
    return undefined; // There is no build, or the last build failed.
  }
}

if (lastBuild() === fingerprint()) console.log("Nothing has changed since the last build.");
else process.exitCode = spawnSync(process.execPath, ["scripts/build/main.ts"], { stdio: "inherit" }).status ?? 1;
