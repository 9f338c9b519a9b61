import { inPath, tools } from "../../scripts/test/tools.ts";
import { type Display, openDisplay } from "./display.ts";
import { type Engine, keys, type Tab } from "./engine.ts";
import { openSession, type Session, startDriver } from "./webdriver.ts";

/** WebKitGTK, the nearest to Safari that a Linux machine has, over the WebDriver protocol. */
export const webkit: Engine = {
  name: "WebKit",
  isHere: () => tools.WebKit.find() !== undefined,
  async start() {
    const display = await openDisplay();
    const driver = await startDriver(inPath("WebKitWebDriver") ?? "", settingsFor(display));
    const options = { binary: tools.WebKit.find(), args: ["--automation"] };
    return {
      async withTab(visit) {
        const session = await openSession(driver.address, { "webkitgtk:browserOptions": options });
        try {
          await visit(tabOf(session));
        } finally {
          await session.close();
        }
      },
      async stop() {
        await driver.stop();
        await display.close();
      },
    };
  },
};

const settingsFor = ({ name, settingsFolder }: Display) => ({
  DISPLAY: name,
  XDG_CONFIG_HOME: settingsFolder,
  // Pictures are painted by the processor, and root has no sandbox.
  LIBGL_ALWAYS_SOFTWARE: "1",
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  NO_AT_BRIDGE: "1",
  GIO_USE_PROXY_RESOLVER: "dummy",
});

function tabOf({ ask, find }: Session): Tab {
  const act = (id: string, type: "key" | "pointer", actions: object[]) =>
    ask<void>("POST", "/actions", { actions: [{ id, type, actions }] });
  const strike = (characters: Iterable<string>) =>
    act(
      "keyboard",
      "key",
      Array.from(characters).flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    );
  const run = (source: string, args: readonly unknown[]) =>
    ask<unknown>("POST", "/execute/sync", { script: `return (${source})(...arguments)`, args });
  return {
    run,
    open: (url) => ask("POST", "/url", { url }),
    click: (x, y) =>
      act("mouse", "pointer", [
        { type: "pointerMove", x, y, duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    type: strike,
    press: (key) => strike([keys[key]]),
    async upload(css, files) {
      await ask("POST", `/element/${await find(css)}/value`, { text: files.join("\n") });
    },
    async resize(width, height) {
      await ask("POST", "/window/rect", { width, height });
    },
    async goOffline(isOffline) {
      await run(String(tellOffline), [isOffline]);
    },
  };
}

/** The protocol knows no lines: the page is told that there is none. */
function tellOffline(isOffline: boolean) {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => !isOffline });
  dispatchEvent(new Event(isOffline ? "offline" : "online"));
}
