import puppeteer, { type BrowserContext, type ElementHandle } from "puppeteer-core";
import { tools } from "../../scripts/test/tools.ts";
import { type Engine, patience, type Tab } from "./engine.ts";

/** Firefox. It is controlled with its built-in protocol WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  isHere: () => tools.Firefox.find() !== undefined,
  async start() {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: tools.Firefox.find(),
      headless: true,
      extraPrefsFirefox: withoutMotion,
    });
    return {
      async withTab(visit) {
        const context = await browser.createBrowserContext();
        try {
          await visit(await openTab(context));
        } finally {
          await context.close();
        }
      },
      stop: () => browser.close(),
    };
  },
};

/** Switches off animations. A click during a smooth scroll would miss its target. */
const withoutMotion = { "ui.prefersReducedMotion": 1, "general.smoothScroll": false };

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  return {
    open: async (url) => void (await page.goto(url)),
    run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async upload(css, files) {
      const input = (await page.$(css)) as ElementHandle<HTMLInputElement> | null;
      await input?.uploadFile(...files);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    goOffline: (isOffline) => page.setOfflineMode(isOffline),
  };
}
