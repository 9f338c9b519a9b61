import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Chromium without its window system: starting a new browser context takes a fifth of the time. */
const shell = "/usr/bin/chromium-headless-shell";
const whole = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser for the tests: the one in CHROMIUM_PATH and no other, or the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return (named ? [named] : [shell, chromium.executablePath(), ...whole]).find((path) => existsSync(path));
}
