import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Chromium without its window system makes the browser tests a third faster. */
const shells = ["/usr/bin/chromium-headless-shell"];
const whole = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", chromium.executablePath()];

const first = (paths: string[]) => {
  const named = process.env.CHROMIUM_PATH;
  return (named ? [named] : paths).find((path) => existsSync(path));
};

export const findShell = () => first(shells);
/** Finds the Chromium that has back/forward cache, prerendering and tabs in the background. CHROMIUM_PATH may name one. */
export const findWholeChromium = () => first(whole);
export const findChromium = () => first([...shells, ...whole]);
