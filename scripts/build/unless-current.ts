/** `npm start` builds, unless nothing from which the last build was made has changed. */
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
