import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Chromium without the windows around it: a new visitor costs it a fifth of the time. */
const shell = "/usr/bin/chromium-headless-shell";
const whole = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser for the tests: the one named by CHROMIUM_PATH, the system's, Playwright's own, or Debian's, installed now. */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) stop(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const found = [named, shell, chromium.executablePath(), ...whole].find((path) => path && existsSync(path));
  return found ?? installed();
}

function installed(): string {
  try {
    console.log("No Chromium found; installing Debian's package.");
    const options = { stdio: "inherit" } as const;
    execFileSync("apt-get", ["update", "-qq"], options);
    const packages = ["chromium-headless-shell", "fonts-liberation"];
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
  } catch {
    return stop(
      "The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.",
    );
  }
  return existsSync(shell) ? shell : stop("Debian's package brought no browser.");
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
