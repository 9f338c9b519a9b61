import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumFlags, chromiumPath } from "./chromium.ts";
import { atEnd } from "./cleanup.ts";
import { median, say, table } from "./table.ts";

export interface CalculatorBench {
  pages: { name: string; middle: number; p95: number; slowest: number }[];
  /**
   * For each page, the scripts and their compressed size (Brotli) as Chromium received them: only those of the island, without React and
   * the island loader.
   */
  bytes: Map<string, Map<string, number>>;
}

/** The goal for the time from a keystroke to the frame with its result, in ms. */
export const keystrokeGoal = 100;
export const islandGoal = 60 * 1024;
const slowdown = 4;
const rounds = 24;
/** The first keystrokes are not counted, because the code is not compiled yet. */
const warmUp = 4;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const page = "/calculators/hvac-cooling-load";
/** Each page, with the field into which the benchmark types. */
const pages = [
  { name: page, field: "#f-area" },
  { name: `/ar${page}`, field: "#f-area" },
  { name: `${page}?mode=engineer`, field: "#f-0a" },
  { name: `/ar${page}?mode=engineer`, field: "#f-0a" },
  { name: `${page}?mode=engineer&r=20`, field: "#f-0a" },
];
/** Scripts that every island needs. They are not counted. */
const shared = /^(client|react|react-dom|rolldown-runtime|entry\.client|late)-/;

export async function measureCalculator(origin: string): Promise<CalculatorBench> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  atEnd(() => browser.close());
  const result: CalculatorBench = { pages: [], bytes: new Map() };
  for (const { name, field } of pages) {
    const { times, files } = await use(browser, origin + name, field);
    const sorted = times.slice(warmUp).sort((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
    result.pages.push({ name, middle: median(sorted), p95, slowest: sorted.at(-1) ?? 0 });
    result.bytes.set(name, files);
  }
  await browser.close();
  return result;
}

async function use(browser: Browser, url: string, field: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const files = new Map<string, number>();
  page.on("requestfinished", async (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/assets\/.*\.js$/.test(pathname)) return;
    const { responseBodySize } = await request.sizes();
    if (!shared.test(pathname.slice(8))) files.set(pathname.slice(8), responseBodySize);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.locator(field).focus();
  await page.locator("[data-live]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const times = await typeAll(page, field);
  await context.close();
  return { times, files };
}

/** Types into the field. Each round changes the last digit of the area, and waits until the parts that update late have updated. */
async function typeAll(page: Page, field: string): Promise<number[]> {
  await page.locator(field).fill("30.0");
  await page.evaluate(record);
  for (let round = 0; round < rounds; round += 1) {
    await page.keyboard.press("Backspace");
    await page.waitForTimeout(1000);
    await page.keyboard.press(String((round % 9) + 1));
    await page.waitForFunction((count) => (window as Recording).keys.length > count, round);
    await page.waitForTimeout(1000);
  }
  return page.evaluate(() => (window as Recording).keys);
}

type Recording = typeof window & { keys: number[] };

/**
 * Records the time from the keydown of each digit to the first frame with another result. A digit that does not change the result cannot be
 * measured: the recording would wait for ever.
 */
function record() {
  const { keys } = Object.assign(window, { keys: [] as number[] });
  const answer = () => document.querySelector("#answer")?.innerHTML;
  const onKey = ({ key, timeStamp }: KeyboardEvent) => {
    if (!/^\d$/.test(key)) return;
    const before = answer();
    const look = () =>
      requestAnimationFrame(() => {
        if (answer() === before) return look();
        setTimeout(() => keys.push(performance.now() - timeStamp));
      });
    look();
  };
  addEventListener("keydown", onKey, { capture: true });
}

export const islandBytes = (files: Map<string, number>) => [...files.values()].reduce((sum, size) => sum + size, 0);

export function printCalculator({ pages: measured, bytes }: CalculatorBench) {
  say(
    `Cooling-load calculator: ms from a key to the frame with its answer, processor ${slowdown} × slower, ${rounds - warmUp} keys`,
  );
  table(
    ["", "median", "p95", "slowest", "island bytes"],
    measured.map(({ name, middle, p95, slowest }) => [
      name,
      ...[middle, p95, slowest].map((ms) => ms.toFixed(0)),
      islandBytes(bytes.get(name) ?? new Map()),
    ]),
  );
  const [files = new Map<string, number>()] = bytes.values();
  const largest = [...files].sort(([, a], [, b]) => b - a);
  say(`The island beyond React: ${largest.map(([file, size]) => `${file} ${size.toLocaleString("en")}`).join(", ")}`);
  say();
}
