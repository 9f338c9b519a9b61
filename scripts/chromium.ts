import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser for the tests: the one named by CHROMIUM_PATH, the system's, Playwright's own, or Debian's, installed now. */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) stop(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const found = [named, ...usual, chromium.executablePath()].find((path) => path && existsSync(path));
  return found ?? installed();
}

function installed(): string {
  try {
    console.log("No Chromium found; installing Debian's package.");
    const options = { stdio: "inherit" } as const;
    execFileSync("apt-get", ["update", "-qq"], options);
    execFileSync(
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"],
      options,
    );
  } catch {
    return stop(
      "The browser tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.",
    );
  }
  return usual.find(existsSync) ?? stop("Debian's chromium package brought no browser.");
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
