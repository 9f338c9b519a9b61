import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Chromium without its window system. It makes the browser tests a third faster. */
const shells = ["/usr/bin/chromium-headless-shell"];
const whole = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", chromium.executablePath()];

const first = (paths: string[]) => {
  const named = process.env.CHROMIUM_PATH;
  return (named ? [named] : paths).find((path) => existsSync(path));
};

export const findShell = () => first(shells);
/**
 * Finds the complete Chromium. The headless shell lacks the back/forward cache, prerendering and background tabs. CHROMIUM_PATH may name
 * the program.
 */
export const findWholeChromium = () => first(whole);
export const findChromium = () => first([...shells, ...whole]);
